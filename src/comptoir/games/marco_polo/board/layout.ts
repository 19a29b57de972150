/** The areas of the board, and how they are composed for each sort of window. */

import type { Area, Composed } from '@comptoir/lib/boards';
import Bazaar from './Bazaar.svelte';
import Contracts from './Contracts.svelte';
import MapArea from './MapArea.svelte';
import Own from './Own.svelte';
import Spaces from './Spaces.svelte';
import { CARDS, FIGURES, PURSE, ROWS } from './figures';

const sort = (thing: string) => thing.split(':')[0]!;
const spaces = (from: number, to: number) => FIGURES.spaces.slice(from, to).map(([name]) => `space:${name}`);
const ON_MAP = new Set(spaces(CARDS, PURSE));
const ROW_HEADS = new Set<string>(ROWS.map((row) => `space:${row}`));
const onSpaces = (thing: string) =>
  thing === 'tool:black' ||
  (sort(thing) === 'space' && !ON_MAP.has(thing) && !ROW_HEADS.has(thing) && thing !== 'space:contracts');

export const areas: Area[] = [
  {
    name: 'map',
    label: 'board-map',
    of: (thing) => ON_MAP.has(thing) || ['place', 'tile', 'outpost', 'figure'].includes(sort(thing)),
    part: MapArea,
  },
  {
    name: 'bazaar',
    label: 'board-bazaar',
    of: (thing) => ROW_HEADS.has(thing) || sort(thing) === 'cell',
    part: Bazaar,
    scrolls: true,
  },
  { name: 'spaces', label: 'board-spaces', of: onSpaces, part: Spaces, scrolls: true },
  {
    name: 'contracts',
    label: 'board-contracts',
    of: (thing) => thing === 'space:contracts' || sort(thing) === 'display',
    part: Contracts,
    scrolls: true,
  },
  {
    name: 'own',
    label: 'board-own',
    of: (thing) => ['contract', 'goal', 'character'].includes(sort(thing)),
    part: Own,
    scrolls: true,
  },
];

const ONE = 'minmax(0, 1fr)';

export const layouts: Composed['layouts'] = {
  desktop: [
    {
      grid: `'map bazaar' 33cqh 'map spaces' 28cqh 'map contracts' calc(min(76cqh, 47.4cqw) - 61cqh) 'own contracts' ${ONE} / ${ONE} max(340px, 31.5cqw)`,
    },
  ],
  tablet: [
    {
      label: 'board-market',
      grid: `'map map' ${ONE} 'tabs tabs' 40px 'bazaar spaces' min(285px, 45cqh) / minmax(0, 1.35fr) ${ONE}`,
    },
    {
      label: 'board-contracts',
      grid: `'map' ${ONE} 'tabs' 40px 'contracts' min(140px, 22cqh) 'own' min(140px, 22cqh) / ${ONE}`,
    },
  ],
  phone: [
    { grid: `'map' ${ONE} 'tabs' 42px / ${ONE}` },
    { label: 'board-market', grid: `'bazaar' minmax(0, 1.18fr) 'spaces' ${ONE} 'tabs' 42px / ${ONE}` },
    { grid: `'contracts' minmax(0, 1.1fr) 'own' ${ONE} 'tabs' 42px / ${ONE}` },
  ],
  side: [
    { grid: `'map' ${ONE} 'tabs' 40px / ${ONE}` },
    { label: 'board-market', grid: `'bazaar spaces' ${ONE} 'tabs tabs' 40px / minmax(0, 1.2fr) ${ONE}` },
    { grid: `'contracts own' ${ONE} 'tabs tabs' 40px / ${ONE} ${ONE}` },
  ],
};

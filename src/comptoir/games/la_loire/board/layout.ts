/** The areas of the board, and how they are composed for each sort of window. */

import type { Area, Composed } from '@comptoir/lib/boards';
import MapArea from './MapArea.svelte';
import Mine from './Mine.svelte';
import Persons from './Persons.svelte';

const OWN = ['build', 'message', 'built', 'own', 'symbol'];
const STRIP = ['money', 'points', 'sailed', 'posted', 'stones', 'good', 'offer'];
const sort = (thing: string) => thing.split(':')[0]!;

export const areas: Area[] = [
  {
    name: 'map',
    label: 'board-road',
    of: (thing) => ![...OWN, ...STRIP, 'person'].includes(sort(thing)),
    part: MapArea,
  },
  { name: 'persons', label: 'board-people', of: (thing) => sort(thing) === 'person', part: Persons, scrolls: true },
  { name: 'own', label: 'board-mine', of: (thing) => OWN.includes(sort(thing)), part: Mine, scrolls: true },
];

const ONE = 'minmax(0, 1fr)';
const ROW = 'clamp(62px, 11cqh, 100px)';

export const layouts: Composed['layouts'] = {
  wide: [{ grid: `'map persons' ${ONE} 'own persons' ${ROW} / ${ONE} clamp(330px, 23cqw, 460px)` }],
  desktop: [
    { grid: `'map' ${ONE} 'own' ${ROW} 'tabs' 40px / ${ONE}` },
    { grid: `'persons' ${ONE} 'own' ${ROW} 'tabs' 40px / ${ONE}` },
  ],
  tablet: [{ grid: `'map' min(62cqw, 56cqh) 'own' 104px 'persons' ${ONE} / ${ONE}` }],
  phone: [
    { grid: `'map' ${ONE} 'tabs' 42px / ${ONE}` },
    { grid: `'persons' ${ONE} 'tabs' 42px / ${ONE}` },
    { grid: `'own' ${ONE} 'tabs' 42px / ${ONE}` },
  ],
  side: [
    { grid: `'map' ${ONE} 'tabs' 40px / ${ONE}` },
    { grid: `'persons' ${ONE} 'tabs' 40px / ${ONE}` },
    { grid: `'own' ${ONE} 'tabs' 40px / ${ONE}` },
  ],
};

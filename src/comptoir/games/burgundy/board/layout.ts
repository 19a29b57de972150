/** The areas of the board, and how they are composed for each sort of window. */

import type { Area, Composed } from '@comptoir/lib/boards';
import DisplayArea from './Display.svelte';
import EdgeArea from './Edge.svelte';
import EstateArea from './EstateArea.svelte';
import ProjectsArea from './ProjectsArea.svelte';

const sorts =
  (...names: string[]) =>
  (thing: string) =>
    names.includes(thing.split(':')[0]!);

export const areas: Area[] = [
  { name: 'display', label: 'board-display', of: sorts('display', 'row'), part: DisplayArea, scrolls: true },
  { name: 'projects', label: 'board-projects', of: sorts('project', 'space'), part: ProjectsArea, scrolls: true },
  {
    name: 'estate',
    label: 'board-estate',
    of: sorts('stack', 'triple', 'slot', 'egon'),
    part: EstateArea,
    scrolls: true,
  },
  {
    name: 'edge',
    label: 'board-edge-short',
    of: sorts('pile', 'bonus', 'deck', 'discard', 'round', 'first', 'seven'),
    part: EdgeArea,
    scrolls: true,
  },
];

const ONE = 'minmax(0, 1fr)';

export const layouts: Composed['layouts'] = {
  desktop: [
    {
      grid: `'edge edge' clamp(70px, 8.3cqh, 86px) 'display display' ${ONE} 'projects estate' ${ONE} / minmax(0, 0.42fr) ${ONE}`,
    },
  ],
  tablet: [{ grid: `'edge' 78px 'display' minmax(0, 1.3fr) 'projects' 150px 'estate' ${ONE} / ${ONE}` }],
  phone: [
    { grid: `'display' ${ONE} 'tabs' 42px / ${ONE}` },
    { label: 'board-estate', grid: `'projects' min(132px, 30cqh) 'estate' ${ONE} 'tabs' 42px / ${ONE}` },
    { grid: `'edge' ${ONE} 'tabs' 42px / ${ONE}` },
  ],
  side: [
    { grid: `'display' ${ONE} 'tabs' 40px / ${ONE}` },
    { label: 'board-estate', grid: `'projects estate' ${ONE} 'tabs tabs' 40px / minmax(0, 0.5fr) ${ONE}` },
    { grid: `'edge' ${ONE} 'tabs' 40px / ${ONE}` },
  ],
};

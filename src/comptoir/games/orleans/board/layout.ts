/** The areas of the board, and how they are composed for each sort of window. */

import type { Area, Composed } from '@comptoir/lib/boards';
import Deeds from './Deeds.svelte';
import Map from './Map.svelte';
import Places from './Places.svelte';
import Round from './Round.svelte';
import Supply from './Supply.svelte';
import Tracks from './Tracks.svelte';

const sorts =
  (...names: string[]) =>
  (thing: string) =>
    names.includes(thing.split(':')[0]!);

export const areas: Area[] = [
  { name: 'places', label: 'board-town', of: sorts('space', 'place'), part: Places, scrolls: true },
  { name: 'map', label: 'board-map', of: sorts('town', 'good'), part: Map },
  { name: 'tracks', label: 'board-tracks', of: sorts('supply', 'track', 'development'), part: Tracks, scrolls: true },
  { name: 'deeds', label: 'board-deeds-short', of: sorts('opening', 'deed'), part: Deeds, scrolls: true },
  {
    name: 'tiles',
    label: 'board-tiles-short',
    of: sorts('tile', 'stock', 'technology-left'),
    part: Supply,
    scrolls: true,
  },
  { name: 'round', label: 'board-events', of: sorts('event', 'bank'), part: Round },
];

const ONE = 'minmax(0, 1fr)';
/** Town and tracks at the left; map and deeds, or the tiles, at the right. */
const beside = (upper: string, lower: string) =>
  `'round ${upper}' 42px 'places ${upper}' 33cqh 'tracks ${upper}' ${ONE} 'tracks ${lower}' clamp(150px, 25cqh, 230px) 'tracks tabs' 40px / minmax(0, 1.03fr) ${ONE}`;

export const layouts: Composed['layouts'] = {
  wide: [
    {
      grid: `'round map' 44px 'places map' 27cqh 'tracks map' ${ONE} 'tiles deeds' 29.5cqh / minmax(0, 1.02fr) ${ONE}`,
    },
  ],
  desktop: [
    { label: 'board-map', grid: beside('map', 'deeds') },
    { label: 'board-tiles-short', grid: beside('tiles', 'tiles') },
  ],
  tablet: [
    {
      label: 'board-deeds-short',
      grid: `'round round' 42px 'places places' 21cqh 'tracks tracks' 272px 'map tabs' 40px 'map deeds' ${ONE} / minmax(0, 1.3fr) ${ONE}`,
    },
    {
      label: 'board-tiles-short',
      grid: `'round round' 42px 'places places' 21cqh 'tracks tracks' 272px 'map tabs' 40px 'map tiles' ${ONE} / minmax(0, 1.3fr) ${ONE}`,
    },
  ],
  phone: [
    { label: 'board-town', grid: `'round' 42px 'places' ${ONE} 'tabs' 42px / ${ONE}` },
    { grid: `'map' ${ONE} 'tabs' 42px / ${ONE}` },
    { grid: `'tracks' ${ONE} 'tabs' 42px / ${ONE}` },
    { grid: `'deeds' ${ONE} 'tabs' 42px / ${ONE}` },
    { grid: `'tiles' ${ONE} 'tabs' 42px / ${ONE}` },
  ],
  side: [
    { grid: `'places' ${ONE} 'tabs' 40px / ${ONE}` },
    { grid: `'map' ${ONE} 'tabs' 40px / ${ONE}` },
    { grid: `'tracks' ${ONE} 'tabs' 40px / ${ONE}` },
    { grid: `'deeds' ${ONE} 'tabs' 40px / ${ONE}` },
    { grid: `'tiles' ${ONE} 'tabs' 40px / ${ONE}` },
  ],
};

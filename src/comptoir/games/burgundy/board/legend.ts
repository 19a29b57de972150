/** The signs of the board, in the words of its tips. */

import type { Sign } from '@comptoir/lib/boards';
import { say } from './look';
import Picture from './Picture.svelte';
import { box } from './view';

const sign = (glyph: string, name: string, about = ''): Sign => ({
  name,
  about,
  picture: Picture,
  props: { name: glyph },
});

export const legend = (): Sign[] => [
  ...box.types.map((type, i) => ({
    name: say(`type-${type}`),
    about: say('board-worth', { type: say(`type-${type}`), points: box.values[i]! }),
    picture: Picture,
    props: { type: i },
  })),
  sign('worker', say('board-workers', { count: 1 }), say('board-workers-about')),
  sign('silver', say('board-silver', { count: 1 }), say('board-silver-about')),
  sign('point', say('board-points', { points: 1 }), say('board-points-about')),
  ...box.goods.map((good, i) =>
    sign(good, say(`good-${good}`), say('board-good-about', { low: 2 * i + 1, high: 2 * i + 2 })),
  ),
  ...box.animals.map((animal) => sign(animal, say(`animal-${animal}`))),
];

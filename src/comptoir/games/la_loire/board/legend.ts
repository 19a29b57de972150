/** The signs of the board, in the words of its tips. */

import type { Sign } from '@comptoir/lib/boards';
import Picture from './Picture.svelte';
import { buildingName, capital, effectOf, goodName, palaceName, say, symbolName, word } from './texts';
import { ABOUT } from './art';
import { FIGURES } from './view';

const sign = (picture: string, name: string, about: string): Sign => ({
  name: capital(name),
  about,
  picture: Picture,
  props: { name: picture, size: 28 },
});

export const legend = (): Sign[] => [
  ...FIGURES.goods.map((good, i) => sign(good, goodName(i), word('good-about', { value: FIGURES.value[i]! }))),
  ...FIGURES.buildings.map((one, i) => sign(one, buildingName(i), word(`${one}-about`))),
  ...FIGURES.palaces.map((one, i) => sign(ABOUT[one]!, palaceName(i), effectOf(one))),
  ...FIGURES.symbols.map((one, i) => sign(one, symbolName(i), effectOf(one))),
  sign(
    'coin',
    say('unit-denier', { n: 1 }),
    word('money-about', { most: FIGURES.maximum[0]!, least: FIGURES.minimum }),
  ),
  sign('star', word('points', { points: 1 }), word('points-about')),
  sign('horse', say('unit-horse', { n: 1 }), word('free-about')),
  sign('stone', say('unit-stone', { n: 1 }), word('stones-about')),
];

/** The tables of the game as far as the board needs them; `figures.json` says what the game says. */

import { box } from '@comptoir/board/figures';
import figures from './figures.json';

export const { figures: FIGURES, follow, correct } = box(figures);

export const WATER = 0;
export const EMPTY = -1;
export const NOBODY = -1;

export const MONK = 6;
export const KNIGHT = 4;
// What a space may ask for besides a character.
export const ANY = 7;
export const NEUTRAL = 8;

export const TOWN_HALL = 9;
export const FIRST_TILE = 10;
export const HERB_GARDEN = 20;
export const SCHOOL = 28;
export const TOWER = 29;

/** The action spaces, numbered through. */
export let SPACES: { place: number; wanted: number }[] = [];
/** The spaces of each place. */
export let SPACES_OF: number[][] = [];
/** The spaces for goods of each route, numbered through. */
export let GOODS_OF: number[][] = [];
/** A deed and a character it has spaces for. */
export let OPENINGS: { deed: number; who: number; size: number }[] = [];

follow(() => {
  SPACES = FIGURES.places.flatMap(({ spaces }, place) => spaces.map((wanted) => ({ place, wanted })));
  SPACES_OF = FIGURES.places.map((_, place) => SPACES.flatMap((space, i) => (space.place === place ? [i] : [])));
  OPENINGS = FIGURES.deeds.flatMap(({ spaces }, deed) =>
    spaces.map(([who, size]) => ({ deed, who: who!, size: size! })),
  );
  let first = 0;
  GOODS_OF = FIGURES.routes.map(([, , , mark]) => (mark ? [first++, first++] : [first++]));
});

export const openings = (deed: number): number[] => OPENINGS.flatMap((one, i) => (one.deed === deed ? [i] : []));
export const isOwn = (follower: number): boolean => follower >= figures.own;
export const character = (follower: number): number => figures.character[follower] ?? follower;
export const bit = (mask: number, i: number): boolean => ((mask >> i) & 1) === 1;
export const bits = (mask: number): number => [...Array(31).keys()].filter((i) => bit(mask, i)).length;

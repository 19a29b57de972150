/** What all parts of the board look at. */

import { getContext, setContext } from 'svelte';
import type { Phrase } from '@comptoir/lib/protocol';
import { words } from '@comptoir/lib/words.svelte';
import type { Names } from './pieces';
import { box, dieOf, HIDDEN, kindOf, typeOf, type Burgundy } from './view';

type Args = Record<string, number | string | Phrase>;

export interface Look {
  s: Burgundy;
  names: string[];
  pieces: Names;
  say: (phrase: Phrase | number | string) => string;
}

const KEY = Symbol('look');

/** The board tells its parts what there is to see. */
export const provide = (look: () => Look) => setContext(KEY, look);
export const useLook = () => getContext<() => Look>(KEY);

/** A message of this game, where there is nothing to look at. */
export const say = (message: string, args: Args = {}) => words.say({ message, args }, 'burgundy');

const kebab = (name: string) => name.replace('_', '-');

/** The name of the piece that lies in a place, for gliding. */
export const piece = (at: Look, place: string) => at.pieces.get(place)?.name;

export const word = (at: Look, message: string, args: Args = {}) => at.say({ message: `board-${message}`, args });
export const type = (at: Look, of: number) => at.say({ message: `type-${box.types[of]}`, args: {} });
export const good = (at: Look, of: number) => at.say({ message: `good-${box.goods[of]}`, args: {} });
export const animal = (at: Look, of: number) => at.say({ message: `animal-${box.animals[of]}`, args: {} });
/** The name printed on a card. */
export function kind(at: Look, card: number): string {
  const name = at.say({ message: `card-${kebab(box.kinds[kindOf(card)]!)}`, args: {} });
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A card in words. */
export function card(at: Look, of: number): string {
  if (of === HIDDEN) return word(at, 'back');
  if (of >= box.unseen) return word(at, 'number', { number: dieOf(of) + 1 });
  return at.say({
    message: 'card',
    args: { kind: { message: `card-${kebab(box.kinds[kindOf(of)]!)}`, args: {} }, number: dieOf(of) + 1 },
  });
}

/** The figures that are written on a card. */
export const printed = (of: number) => (of < 0 || of >= box.unseen ? '' : String(box.values[typeOf(of)]));

/** What a card does and what it is good for. */
export function about(at: Look, of: number): string {
  if (of === HIDDEN) return '';
  if (of >= box.unseen) return word(at, 'number-about');
  return `${word(at, `about-${kebab(box.kinds[kindOf(of)]!)}`)} ${worth(at, typeOf(of))}`;
}

export const worth = (at: Look, of: number) => word(at, 'worth', { type: type(at, of), points: box.values[of]! });

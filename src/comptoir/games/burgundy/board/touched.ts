/** Which drawn things show a field of the table, by its name. */

import type { Touched } from '@comptoir/board/touched';
import { type Burgundy, CLOISTER, dieOf, type Owner, read, typeOf } from './view';

const index = (name: string, cards: number[], card: number) =>
  cards.includes(card) ? [`${name}:${cards.indexOf(card)}`] : [];

/** The stack in which a card lies. */
function stack(name: string, cards: number[], size: number, card: number, seat: number): string[] {
  const at = cards.indexOf(card);
  return at < 0 ? [] : [`${name}:p${seat}:${Math.floor(at / size)}`];
}

/** Where a card lies in the display; the row it was taken from, once it is gone. */
function display(s: Burgundy, card: number): string[] {
  const row = s.display.findIndex((cards) => cards.includes(card));
  return row < 0 ? [`row:${dieOf(card)}`] : [`display:${row}:${s.display[row]!.indexOf(card)}`];
}

export const table: Touched<Burgundy>['table'] = {
  ledger: ({ seat }) => [`points:p${seat}`],
  round: () => ['round'],
  turn: () => ['round'],
  start_card: ({ seat }) => [`start:p${seat}`],
  deck: () => ['deck'],
  discard: () => ['discard'],
  display: ({ thing }, s) => display(s, thing),
  offer: ({ thing }, s) => index('offer', s.offer, thing),
  goods: ({ thing }, s) => s.tops.flatMap((top, pile) => (pile < 2 && top === thing ? [`pile:${pile}`] : [])),
  animals: ({ thing }, s) => s.tops.flatMap((top, pile) => (pile >= 2 && top === thing ? [`pile:${pile}`] : [])),
  tops: ({ where }) => [`pile:${where}`],
  below: ({ thing }) => [`pile:${thing}`],
  firsts: ({ thing }) => [`first:${thing}`],
  all_seven: () => ['seven'],
  egon: ({ thing }) => [`egon:${thing}`],
  egon_points: () => [],
  egon_stacks: ({ thing }) => (typeOf(thing) === CLOISTER ? [] : [`egon:${typeOf(thing)}`]),
  lost: () => ['round'],
};

export const own: Touched<Burgundy, Owner>['own'] = {
  workers: ({ seat }) => [`workers:p${seat}`],
  silver: ({ seat }) => [`silver:p${seat}`],
  sold: () => [],
  goods: ({ seat, thing }) => [`good:p${seat}:${thing}`],
  animals: ({ seat, thing }) => [`animal:p${seat}:${thing}`],
  projects: ({ seat, thing }, { projects }) => index(`project:p${seat}`, projects, thing),
  open: ({ seat, thing }, { open }) => stack('stack', open, 2, thing, seat),
  triples: ({ seat, thing }, { triples }) => stack('triple', triples, 3, thing, seat),
  hand: ({ seat, thing }, { hand }) => index(`hand:p${seat}`, hand, thing),
  stack: ({ seat }) => [`rest:p${seat}`],
};

export const touched = { table, own, read };

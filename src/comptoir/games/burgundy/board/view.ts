/** What the board reads of a view, and what the box says about it. */

import type { View } from '@comptoir/lib/protocol';
import { box as boxOf } from '@comptoir/board/figures';
import printed from './figures.json';

export const { figures: box, correct } = boxOf(printed);

export const EMPTY = -1;
export const HIDDEN = -9;
export const CLOISTER = box.types.indexOf('cloister');

export interface Owner {
  workers: number;
  silver: number;
  point_cards: number;
  sold: number;
  all_seven: number;
  types: number;
  goods: number[];
  animals: number[];
  projects: number[];
  open: number[];
  triples: number[];
  hand: number[];
  stack: number[];
}

export interface Burgundy {
  agenda: [string, ...number[]][];
  players: Owner[];
  round: number;
  turn: number;
  start_card: number;
  question_mark: boolean;
  bought: boolean;
  deck: { size: number };
  discard: { size: number };
  display: number[][];
  offer: number[];
  tops: number[];
  below: number[];
  firsts: number[];
  all_seven: number[];
  egon: number[];
  egon_points: number;
}

export const read = (view: View) => view as unknown as Burgundy;

export const kindOf = (card: number) => box.kindOfCard[card] ?? 0;
export const dieOf = (card: number) => box.dieOfCard[card] ?? 0;
export const typeOf = (card: number) => box.typeOfKind[kindOf(card)] ?? 0;

/** A stack is of the type of its cards; cloisters take the type of the others. */
export function stackType(cards: number[]): number {
  return typeOf(cards.find((card) => typeOf(card) !== CLOISTER) ?? cards[0] ?? 0);
}

/** Stacks of an estate: started ones with their place among the started, and triples. */
export interface Stack {
  cards: number[];
  type: number;
  /** Its number among the started stacks or among the triples. */
  index: number;
  triple: boolean;
}

function cut(cards: number[], size: number, triple: boolean): Stack[] {
  const stacks: Stack[] = [];
  for (let i = 0; i < cards.length; i += size) {
    const own = cards.slice(i, i + size).filter((card) => card !== EMPTY);
    stacks.push({ cards: own, type: stackType(own), index: i / size, triple });
  }
  return stacks;
}

export const stacks = (owner: Owner) => [...cut(owner.triples, 3, true), ...cut(owner.open, 2, false)];

/** What is being decided: the name of the question and what it is about. */
const asked = (s: Burgundy) => s.agenda.at(-1) ?? ['', -1];

/** The number that an action is taken with just now, `box.any` for any; null while none is. */
export function inUse(s: Burgundy): { seat: number; die: number } | null {
  const [name, seat, die] = asked(s);
  const used = name === 'Act' || name === 'SellAny' || name === 'PlaceAnother';
  return used && seat !== undefined && die !== undefined ? { seat, die } : null;
}

/** A card that is about to be laid onto a stack or made a project. */
export function onItsWay(s: Burgundy): { seat: number; card: number; where: 'estate' | 'projects' } | null {
  const [name, seat, card] = asked(s);
  if (seat === undefined || card === undefined) return null;
  if (name === 'ChooseStack') return { seat, card, where: 'estate' };
  return name === 'MakeRoom' ? { seat, card, where: 'projects' } : null;
}

/** The way from one number to another around the die, a worker a step. */
export function workersNeeded(die: number, number: number): number {
  if (die === box.any) return 0;
  const steps = Math.abs(die - number);
  return Math.min(steps, 6 - steps);
}

export const workersToSell = (die: number, good: number) =>
  Math.min(workersNeeded(die, 2 * good), workersNeeded(die, 2 * good + 1));

/** What sets of different animals are worth, as large as can be. */
export function animalPoints(animals: number[]): number {
  let points = 0;
  for (let set = 0; set < Math.max(...animals); set++) {
    points += box.sets[animals.filter((count) => count > set).length] ?? 0;
  }
  return points;
}

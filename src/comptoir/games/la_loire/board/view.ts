/** What of a table's view is drawn, and what follows from it. */

import { box } from '@comptoir/board/figures';
import printed from './figures.json';

export interface Player {
  denier: number;
  boat: number;
  /** A bit each. */
  persons: number;
  /** A bit each: four of Nantes, four of Orléans. */
  palaces: number;
  farms: number;
  monasteries: number;
  goods: number[];
  carried: number[];
  /** Two places each: the message and the village. */
  stones: number[];
  delivered: number[];
}

export interface Loire {
  agenda: [string, ...number[]][];
  players: Player[];
  /** The place, the horses and the direction of each relay: 2 * seat is the merchant, the next one the messenger. */
  at: number[];
  horses: number[];
  heading: number[];
  free: number[];
  shields: number[];
  market: number[];
  circus: number;
  building: number[];
  owner: number[];
  towers: number;
  goods: number[];
  persons: number[];
  palaces: number[];
  stacks: number[];
  under: number[];
  drawn: number[];
  active: number;
  turns: number;
  ending: number;
  new_palaces: number;
  counted: boolean;
}

export const { figures: FIGURES, follow, correct } = box(printed);
const figures = FIGURES;
export const NONE = -1;
export const NANTES = figures.places.indexOf('nantes');
export const ORLEANS = figures.places.indexOf('orleans');
export const CITIES = [NANTES, ORLEANS];
export const CIRCUS_LEAVES = 3; // the fourth place of the market
export const [FARM, MONASTERY, CASTLE] = [0, 1, 2];
export const MESSENGER = 1;

export const isCity = (place: number) => CITIES.includes(place);
export const person = (name: string) => figures.persons.indexOf(name);
export const place = (name: string) => figures.places.indexOf(name);

export const bits = (set: number, size: number) => [...Array(size).keys()].filter((i) => (set >> i) & 1);
export const has = (player: Player, name: string) => ((player.persons >> person(name)) & 1) === 1;

export const levelOf = (card: number) => Math.floor(card / figures.room);
/** A message to a village or a city, not to shields. */
export const isDirect = (card: number) => [0, 3].includes(levelOf(card));
export const shieldsOf = (card: number) => bits(figures.to[card]!, figures.shields.length);
export const palaceOf = (city: number, kind: number) => kind + (city === NANTES ? 0 : figures.palaces.length);
export const palaceCity = (palace: number) => (palace < figures.palaces.length ? NANTES : ORLEANS);

export function cardsLeft(s: Loire, level: number): number {
  const under = s.under.filter((card) => levelOf(card) === level).length;
  return bits(s.stacks[level]!, figures.room).length + under;
}

/** The cards of a stack that is searched. */
export function searched(s: Loire): number[] {
  const ask = s.agenda.at(-1);
  if (ask?.[0] !== 'SearchStack') return [];
  const level = ask[2]!;
  return bits(s.stacks[level]!, figures.room).map((i) => level * figures.room + i);
}

/** The market price of a village; null before the market is laid out. */
export function marketPrice(s: Loire, village: number): number | null {
  const position = s.market.indexOf(s.shields[village]!);
  return position < 0 ? null : figures.prices[position]!;
}

/** What the good of a village costs there. */
export function price(s: Loire, village: number): number | null {
  const market = marketPrice(s, village);
  if (market === null) return null;
  const building = s.building[village]!;
  const off = (building === NONE ? 0 : building === CASTLE ? 2 : 1) + (s.circus === village ? 1 : 0);
  return Math.max(0, market - off);
}

export const stonesOf = (player: Player, beginner: boolean) =>
  beginner ? 2 : Number(has(player, 'apprentice')) + Number(has(player, 'assistant'));

/** The villages in which stones mark a message, with the number of each stone. */
export function marks(player: Player, card: number): { stone: number; village: number }[] {
  return stones(player).filter((one) => one.card === card);
}

export function stones(player: Player): { stone: number; card: number; village: number }[] {
  return [...Array(player.stones.length / 2).keys()].map((stone) => ({
    stone,
    card: player.stones[2 * stone]!,
    village: player.stones[2 * stone + 1]!,
  }));
}

/** Where a ride of so many places ends. */
export function ahead(from: number, heading: number, steps: number): number {
  const road = heading === 0 ? figures.clockwise : figures.counterclockwise;
  let at = from;
  for (let i = 0; i < steps; i++) at = road[at]!;
  return at;
}

/** The villages of the banks from Nantes to Orléans: first the northern ones, then the southern ones. */
export function banks(): [number[], number[]] {
  const north: number[] = [];
  const south: number[] = [];
  for (let at = figures.clockwise[NANTES]!; at !== NANTES; at = figures.clockwise[at]!) {
    if (figures.bank[at] === 0) north.push(at);
    else if (figures.bank[at] === 1) south.unshift(at);
  }
  return [north, south];
}

/** The table as the server tells it, and how to read it. */

import type { View } from '@comptoir/lib/protocol';
import { BLACK_POSTS, FIGURES, POSTS, RASCHID, WILHELM } from './figures';

export interface Player {
  coins: number;
  camels: number;
  points: number;
  character: number;
  figure: number;
  second: number;
  /** Where posts stand, a bit for each place. */
  posts: number;
  posts_left: number;
  goods: number[];
  dice: number[];
  contracts: number[];
  completed: number[];
  goals: number[];
}

export interface Table {
  agenda: [string, ...number[]][];
  players: Player[];
  round: number;
  starter: number;
  traveller: number;
  black: number;
  khan_dice: number;
  khan_value: number;
  on: number[];
  lying: number[];
  special: number;
  returned: number[];
  display: number[];
  outposts: number[];
  cards: number[];
  towns: number[];
  beijing: number[];
  offered: number[];
  counted: boolean;
}

export const asTable = (view: View) => view as unknown as Table;

// A die in hand is its sort and what it shows; one on the board its space, colour and what it shows.
export const FACES = 7;
const COLOURS = 7;
export const BLACK = 4;
export const WHITE = 5;
export const NEUTRAL = 6;

/** A die as it is drawn. */
export interface Die {
  colour: number;
  value: number;
  /** By what it is known while it moves. */
  piece: string;
}

/** A die in hand, with what it is called on the board. */
export interface HandDie extends Die {
  code: number;
  id: string;
}

/** The dice before a player; of those that show the same, the last ones leave first. */
export function hand(s: Table, seat: number): HandDie[] {
  const dice = s.players[seat]!.dice;
  const lying = s.lying.map((die) => ({ colour: Math.floor(die / FACES) % COLOURS, value: die % FACES }));
  return dice
    .map((code, i) => {
      const [sort, value] = [Math.floor(code / FACES), code % FACES];
      const colour = sort ? BLACK - 1 + sort : seat;
      const nth = dice.slice(0, i).filter((other) => other === code).length;
      return { colour, value, code, id: dieId(seat, code, nth), piece: '' };
    })
    .map((die, i, all) => ({ ...die, piece: handPiece(s, seat, die, all.slice(i + 1), lying) }));
}

export const dieId = (seat: number, code: number, nth: number) => `die:${seat}:${code}:${nth}`;

type Shown = Pick<Die, 'colour' | 'value'>;

/** Dice that cannot be told from one another. Black ones are told by their number only. */
const kin = (s: Table, die: Shown) =>
  die.colour === BLACK || s.players[die.colour]?.character === RASCHID ? `${die.colour}` : `${die.colour}:${die.value}`;

function handPiece(s: Table, seat: number, die: Shown, after: Shown[], lying: Shown[]): string {
  const same = (other: Shown) => kin(s, other) === kin(s, die);
  const before = die.colour === BLACK ? blackBefore(s, seat) : 0;
  return `die:${kin(s, die)}:${lying.filter(same).length + before + after.filter(same).length}`;
}

const blackIn = (player: Player) => player.dice.filter((die) => Math.floor(die / FACES) === 1).length;
const blackBefore = (s: Table, seat: number) =>
  s.players.slice(0, seat).reduce((sum, player) => sum + blackIn(player), 0);

/** The dice that lie on a space, in the order in which they were placed. */
export function diceOn(s: Table, space: number): Die[] {
  const found: Die[] = [];
  const count = new Map<string, number>();
  for (const die of s.lying) {
    const shown = { colour: Math.floor(die / FACES) % COLOURS, value: die % FACES };
    const nth = count.get(kin(s, shown)) ?? 0;
    count.set(kin(s, shown), nth + 1);
    if (Math.floor(die / FACES / COLOURS) === space) found.push({ ...shown, piece: `die:${kin(s, shown)}:${nth}` });
  }
  return found;
}

/** Whether somebody who comes to a space has to pay for it. */
export const isOccupied = (s: Table, space: number) => FIGURES.spaces[space]![2] && s.on[space] !== 0;

/** The black dice that nobody has. */
export function blackDice(s: Table): Die[] {
  const taken = s.lying.filter((die) => Math.floor(die / FACES) % COLOURS === BLACK).length + blackBefore(s, 9);
  return Array.from({ length: s.black }, (_, i) => ({ colour: BLACK, value: 0, piece: `die:${BLACK}:${taken + i}` }));
}

/** A player's money and goods. */
export function held({ coins, camels, goods: [pepper, silk, gold] }: Player): Record<string, number> {
  return { coins, camels, pepper: pepper!, silk: silk!, gold: gold! };
}

export const hasPost = (player: Player | undefined, place: number) => !!player && ((player.posts >> place) & 1) === 1;
export const figuresOf = (player: Player) => [player.figure, player.second].filter((place) => place >= 0);
export const allPosts = (player: Player) => POSTS + (player.character === WILHELM ? BLACK_POSTS : 0);

/** The question that is open, as the table has it: its name and what it is about. */
export const question = (s: Table) => s.agenda.at(-1) ?? [''];

export const SEAT_COLOURS = ['var(--river)', 'var(--gold)', 'var(--vine)', 'var(--roof)'];

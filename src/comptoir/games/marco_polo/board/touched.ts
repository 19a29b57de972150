/** Which drawn things show a field of the table, by its name. */

import type { Touched } from '@comptoir/board/touched';
import { ids } from './aim';
import { CARDS, FIGURES, LARGE } from './figures';
import { asTable, dieId, type Player, type Table } from './view';

const GOODS = ['pepper', 'silk', 'gold'];
const place = (number: number) => ids.place(FIGURES.places[number] ?? '');
const space = (number: number) => ids.space(FIGURES.spaces[number]?.[0] ?? 'purse');

/** A figure of a player, and where it has come to. */
const figure = (nth: number) => (one: { seat: number; thing: number; by: number }) =>
  one.by > 0 ? [ids.figure(one.seat, nth), place(one.thing)] : [];

const table: Touched<Table>['table'] = {
  ledger: () => [],
  round: () => [],
  starter: () => [],
  black: () => [ids.tool('black')],
  lying: ({ where }) => [space(where)],
  contracts: () => [ids.space('contracts')],
  returned: () => [ids.space('contracts')],
  display: ({ thing }, { display }) =>
    display.includes(thing) ? [ids.display(display.indexOf(thing))] : [ids.space('contracts')],
  outposts: ({ where }) => [ids.outpost(FIGURES.places[LARGE + where] ?? '')],
  cards: ({ where }) => [space(CARDS + where)],
  towns: ({ thing }) => [ids.tile(thing)],
  beijing: () => [ids.place('beijing')],
  offered: ({ thing }) => [ids.offer(FIGURES.characters[thing] ?? '')],
  goal_cards: () => [],
};

const own: Touched<Table, Player>['own'] = {
  coins: ({ seat }) => [ids.good(seat, 'coins')],
  camels: ({ seat }) => [ids.good(seat, 'camels')],
  character: ({ seat }) => [ids.character(seat)],
  figure: figure(0),
  second: figure(1),
  posts: ({ where }) => [place(where)],
  posts_left: ({ seat }) => [`posts:${seat}`],
  goods: ({ seat, thing }) => [ids.good(seat, GOODS[thing]!)],
  dice: ({ seat, thing }) => [dieId(seat, thing, 0)],
  contracts: ({ seat, thing }, { contracts }) =>
    contracts.includes(thing) ? [ids.contract(seat, contracts.indexOf(thing))] : [],
  completed: ({ seat }) => [`completed:${seat}`],
  goals: ({ seat, thing }, { goals }) => (goals.includes(thing) ? [ids.goal(seat, goals.indexOf(thing))] : []),
};

export const touched = { table, own, read: asTable };

/** Which drawn things an answer is about, and the short ways: a die straight to its space. */

import type { Act, Aim, Answer } from '@comptoir/board/choice.svelte';
import type { Candidate, View } from '@comptoir/lib/protocol';
import { BERKE, CARDS, FIGURES, KHAN, RASCHID, TOWNS, spaceNumber } from './figures';
import { FACES, asTable, dieId, question, type Table } from './view';

export const ids = {
  place: (name: string) => `place:${name}`,
  space: (name: string) => `space:${name}`,
  cell: (row: string, column: number) => `cell:${row}:${column}`,
  tile: (number: number) => `tile:${number}`,
  outpost: (name: string) => `outpost:${name}`,
  display: (position: number) => `display:${position}`,
  contract: (seat: number, nth: number) => `contract:${seat}:${nth}`,
  good: (seat: number, name: string) => `good:${seat}:${name}`,
  goal: (seat: number, nth: number) => `goal:${seat}:${nth}`,
  character: (seat: number) => `character:${seat}`,
  offer: (name: string) => `offer:${name}`,
  figure: (seat: number, nth: number) => `figure:${seat}:${nth}`,
  face: (code: number) => `face:${code}`,
  tool: (name: string) => `tool:${name}`,
};

const TOOLS: Record<string, string> = { Reroll: 'reroll', TurnUp: 'up', TurnDown: 'down' };

export const aim: Aim = (act, seat, view) => {
  const s = asTable(view);
  const [one, other] = act.args;
  const [item, index] = [one?.item ?? '', one?.index ?? 0];
  switch (act.kind) {
    case 'Use':
      return [ids.space(item)];
    case 'Put':
      return [s.players[seat]?.character === RASCHID ? ids.face(index) : dieId(seat, index, 0)];
    case 'Purse':
      return [dieId(seat, index, 0), ids.space('purse')];
    case 'Reroll':
    case 'TurnUp':
    case 'TurnDown':
      return [dieId(seat, index, 0), ids.tool(TOOLS[act.kind]!)];
    case 'BuyBlackDie':
      return [ids.tool('black')];
    case 'TakeColumn':
      return columnAim(s, index);
    case 'TakeContract':
      return [ids.display(index)];
    case 'TakeExtra':
    case 'TakeGood':
    case 'PayGood':
      return [ids.good(seat, item)];
    case 'TakePair':
    case 'PayPair':
      return item.split('_').map((good) => ids.good(seat, good));
    case 'Complete':
    case 'PutAway':
      return [ids.contract(seat, index)];
    case 'Choose':
    case 'CharacterRevealed':
      return [ids.offer(item)];
    case 'KeepGoal':
      return [ids.goal(seat, index)];
    case 'Go':
      return goAim(s, seat, index, other?.item ?? '');
    case 'MoveFrom':
    case 'Visit':
      return [ids.place(item)];
    case 'TakeTownBonus':
    case 'TileLaid':
      return [ids.tile(index)];
    case 'TakeBonus':
      return [bonusAim(s, seat, item, index)];
    default:
      return laidAim(s, act);
  }
};

/** The row of the bazaar is the one where the last die was placed. */
function columnAim(s: Table, column: number): string[] {
  const [name, , asked] = question(s);
  const row = name === 'ChooseColumn' ? asked! : Math.floor((s.lying.at(-1) ?? 0) / FACES / FACES);
  return [ids.cell(FIGURES.spaces[row]?.[0] ?? '', column)];
}

function goAim(s: Table, seat: number, figure: number, place: string): string[] {
  const two = (s.players[seat]?.second ?? -1) >= 0;
  return two ? [ids.figure(seat, figure), ids.place(place)] : [ids.place(place)];
}

function bonusAim(s: Table, seat: number, item: string, place: number): string {
  if (item === 'character') return ids.character(seat);
  return place >= TOWNS ? ids.tile(s.towns[place - TOWNS] ?? -1) : ids.outpost(item);
}

/** What was laid out: where it lies now. */
function laidAim(s: Table, { kind, args }: Act): string[] {
  const card = args[0]?.index ?? -1;
  if (kind === 'CardLaid') return [ids.space(FIGURES.spaces[CARDS + s.cards.indexOf(card)]?.[0] ?? '')];
  if (kind === 'OutpostLaid') return [ids.outpost(FIGURES.places[1 + s.outposts.indexOf(card)] ?? '')];
  if (kind !== 'ContractDrawn' && kind !== 'StartContractDealt') return [];
  const owner = s.players.findIndex((player) => player.contracts.includes(card));
  if (owner >= 0) return [ids.contract(owner, s.players[owner]!.contracts.indexOf(card))];
  return s.display.includes(card) ? [ids.display(s.display.indexOf(card))] : [];
}

/** Dice go straight to a space; dice that show the same, and the parts of an answer in any order, do as well. */
export function shortcuts(candidates: Candidate[], seat: number, view: View): Answer[] {
  const s = asTable(view);
  const plain = candidates.map((candidate) => ({ candidate, path: aim(candidate, seat, view) }));
  const straight = candidates.flatMap((candidate) => straightTo(s, seat, candidate));
  const figures = plain.filter(({ candidate }) => candidate.kind === 'Go').flatMap((answer) => byFigure(seat, answer));
  const alike = [...plain, ...straight].flatMap((answer) => likewise(s, seat, answer));
  const turned = [...plain, ...alike].filter(({ candidate, path }) => path.length > 1 && turns(candidate));
  return [
    ...straight,
    ...figures,
    ...alike,
    ...turned.map((answer) => ({ ...answer, path: answer.path.toReversed() })),
  ];
}

const turns = (candidate: Candidate) => candidate.kind in TOOLS || candidate.kind.endsWith('Pair');

/** Each die that may be the first one on a space. */
function straightTo(s: Table, seat: number, candidate: Candidate): Answer[] {
  if (candidate.kind !== 'Use' || candidate.refusal) return [];
  const space = spaceNumber(candidate.args[0]!.item);
  return [...new Set(s.players[seat]!.dice)]
    .filter((code) => mayGo(s, seat, code, space))
    .map((code) => ({
      path: [dieId(seat, code, 0), ids.space(candidate.args[0]!.item)],
      candidate,
      then: (next) => next.find((put) => put.kind === 'Put' && put.args[0]?.index === code),
    }));
}

function mayGo(s: Table, seat: number, code: number, space: number): boolean {
  const { character, coins } = s.players[seat]!;
  const [, dice, blue] = FIGURES.spaces[space]!;
  if (code < FACES && (s.on[space]! >> seat) & 1) return false;
  if (character === RASCHID) return true;
  if (space === KHAN) return code % FACES >= s.khan_value;
  const free = !blue || !s.on[space] || character === BERKE || dice > 1;
  return free || code % FACES <= coins;
}

/** The only figure may be carried to where it goes. */
const byFigure = (seat: number, { candidate, path }: Answer): Answer[] =>
  path.length === 1 ? [{ candidate, path: [ids.figure(seat, 0), ...path] }] : [];

/** The same answer with the other dice in hand that show the same. */
function likewise(s: Table, seat: number, answer: Answer): Answer[] {
  const first = answer.path[0] ?? '';
  if (!first.startsWith('die:')) return [];
  const code = Number(first.split(':')[2]);
  const count = s.players[seat]!.dice.filter((die) => die === code).length;
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => ({
    ...answer,
    path: [dieId(seat, code, i + 1), ...answer.path.slice(1)],
  }));
}

/** The space to which dice are being taken, if any. */
export function going(s: Table): number {
  const [name, , space] = question(s);
  return name === 'PutDice' ? space! : -1;
}

/** What things are called and what they do, in the language of the moment. */

import type { Phrase } from '@comptoir/lib/protocol';
import { words } from '@comptoir/lib/words.svelte';
import {
  BEIJING,
  BY_DIE,
  FIGURES,
  PER_CONTRACT,
  PER_POST,
  THINGS,
  isLarge,
  isOasis,
  isTown,
  type Amount,
  type CityCard,
} from './figures';
import { BLACK, NEUTRAL, WHITE, isOccupied, type Die, type Table } from './view';

type Args = Phrase['args'];

const phrase = (message: string, args: Args = {}): Phrase => ({ message, args });
const tell = (what: Phrase) => words.say(what, 'marco_polo');

/** A text of the game. */
export const say = (message: string, args: Args = {}) => tell(phrase(message, args));

/** A thing of the game by its name in the tables. */
export const called = (domain: string, item: string) => say(`${domain}-${item.replaceAll('_', '-')}`);
export const placeName = (place: number) => called('place', FIGURES.places[place] ?? '');
export const spaceName = (space: number) => called('space', FIGURES.spaces[space]?.[0] ?? '');
export const characterName = (character: number) => called('character', FIGURES.characters[character] ?? '');
/** What a character can do at a table of so many. */
export const power = (character: number, players: number) =>
  say(`power-${FIGURES.characters[character] ?? ''}`, {
    coins: FIGURES.roundCoins[character] ?? 0,
    camels: FIGURES.roundCamels[character] ?? 0,
    khan: FIGURES.shareOfKhan[players] ?? 0,
    five: FIGURES.shareOfCoins[players] ?? 0,
    points: FIGURES.milestones.at(-1) ?? 0,
  });

function amountPhrase(what: Amount): Phrase {
  const parts = THINGS.filter((thing) => what[thing]).map((thing) => phrase(`amount-${thing}`, { n: what[thing]! }));
  return parts.reduce((one, other) => phrase('amount-sum', { one, other }), parts.shift() ?? phrase('amount-nothing'));
}

/** "2 camels + 1 silk" */
export const amount = (what: Amount) => tell(amountPhrase(what));

export function contract(number: number): string {
  const { cost, points, bonus } = FIGURES.contracts[number]!;
  return say('board-about-contract', { cost: amountPhrase(cost), points, bonus: amountPhrase(bonus) });
}

const exchange = (one: { give: Amount; get: Amount }) =>
  phrase('card-exchange', { give: amountPhrase(one.give), get: amountPhrase(one.get) });

/** What a city card brings at each number of a die. */
export const table = (card: CityCard) => {
  const [unit] = Object.values(card.get);
  return (card.byNumber ?? []).map((times) => times * (unit ?? 1));
};

export function cityCard(number: number): string {
  const card = FIGURES.cards[number];
  if (!card) return '';
  const get = amountPhrase(card.get);
  if (card.kind === PER_POST) return say('card-per-post', { get });
  if (card.kind === PER_CONTRACT) return say('card-per-contract', { get });
  if (card.kind === BY_DIE) {
    const unit = phrase(`card-unit-${Object.keys(card.get)[0]}`);
    return say('card-by-die', { get: unit, table: table(card).join('/') });
  }
  if (card.back) return say('card-both-ways', { one: exchange(card), other: exchange(card.back) });
  return tell(exchange(card));
}

export function goal(number: number): string {
  const [large, small, points] = FIGURES.goals[number]!;
  return say('goal', { large: placeName(large), small: placeName(small), points });
}

/** What can be had in a place. */
export function aboutPlace(place: number, town: number): string {
  if (isTown(place)) return say('board-about-town', { bonus: amountPhrase(FIGURES.tiles[town] ?? {}) });
  if (isLarge(place)) return say('board-about-city');
  if (isOasis(place)) return say('board-about-oasis');
  return say(place === BEIJING ? 'board-about-beijing' : 'board-about-venezia');
}

export function dieName(die: Die, owner: string): string {
  const sort =
    die.colour === BLACK ? 'black' : die.colour === WHITE ? 'white' : die.colour === NEUTRAL ? 'neutral' : 'own';
  return say(`board-die-${sort}`, { value: die.value, owner });
}

/** What a space does, and that it costs something where others were before. */
export const aboutSpace = (s: Table, space: number, does: string) =>
  isOccupied(s, space) ? `${does} ${say('board-about-occupied')}` : does;

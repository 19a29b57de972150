/** What is printed on the board, the cards and the tiles. A test keeps it as the tables of the game have it. */

import { box } from '@comptoir/board/figures';
import printed from './figures.json';

export const THINGS = [
  'coins',
  'camels',
  'pepper',
  'silk',
  'gold',
  'points',
  'any-good',
  'pair',
  'step',
  'contract',
  'black-die',
  'other-town',
  'own-town',
] as const;
export type Thing = (typeof THINGS)[number];

/** What something costs or brings. */
export type Amount = Partial<Record<Thing, number>>;

export interface CityCard {
  kind: number;
  give: Amount;
  get: Amount;
  back?: { give: Amount; get: Amount };
  byNumber?: number[];
}

export interface Contract {
  cost: Amount;
  points: number;
  bonus: Amount;
}

interface Figures {
  places: string[];
  /** From, to, camels, coins. */
  roads: [number, number, number, number][];
  beijing: number[];
  /** Name, dice, whether it can be shared for coins. */
  spaces: [string, number, boolean][];
  cityOfCard: number[];
  bazaar: Amount[][];
  coins: number;
  khan: Amount;
  khanPlaces: number;
  travel: number[];
  displayExtra: number[];
  purse: number;
  rerollCamels: number;
  turnCamels: number;
  blackDieCamels: number;
  milestones: number[];
  characters: string[];
  /** By character. */
  roundCoins: number[];
  roundCamels: number[];
  /** Mercator's, by players. */
  shareOfKhan: number[];
  shareOfCoins: number[];
  outposts: Amount[];
  tiles: Amount[];
  tileCity: number[];
  cards: CityCard[];
  contracts: Contract[];
  /** Large city, small city, points. */
  goals: [number, number, number][];
  goalsKept: number;
  goalCities: number[];
  mostContracts: number;
  rounds: number;
}

export const { figures: FIGURES, follow, correct } = box(printed as unknown as Figures);

// How a city card works.
export const PER_POST = 1;
export const PER_CONTRACT = 2;
export const BY_DIE = 3;

// Places of the map, in the order of its table.
export const VENEZIA = 0;
export const LARGE = 1;
export const TOWNS = 8;
export const BEIJING = 14;
export const OASES = 15;

export const isLarge = (place: number) => place >= LARGE && place < TOWNS;
export const isTown = (place: number) => place >= TOWNS && place < BEIJING;
export const isOasis = (place: number) => place >= OASES;

// Spaces for dice.
export const ROWS = ['camels', 'pepper', 'silk', 'gold'] as const;
export const KHAN = 5;
export const CARDS = 8;
export const PURSE = 17;
export const spaceNumber = (name: string) => FIGURES.spaces.findIndex(([one]) => one === name);

export const RASCHID = 0;
export const BERKE = 2;
export const WILHELM = 6;
export const POSTS = 9;
export const BLACK_POSTS = 2;
export const LETTERS = 'ABCDEF';

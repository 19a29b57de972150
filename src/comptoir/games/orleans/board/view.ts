/** What a seat sees of the table, as far as it is drawn. */

import { bit, EMPTY, FIGURES, HERB_GARDEN, SCHOOL, SPACES, SPACES_OF, TOWER } from './figures';

/** A task or question of the agenda: its name and its arguments. */
export type Step = [string, ...unknown[]];
type Lane = [number, Step, Step[]];

export interface PlayerView {
  coins: number;
  merchant: number;
  development: number;
  stations: number;
  built: number;
  places: number;
  first_technology: number;
  technology: number;
  tracks: number[];
  goods: number[];
  market: number[];
  spaces: number[];
  bag: { counts: number[]; size: number };
}

export interface TableView {
  agenda: Step[];
  players: PlayerView[];
  round: number;
  starter: number;
  event: number;
  passed: number;
  bank: number;
  technology: number;
  tiles: number;
  hourglasses: { counts: number[]; size: number };
  supply: number[];
  goods: number[];
  routes: number[];
  deeds: number[];
  citizens: number[];
  drawn: number[];
}

/** What stands on a space, and whether that is only planned. */
export interface Stand {
  thing: number;
  planned: boolean;
}

/** What a seat is doing: its open question or task. */
export function step(view: TableView, seat: number): Step | undefined {
  const top = view.agenda.at(-1);
  if (top?.[0] !== 'Together') return top?.[1] === seat ? top : undefined;
  return (top[1] as Lane[]).find(([of]) => of === seat)?.[2].at(-1);
}

const BATHING = ['DrawBather', 'FindWork', 'PlaceBather', 'BatherSpace'];

/** Whose followers have been drawn for the Bathhouse. */
export const bather = (view: TableView): unknown => view.agenda.findLast(([name]) => BATHING.includes(name))?.[1];

/** The followers of a plan that is being made: where they go, who they are, and whether they come from the tower. */
function sent(view: TableView, seat: number): { space: number; follower: number; tower: boolean }[] {
  const now = step(view, seat);
  if (!now || !['Plan', 'Man', 'CarryOutPlan'].includes(now[0])) return [];
  const followers = FIGURES.character.length;
  return (now[2] as number[]).map((code) => ({
    space: Math.floor(code / followers / 2),
    follower: code % followers,
    tower: Math.floor(code / followers) % 2 === 1,
  }));
}

/** The followers on the market who have not been sent. */
export function market(view: TableView, seat: number): number[] {
  const counts = [...view.players[seat]!.market];
  for (const { follower, tower } of sent(view, seat)) if (!tower) counts[follower]! -= 1;
  return counts.flatMap((count, follower) => Array<number>(Math.max(0, count)).fill(follower));
}

/** What lies on every action space, with what is planned. */
export function stands(view: TableView, seat: number): Stand[] {
  const found = view.players[seat]!.spaces.map((thing) => ({ thing, planned: false }));
  for (const { space, follower, tower } of sent(view, seat)) {
    found[space] = { thing: follower, planned: true };
    const left = tower ? SPACES_OF[TOWER]!.find((i) => found[i]!.thing === follower) : undefined;
    if (left !== undefined) found[left] = { thing: EMPTY, planned: false };
  }
  return found;
}

/** Whether a player's follower may stand on a space, whatever stands there. */
export function fits(player: PlayerView, follower: number, space: number): boolean {
  const privileges = Number(bit(player.places, HERB_GARDEN)) + 2 * Number(bit(player.places, SCHOOL));
  return FIGURES.stands[privileges]![follower]!.includes(SPACES[space]!.wanted);
}

export const places = (player: PlayerView): number[] =>
  FIGURES.places.flatMap((_, place) => (bit(player.places, place) ? [place] : []));
export const isFollower = (thing: number): boolean => thing !== EMPTY && thing !== FIGURES.technology;

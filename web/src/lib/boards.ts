/** Drawn boards lie in their games' folders and are found there; nothing here names a game. */

import type { Component, Snippet } from 'svelte';
import type { Aims } from '../board/choice.svelte';
import { api } from './api';
import type { Game, Phrase, Summary, View } from './protocol';

/** The sorts of windows for which a table is composed; `side` is a phone that lies on its side. */
export type Size = 'desktop' | 'tablet' | 'phone' | 'side';

/** What every part of a board is given to draw. What a click means is `useChoice()`'s business. */
export interface BoardProps {
  game: Game;
  table: Summary;
  /** The seat whose view it is; null for a spectator. */
  seat: number | null;
  view: View;
  names: string[];
  scores: number[];
  /** The seats that have to answer. */
  asked: number[];
  say: (phrase: Phrase | number | string) => string;
  size: Size;
}

/** What is given to a part that shows the things of one player. */
export interface OwnerProps extends BoardProps {
  owner: number;
}

/** A part of the board with a name of its own. */
export interface Area {
  name: string;
  /** The message that names it. */
  label: string;
  /** The things that lie here. Things of no area lie in the strip or in the row of cards, which are always in sight. */
  of: (thing: string) => boolean;
  part: Component<BoardProps>;
  /** Whether it may be scrolled where its place is smaller than the `min-width` and `min-height` it gives itself. */
  scrolls?: boolean;
}

/** Areas that are shown together. */
export interface Layout {
  /** The message on its tab, at most nine letters long; without one that of its first area. */
  label?: string;
  /** A CSS `grid-template` of areas by their names, and of `tabs` if there is more than one layout; 100cqw by 100cqh is all there is. */
  grid: string;
}

/** A board that is composed for the window. Without areas it is drawn as a whole and scrolled. */
export interface Composed {
  areas: Area[];
  /** `wide` is for desktops with much room, where there is something to gain by it. */
  layouts: Record<Size, Layout[]> & { wide?: Layout[] };
  /** One's own money and goods, in a row that is always in sight. */
  strip: Component<OwnerProps>;
  /** Signs and numbers in a line: what of a player matters to the others. */
  line: Component<OwnerProps>;
  /** All that a player has. */
  peek: Component<OwnerProps>;
  /** Offers that exist for one question only, in a row above the bar; draws nothing if there are none. */
  cards?: Component<BoardProps>;
  /** How far the game has come: "3/5", "Round 3 of 5". */
  progress?: (view: View) => { short: string; long: string };
}

/** A sign of the board: what it is called and what is said of it, as in the board's tips. */
export interface Sign {
  name: string;
  about: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  picture: Component<any>;
  props: Record<string, unknown>;
}

/** A board's module. Its component draws what the parts share, with the parts as children; or, without areas, everything. */
export type BoardModule = {
  default: Component<BoardProps & { children?: Snippet }>;
  /** How it learns the figures of another box. */
  correct?: (own: object | null) => void;
  /** All its signs, for the page of the rules. */
  legend?: () => Sign[];
} & Aims &
  Partial<Composed>;

const FOUND = import.meta.glob<BoardModule>('../../../src/comptoir/games/*/board/Board.svelte');

const find = (game: string) => FOUND[`../../../src/comptoir/games/${game}/board/Board.svelte`];

export const isDrawn = (game: string) => find(game) !== undefined;

/** The signs of a game's printed board, in the language of the moment. */
export async function legendOf(game: string): Promise<() => Sign[]> {
  const found = await find(game)?.();
  found?.correct?.(null);
  return found?.legend ?? (() => []);
}

/** The board of a table, with the figures that it is played with. */
export async function board({ id, game, corrected }: Summary): Promise<BoardModule | null> {
  const [found, own] = await Promise.all([find(game)?.() ?? null, corrected ? api.figures(id) : null]);
  found?.correct?.(own && own.figures);
  return found;
}

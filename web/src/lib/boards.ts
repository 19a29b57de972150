/** Drawn boards lie in their games' folders and are found there; nothing here names a game. */

import type { Component } from 'svelte';
import type { Aims } from '../board/choice.svelte';
import { api } from './api';
import type { Game, Phrase, Summary, View } from './protocol';

/** What a board is given to draw. What a click means is `useChoice()`'s business. */
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
}

/** A board's module: the drawing, which drawn things each answer is about, and how it learns figures of another box. */
export type BoardModule = { default: Component<BoardProps>; correct?: (own: object | null) => void } & Aims;

const FOUND = import.meta.glob<BoardModule>('../../../src/comptoir/games/*/board/Board.svelte');

const find = (game: string) => FOUND[`../../../src/comptoir/games/${game}/board/Board.svelte`];

export const isDrawn = (game: string) => find(game) !== undefined;

/** The board of a table, with the figures that it is played with. */
export async function board({ id, game, corrected }: Summary): Promise<BoardModule | null> {
  const [found, own] = await Promise.all([find(game)?.() ?? null, corrected ? api.figures(id) : null]);
  found?.correct?.(own && own.figures);
  return found;
}

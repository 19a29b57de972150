/** Drawn boards lie in their games' folders and are found there; nothing here names a game. */

import type { Component } from 'svelte';
import type { Aims } from '../board/choice.svelte';
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

/** A board's module: the drawing, and which drawn things each answer is about. */
export type BoardModule = { default: Component<BoardProps> } & Aims;

const FOUND = import.meta.glob<BoardModule>('../../../src/comptoir/games/*/board/Board.svelte');

export function board(game: string): Promise<BoardModule> | null {
  return FOUND[`../../../src/comptoir/games/${game}/board/Board.svelte`]?.() ?? null;
}

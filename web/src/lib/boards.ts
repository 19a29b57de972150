/** Drawn boards lie in their games' folders and are found there; nothing here names a game. */

import type { Component } from 'svelte';
import type { Candidate, Game, Phrase, Summary, View } from './protocol';

/** What a board is given. It draws the view, and answers with the candidates' numbers. */
export interface BoardProps {
  game: Game;
  table: Summary;
  /** The seat whose view it is; null for a spectator. */
  seat: number | null;
  view: View;
  /** Every answer to the open question, refused ones with their reasons. `args` say which things they are about. */
  candidates: Candidate[];
  names: string[];
  scores: number[];
  /** An answer is on its way; nothing else can be answered meanwhile. */
  busy: boolean;
  say: (phrase: Phrase | number | string) => string;
  answer: (candidate: Candidate) => void;
}

const FOUND = import.meta.glob<{ default: Component<BoardProps> }>('../../../src/comptoir/games/*/board/Board.svelte');

export function board(game: string): Promise<Component<BoardProps>> | null {
  const load = FOUND[`../../../src/comptoir/games/${game}/board/Board.svelte`];
  return load ? load().then((module) => module.default) : null;
}

/** Hints for one's own question: asked of the server, drawn on the board until the next answer. */

import type { Choice } from '../board/choice.svelte';
import { api } from '../lib/api';
import { app } from '../lib/app.svelte';
import type { Hints } from '../lib/protocol';

export class Advice {
  found = $state.raw<Hints | null>(null);
  busy = $state(false);

  constructor(readonly choice: Choice) {}

  async ask(table: string, seat: number): Promise<void> {
    this.busy = true;
    await app.try(async () => {
      this.found = await api.hints(table, seat);
      this.draw();
    });
    this.busy = false;
  }

  /** The best answers on the board, the best one first. */
  draw(): void {
    const { candidates, seat } = this.choice.asked;
    const moves = this.found?.hints.map((hint) => hint.move) ?? [];
    const acts = moves.flatMap((move) => candidates.find((candidate) => candidate.move === move) ?? []);
    this.choice.hint(acts, seat ?? -1);
  }

  clear(): void {
    this.found = null;
    this.choice.hint([], -1);
  }
}

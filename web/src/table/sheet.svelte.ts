/** Sheets lie over the board, one at a time; bar and strip stay free. */

import { tick } from 'svelte';

const KEPT = 'answers';

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'list';
  } catch {
    return false;
  }
}

export class Sheets {
  open = $state('');
  /** Whether the answers in words are wanted all the time; remembered from table to table. */
  words = $state(kept());
  #from: HTMLElement | null = null;

  show(name: string): void {
    if (!this.open) this.#from = document.activeElement as HTMLElement | null;
    this.open = name;
  }

  toggle(name: string): void {
    if (this.open === name) this.close();
    else this.show(name);
  }

  keepWords(wanted: boolean): void {
    this.words = wanted;
    try {
      localStorage.setItem(KEPT, wanted ? 'list' : 'board');
    } catch {
      // It then holds for this visit.
    }
  }

  /** Back to what opened it; false if nothing was open. */
  close(): boolean {
    if (!this.open) return false;
    this.open = '';
    const from = this.#from;
    void tick().then(() => from?.isConnected && from.focus({ preventScroll: true }));
    return true;
  }
}

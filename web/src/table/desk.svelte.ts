/** What lies before somebody, live or in a replay: a table as it is drawn, its areas, and what lies over them. */

import { Choice } from '../board/choice.svelte';
import { app, seatName } from '../lib/app.svelte';
import { board, type BoardProps, type Size } from '../lib/boards';
import type { Candidate, Phrase, Summary, View } from '../lib/protocol';
import { words } from '../lib/words.svelte';
import { Areas } from './areas.svelte';
import { Sheets } from './sheet.svelte';

/** A position, as a seat or a spectator sees it. */
export interface Shown {
  seat: number | null;
  view: View;
  scores: number[];
  /** The seats that have to answer. */
  asked: number[];
}

const PEEK = 'peek-';
export const peekAt = (seat: number) => `${PEEK}${seat}`;

export class Desk {
  size = $state<Size>('desktop');
  /** Whose things a spectator sees in the strip. */
  watched = $state(0);
  readonly choice: Choice;
  readonly areas: Areas;
  readonly sheets = new Sheets();

  constructor(
    readonly find: () => Summary,
    readonly shown: () => Shown | null,
    give: (candidate: Candidate) => void = () => undefined,
  ) {
    this.choice = new Choice(give);
    this.areas = new Areas(this.choice);
  }

  readonly table: Summary = $derived.by(() => this.find());
  readonly names: string[] = $derived(this.table.seats.map((seat) => seatName(this.table, seat.seat)));
  readonly title: string = $derived(this.table.title || app.title(this.table.game));
  readonly drawn = $derived.by(() => this.areas.drawn);
  readonly isRail: boolean = $derived(this.size === 'desktop');
  readonly given: BoardProps | null = $derived(this.#given());
  readonly progress: string = $derived(this.given ? (this.drawn?.progress?.(this.given.view).long ?? '') : '');
  /** Whose things lie over the board. */
  readonly peeked: number | null = $derived(this.#peeked());

  #given(): BoardProps | null {
    const shown = this.shown();
    const game = app.game(this.table.game);
    if (!shown || !game) return null;
    const say = (phrase: Phrase | number | string) => words.say(phrase, game.name);
    return { ...shown, game, table: this.table, names: this.names, say, size: this.size };
  }

  #peeked(): number | null {
    const { open } = this.sheets;
    const seat = open.startsWith(PEEK) ? Number(open.slice(PEEK.length)) : NaN;
    return this.table.seats[seat] ? seat : null;
  }

  /** Fetch what is drawn; null for a game without a board. */
  async draw(): Promise<void> {
    this.choice.aims = this.areas.drawn = await board(this.table);
  }
}

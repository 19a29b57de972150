/** Somebody at a live table: what is asked of them, and what they do. */

import { tick } from 'svelte';
import { api } from '../lib/api';
import { app } from '../lib/app.svelte';
import type { Live, Message } from '../lib/live.svelte';
import type { Candidate, Summary, TableMessage } from '../lib/protocol';
import { router } from '../lib/router.svelte';
import { Advice } from './advice.svelte';
import { Desk, type Shown } from './desk.svelte';
import { newsOf, type News } from './news';

export class Sitting {
  /** A learner who wants to go on without being guided. */
  alone = $state(false);
  /** What the side shows. */
  tab = $state('log');
  readonly desk: Desk;
  readonly advice: Advice;

  constructor(
    readonly live: Live,
    table: () => Summary,
  ) {
    this.desk = new Desk(
      table,
      () => this.#shown(),
      (candidate) => void this.live.act({ type: 'answer', move: candidate.move }),
    );
    this.advice = new Advice(this.desk.choice);
  }

  readonly now: TableMessage | null = $derived.by(() => this.live.now);
  readonly lesson = $derived(this.#lesson());
  /** Only the lesson's answer is offered. */
  readonly guided: boolean = $derived((this.lesson?.move ?? null) !== null);
  readonly mine: boolean = $derived.by(
    () => this.live.seat !== null && (this.now?.questions.some((one) => one.seat === this.live.seat) ?? false),
  );
  /** What can be answered, but not on a drawn board. */
  readonly placeless: Candidate[] = $derived.by(() =>
    this.desk.choice.aims ? this.desk.choice.placeless.filter((candidate) => !candidate.refusal) : [],
  );
  /** Whether the answers are shown in words. */
  readonly inWords: boolean = $derived(this.mine && this.#wordsAreOpen());

  readonly news: News = $derived.by(() => newsOf(this.live.log, this.live.seat));
  /** Points that everybody has got since, by seat. */
  readonly gains: number[] = $derived.by(() =>
    this.desk.table.seats.map((seat) => this.news.points.get(seat.seat) ?? 0),
  );
  /** Whether somebody looks at what has happened since their last turn. */
  readonly recalls: boolean = $derived.by(() => this.#recalled === this.news.from && this.news.moves.length > 0);
  /** Where the news began that somebody looks at. */
  #recalled = $state(-1);

  #shown(): Shown | null {
    const { now } = this;
    if (!now?.view) return null;
    const asked = now.questions.map((question) => question.seat);
    return { seat: this.live.seat, view: now.view, scores: now.scores ?? [], asked };
  }

  #lesson(): TableMessage['lesson'] {
    return this.alone || this.desk.table.status !== 'playing' ? null : (this.now?.lesson ?? null);
  }

  #wordsAreOpen(): boolean {
    const { sheets, isRail } = this.desk;
    return sheets.open === 'words' || (!sheets.open && isRail && sheets.words && !this.guided);
  }

  toggleWords(): void {
    const { sheets, isRail } = this.desk;
    if (isRail) {
      const wanted = !this.inWords;
      sheets.open = '';
      sheets.keepWords(wanted);
    } else sheets.toggle('words');
  }

  /** Look at what has happened, or look no longer. */
  recall(wanted: boolean): void {
    this.#recalled = wanted ? this.news.from : -1;
    if (wanted) this.desk.sheets.open = '';
  }

  /** Tell the server, and stay at the question: the button that had the focus is gone. True if it was done. */
  async act(message: Message): Promise<boolean> {
    const inside = document.activeElement?.closest('[data-region=bar], [data-over]');
    const done = await this.live.act(message);
    if (this.desk.sheets.open === 'words') this.desk.sheets.open = '';
    await tick();
    if (inside && done) document.getElementById('question')?.focus({ preventScroll: true });
    return done;
  }

  readonly give = (candidate: Candidate) => this.act({ type: 'answer', move: candidate.move });

  /** The same opponents, levels and variants; the next seat starts. */
  readonly again = () =>
    app.try(async () => {
      const { table } = this.desk;
      const made = table.lesson ? await api.lesson(table.game) : await api.rematch(table.id);
      await router.go(`/table/${made.table.id}`);
    });

  /** The rest of the log: beside the board, or over it. */
  openLog(): void {
    this.tab = 'log';
    if (!this.desk.isRail) this.desk.sheets.toggle('side');
  }
}

/** The moves of others, one after the other: what the server tells at once is shown at a pace that can be followed. */

import type { TableMessage } from './protocol';
import { settings, type Pace } from './settings.svelte';

const MOVE: Record<Pace, number> = { once: 0, brisk: 450, calm: 1000 }; // milliseconds
const FORCED = 250; // of chance, and of what had to be
const MOST = 4000; // for all that waits

const isStill = () => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Pacing {
  /** How many messages wait to be shown. */
  behind = $state(0);
  #waiting: TableMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly seat: number | null,
    readonly show: (message: TableMessage) => void,
  ) {
    document.addEventListener('visibilitychange', this.#hide);
  }

  #hide = (): void => {
    if (document.hidden) this.skip();
  };

  end(): void {
    document.removeEventListener('visibilitychange', this.#hide);
    clearTimeout(this.#timer);
  }

  /** Show it now, or after what came before it. */
  take(message: TableMessage, shown: TableMessage | null): void {
    if (this.#mustBeNow(message, shown)) {
      this.skip();
      this.show(message);
    } else {
      this.#waiting.push(message);
      this.behind = this.#waiting.length;
      if (!this.#timer) this.#next();
    }
  }

  /** Who is asked something, plays against the clock or does not want to watch is not kept waiting. */
  #mustBeNow(message: TableMessage, shown: TableMessage | null): boolean {
    const isAsked = shown?.questions.some((question) => question.seat === this.seat) ?? false;
    const isTimed = this.seat !== null && (message.clocks?.[this.seat]?.running ?? false);
    const isOwn = message.log.lines.some((line) => line.seat === this.seat && !line.forced);
    return !shown?.view || isAsked || isTimed || isOwn || MOVE[settings.pace] === 0 || isStill();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const message = this.#waiting.shift();
    if (!message) return;
    this.behind = this.#waiting.length;
    this.#timer = setTimeout(() => this.#next(), this.#time(message));
    this.show(message);
  }

  #time(message: TableMessage): number {
    if (!message.log.lines.length) return 0;
    const isMove = message.log.lines.some((line) => line.seat >= 0 && !line.forced);
    return Math.min(isMove ? MOVE[settings.pace] : FORCED, MOST / (this.#waiting.length + 1));
  }

  /** Show all that waits. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const message of this.#waiting.splice(0)) this.show(message);
    this.behind = 0;
  }
}

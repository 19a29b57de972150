/** A table, live: one socket for one seat. What is shown is what the server has acknowledged. */

import { Pacing } from './pacing.svelte';
import type { ChatLine, FromServer, LogLine, Problem, TableMessage } from './protocol';

const PING = 30_000;
const SILENCE = 45_000; // after which the connection counts as lost
const SLOWEST = 15_000; // between two attempts to connect again

/** What is said to the server. */
export type Message = Record<string, unknown> & { type: string };

type Sent = { message: Message; done: (problem: Problem | null) => void };

export class Live {
  now = $state.raw<TableMessage | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state.raw<boolean[]>([]);
  spectators = $state(0);
  /** `gone`: the server does not let us in; trying again would not help. */
  state = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  /** When the newest `table` message came, for the clocks. */
  at = $state(0);
  /** Why the last thing that was said to the server was refused. */
  refused = $state.raw<Problem | null>(null);
  /** How many messages wait for the server's word. */
  waiting = $state(0);

  /** What others do is shown one after the other. */
  readonly pacing: Pacing;
  /** The version of the newest message, shown or not. */
  #version: number | undefined;
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Sent>();
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #ended = false;

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {
    this.pacing = new Pacing(seat, (message) => this.#show(message));
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** Whoever leaves is told nothing more. */
  close(): void {
    this.#ended = true;
    this.pacing.end();
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#socket?.close(1000);
    for (const sent of this.#unanswered.values()) sent.done(null);
    this.#unanswered.clear();
  }

  #connect(): void {
    const address = new URL(`/api/v1/tables/${this.table}/live`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    if (this.seat !== null) address.searchParams.set('seat', String(this.seat));
    if (this.#version !== undefined) address.searchParams.set('since', String(this.#version));
    this.#socket?.close();
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#attempts = 0;
      for (const sent of this.#unanswered.values()) socket.send(JSON.stringify(sent.message));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#keep(), PING / 2);
  }

  /** Try again at once: the network is back, or somebody looks at the page again. */
  #hurry = (): void => {
    if (this.state !== 'lost' || document.visibilityState !== 'visible') return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #keep(): void {
    const quiet = Date.now() - this.#heard;
    if (quiet > SILENCE + PING) this.#socket?.close();
    else if (quiet > PING / 2) this.#write({ type: 'ping', id: newId() });
  }

  #write(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    clearInterval(this.#ping);
    if (code === 4401 || code === 4403 || code === 4404) {
      this.state = 'gone';
      return;
    }
    this.state = this.now || this.#attempts > 0 ? 'lost' : 'connecting';
    const wait = Math.min(SLOWEST, 400 * 2 ** this.#attempts) * (0.7 + Math.random() * 0.6);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), code === 4429 ? SLOWEST : wait);
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    if (message.type === 'table') {
      this.#version = message.version;
      this.state = 'open';
      this.pacing.take(message, this.now);
    } else if (message.type === 'presence') {
      this.connected = message.connected;
      this.spectators = message.spectators;
    } else if (message.type === 'ack') this.#answered(message.id, null);
    else if (message.type === 'error') {
      // Done before a lost connection, or overtaken by another tab: what is shown now is right.
      if (message.id) this.#answered(message.id, message.code === 'duplicate' ? null : message);
      else this.refused = message;
    }
  }

  #show(message: TableMessage): void {
    this.log = [...this.log.slice(0, message.log.from), ...message.log.lines];
    this.chat = [...this.chat.slice(0, message.chat.from), ...message.chat.lines];
    this.connected = message.connected;
    this.spectators = message.spectators;
    if (message.version !== this.now?.version) this.refused = null;
    this.now = message;
    this.at = Date.now();
  }

  #answered(id: string, problem: Problem | null): void {
    const sent = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    this.waiting = this.#unanswered.size;
    sent?.done(problem);
  }

  /** Answer, undo, end the turn: one thing at a time, about the table as it is shown. True if it was done. */
  async act(message: Message): Promise<boolean> {
    this.pacing.skip();
    if (this.waiting || !this.now) return false;
    return this.say({ version: this.now.version, ...message });
  }

  /** Say something to the server; what it refuses is kept, to be shown. True if it was done. */
  async say(message: Message): Promise<boolean> {
    this.refused = null;
    const problem = await this.#send(message);
    // What came too late was overtaken by what is shown now.
    if (problem && problem.code !== 'stale') this.refused = problem;
    return !problem;
  }

  /** Answered with null, or with why not. Said again after a lost connection. */
  #send(message: Message): Promise<Problem | null> {
    const id = newId();
    const whole = { ...message, id };
    return new Promise((done) => {
      this.#unanswered.set(id, { message: whole, done });
      this.waiting = this.#unanswered.size;
      this.#write(whole);
    });
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

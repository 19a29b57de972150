/** What the server sends and is sent, as docs/protocol.md describes it. */

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<Language, string>;

/** A sentence that is not yet in any language. */
export interface Phrase {
  message: string;
  args: Record<string, number | string | Phrase>;
}

export interface Person {
  id: string;
  name: string;
  account: boolean;
}

export interface Game {
  name: string;
  title: Words;
  about: Words;
  players: number[];
  options: { name: string; label: Words; values: { value: string; label: Words }[] }[];
  bots: string[];
  lesson: boolean;
  domains: Record<string, string[]>;
  sources: string[];
  hidden: number;
}

export interface Seat {
  seat: number;
  kind: 'human' | 'bot' | 'open';
  name: string;
  person: string | null;
  bot: string | null;
  you: boolean;
}

export interface Clock {
  seconds: number;
  increment: number;
}

export interface Summary {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  title: string;
  private: boolean;
  /** `stuck`: played with rules that this version does not know. */
  status: 'waiting' | 'playing' | 'over' | 'stuck';
  host: string | null;
  created: string;
  changed: string;
  clock: Clock | null;
  end_turn: boolean;
  seats: Seat[];
  waiting_for: number[];
  scores: number[] | null;
  ranking: number[][] | null;
  winners: number[] | null;
  /** Played with figures of somebody's own box. */
  corrected: boolean;
  rated: boolean;
  lesson: boolean;
}

export type SetupSeat = { who: 'me' } | { who: 'hot'; name: string } | { who: 'open' } | { who: 'bot'; bot: string };

export interface Setup {
  game: string;
  players: number;
  options: Record<string, string>;
  private: boolean;
  seats: SetupSeat[];
  clock: Clock | null;
  end_turn: boolean;
  title: string;
  lesson?: boolean;
  /** Of one's own box, as a TOML file has them. */
  figures?: string;
}

export interface Refusal {
  rule: string;
  phrase: Phrase;
}

/** A thing on the board that an answer is about. */
export interface Argument {
  domain: string;
  item: string;
  index: number;
}

export interface Candidate {
  move: number;
  name: string;
  kind: string;
  aside: boolean;
  args: Argument[];
  label: Phrase;
  refusal: Refusal | null;
}

export interface Told {
  name: Phrase | null;
  heading: boolean;
  own: boolean;
  rules: string[];
  rows: { seat: number; phrase: Phrase }[];
}

export interface LogLine {
  seat: number;
  move: Phrase;
  kind: string;
  args: Argument[];
  forced: boolean;
  why: string[];
  told: Told[];
}

export interface ChatLine {
  seat: number;
  name: string;
  text?: string;
  system?: Phrase;
  at: string;
}

/** The state as a seat knows it, with the game's own field names. */
export type View = Record<string, unknown>;

export interface TableMessage {
  type: 'table';
  version: number;
  seat: number | null;
  table: Summary;
  connected: boolean[];
  spectators: number;
  clocks: { left: number; running: boolean }[] | null;
  view: View | null;
  questions: { seat: number; prompt: Phrase | null }[];
  candidates: Candidate[];
  undo: boolean;
  end_turn: boolean;
  /** What guides a learner; `move` is null with the last text. */
  lesson: { step: number; of: number; text: Phrase; move: number | null } | null;
  ask_undo: { seat: number; answers: number; agreed: number[]; missing: number[] } | null;
  scores: number[] | null;
  ledger: Record<string, number>[] | null;
  log: { from: number; lines: LogLine[] };
  chat: { from: number; lines: ChatLine[] };
}

/** A finished game before one of its answers, or at its end. */
export interface Moment {
  index: number;
  of: number;
  view: View;
  questions: { seat: number; prompt: Phrase | null }[];
  scores: number[];
}

/** Luck and skill of a finished game, in points. */
export interface Analysis {
  seats: { seat: number; score: number; start: number; luck: number; skill: number; others: number }[];
  decisions: {
    index: number;
    seat: number;
    label: Phrase;
    points_lost: number;
    win_lost: number;
    uncertainty: number;
  }[];
  chance: { index: number; count: number; luck: number[] }[];
  course: { index: number; points: number[] }[];
}

export interface Problem {
  code: string;
  message: string;
  phrase: Phrase;
  rule: string | null;
}

export type FromServer =
  | TableMessage
  | { type: 'presence'; connected: boolean[]; spectators: number }
  | { type: 'ack'; id: string; version: number }
  | ({ type: 'error'; id: string | null } & Problem)
  | { type: 'pong'; id: string }
  | { type: 'closed'; code: string };

export interface Rating {
  person: string;
  name: string;
  mu: number;
  sigma: number;
  ordinal: number;
  games: number;
}

export interface Notices {
  email: string | null;
  /** Whether the link that was sent there has been opened. */
  confirmed: boolean;
  push: number;
  push_key: string | null;
  channels: string[];
}

export interface TableNotices {
  email: boolean;
  push: boolean;
  webhook: string | null;
}

/** A piece of a game's table in words: the outline that is shown where no board is drawn. */
export interface Piece {
  text: string;
  style: string;
}

export type Block =
  | { kind: 'group'; of: Block[] }
  | { kind: 'panel'; title: Piece[]; subtitle: Piece[]; style: string; own?: boolean; of: Block[] }
  | { kind: 'grid'; title: Piece[]; heads: Piece[][]; rows: Block[][] }
  | { kind: 'text'; lines: Piece[][] };

/** Somewhere one is logged in. */
export type Session = { id: string; device: string; seen: string; this: boolean };

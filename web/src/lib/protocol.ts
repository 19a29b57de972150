/** What the server sends and is sent (docs/protocol.md). Made by tools/protocol.py: do not edit. */

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<Language, string>;

/** A sentence that is not yet in any language. */
export interface Phrase {
  message: string;
  args: Record<string, number | string | Phrase>;
}

/** Why an answer is not allowed: the rule and its sentence. */
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

/** An answer that may be thought of, and why it is refused, if it is. */
export interface Candidate {
  move: number;
  name: string;
  kind: string;
  aside: boolean;
  args: Argument[];
  label: Phrase;
  refusal: Refusal | null;
}

/** What is said, and of which seat. */
export interface ToldRow {
  seat: number;
  phrase: Phrase;
}

/** A field of the view holds more or less of a thing than before; `owner` is -1 for the table's own fields. */
export interface Changed {
  field: string;
  owner: number;
  seat: number;
  where: number;
  thing: number;
  by: number;
}

/** One step of what an answer brought about. */
export interface Told {
  name: Phrase | null;
  heading: boolean;
  own: boolean;
  rules: string[];
  rows: ToldRow[];
  changed: Changed[];
}

/** An answer that was given, the rules that left no other, and what it brought about. */
export interface LogLine {
  seat: number;
  move: Phrase;
  kind: string;
  args: Argument[];
  forced: boolean;
  why: string[];
  told: Told[];
}

/** What somebody said, or the table itself. */
export interface ChatLine {
  seat: number;
  name: string;
  text?: string;
  system?: Phrase;
  at: string;
}

/** An open question; without words where a viewer may know no more. */
export interface Question {
  seat: number;
  prompt: Phrase | null;
}

/** What guides a learner; `move` is None with the last text. */
export interface Guidance {
  step: number;
  of: number;
  text: Phrase;
  move: number | null;
}

/** Somebody asks to go back, by so many answers that the viewer knows; who has agreed, and who has not yet. */
export interface UndoRequest {
  seat: number;
  answers: number;
  agreed: number[];
  missing: number[];
}

/** Seconds left, and whether they run. */
export interface SeatClock {
  left: number;
  running: boolean;
}

export interface LogPart {
  from: number;
  lines: LogLine[];
}

export interface ChatPart {
  from: number;
  lines: ChatLine[];
}

/** The table as a viewer may know it, with what is new in log and chat. */
export interface TableMessage {
  type: 'table';
  version: number;
  seat: number | null;
  table: Summary;
  connected: boolean[];
  spectators: number;
  clocks: SeatClock[] | null;
  view: View | null;
  questions: Question[];
  candidates: Candidate[];
  undo: boolean;
  end_turn: boolean;
  lesson: Guidance | null;
  ask_undo: UndoRequest | null;
  scores: number[] | null;
  ledger: Record<string, number>[] | null;
  log: LogPart;
  chat: ChatPart;
}

/** Who is here. */
export interface Presence {
  type: 'presence';
  connected: boolean[];
  spectators: number;
}

/** A message was carried out. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}

/** The socket works. */
export interface Pong {
  type: 'pong';
  id: string;
}

/** The server closes the socket; come again. */
export interface Closed {
  type: 'closed';
  code: string;
}

/** What cannot be done, and why. */
export interface Problem {
  code: string;
  message: string;
  phrase: Phrase;
  rule: string | null;
}

/** A message could not be carried out; `id` is None where it had none. */
export interface ErrorMessage {
  code: string;
  message: string;
  phrase: Phrase;
  rule: string | null;
  type: 'error';
  id: string | null;
}

export type FromServer = TableMessage | Presence | Ack | ErrorMessage | Pong | Closed;

/** Somebody. */
export interface Person {
  id: string;
  name: string;
  account: boolean;
  program: boolean;
}

/** A value of an option. */
export interface OptionValue {
  value: string;
  label: Words;
}

/** A variant or an edition. */
export interface GameOption {
  name: string;
  label: Words;
  values: OptionValue[];
}

/** A game that can be played. */
export interface Game {
  name: string;
  title: Words;
  about: Words;
  players: number[];
  options: GameOption[];
  bots: string[];
  lesson: boolean;
  domains: Record<string, string[]>;
  sources: string[];
  hidden: number;
}

/** A seat and who sits there. */
export interface Seat {
  seat: number;
  kind: 'human' | 'bot' | 'open';
  name: string;
  person: string | null;
  program: boolean;
  bot: string | null;
  vacation: string | null;
  you: boolean;
}

/** Time for each seat, in seconds. */
export interface Clock {
  seconds: number;
  increment: number;
  days?: number;
  late?: 'bot' | 'resign';
}

/** Where a table was derived from: of which table, for whose eyes, and before which answer of its log. */
export interface Origin {
  table: string;
  seat: number;
  at: number;
}

/** A table in a few lines. */
export interface Summary {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  title: string;
  private: boolean;
  status: 'waiting' | 'playing' | 'over' | 'stuck';
  host: string;
  created: string;
  changed: string;
  clock: Clock | null;
  end_turn: boolean;
  seats: Seat[];
  waiting_for: number[];
  scores: number[] | null;
  ranking: number[][] | null;
  winners: number[] | null;
  corrected: boolean;
  rated: boolean;
  lesson: boolean;
  purpose: 'game' | 'play-on' | 'what-if' | 'plan' | 'exercise';
  origin: Origin | null;
  aids: ('hints' | 'what-if')[];
}

/** Who sits in a seat of a new table. */
export interface SetupSeat {
  who: 'me' | 'hot' | 'open' | 'bot';
  name?: string | null;
  bot?: string | null;
}

/** A new table. */
export interface Setup {
  game: string;
  players?: number;
  options?: Record<string, string>;
  private?: boolean;
  seats?: SetupSeat[] | null;
  clock?: Clock | null;
  end_turn?: boolean;
  title?: string;
  aids?: ('hints' | 'what-if')[];
  lesson?: boolean;
  figures?: string;
}

/** A finished game before one of its answers, or at its end. */
export interface Moment {
  index: number;
  of: number;
  view: View;
  questions: Question[];
  scores: number[];
}

/** A decision of one's own that cost points. */
export interface Exercise {
  table: string;
  game: string;
  title: string;
  seat: number;
  at: number;
  points: number;
}

/** What the answer given on an exercise costs in points, what was played cost, and the best answer. */
export interface Judgement {
  move: string;
  cost: number;
  played: string;
  played_cost: number;
  best: string;
  label: Phrase;
}

/** A prepared answer. */
export interface Planned {
  move: string;
  label: Phrase;
}

/** A plan: lines of answers, how many of them have been given, and why it has stopped, if it has. */
export interface Plan {
  lines: Planned[][];
  played: number;
  state: 'none' | 'waiting' | 'done' | 'stopped';
  why: Phrase | null;
}

/** An answer, and what a bot expects of it: points at the end, in all and by source, and how likely it wins. */
export interface Hint {
  move: number;
  name: string;
  label: Phrase;
  points: number;
  error: number;
  chance: number;
  sources: Record<string, number>;
}

/** The best answers to the question of a seat, the best first, and why. */
export interface Hints {
  version: number;
  hints: Hint[];
  why: Phrase;
}

/** How well somebody plays a game. */
export interface Rating {
  person: string | null;
  name: string;
  mu: number;
  sigma: number;
  ordinal: number;
  games: number;
  won: number;
}

/** Somebody, and how they play. */
export interface Profile {
  person: Person;
  ratings: OwnRating[];
  finished: number;
  won: number;
  owner: string | null;
  bond: '' | 'friends' | 'asked' | 'asking' | 'blocked';
}

/** A rating in a profile. */
export interface OwnRating {
  game: string;
  players: number;
  mu: number;
  sigma: number;
  ordinal: number;
  games: number;
  won: number;
}

/** How you can be told. */
export interface Notices {
  email: string | null;
  confirmed: boolean;
  new_email: string | null;
  agreed: ('old' | 'new')[];
  push: number;
  push_key: string;
  channels: string[];
}

/** A token, without what makes it one. */
export interface Token {
  id: string;
  label: string;
  scopes: ('read' | 'tables' | 'play' | 'chat')[];
  created: string;
  seen: string | null;
}

/** A program of yours, and its tokens. */
export interface Program {
  person: Person;
  tokens: Token[];
}

/** Your results in a game with so many players. */
export interface GameSum {
  game: string;
  players: number;
  finished: number;
  won: number;
  points: number;
}

/** The same from one seat. */
export interface SeatSum {
  game: string;
  players: number;
  finished: number;
  won: number;
  points: number;
  seat: number;
}

/** How often you met somebody, came before them, and beside them. */
export interface OpponentSum {
  person: string | null;
  name: string;
  program: boolean;
  bot: string | null;
  finished: number;
  ahead: number;
  level: number;
}

/** Points a game by source: yours, and the mean of the others at your tables. */
export interface SourceSum {
  game: string;
  source: string;
  own: number;
  field: number;
}

/** Luck and skill in a game that was analysed, in points. */
export interface AnalysedSum {
  table: string;
  game: string;
  players: number;
  at: number;
  luck: number;
  skill: number;
}

/** What your finished games add up to. */
export interface Statistics {
  games: GameSum[];
  seats: SeatSum[];
  opponents: OpponentSum[];
  sources: SourceSum[];
  analysed: AnalysedSum[];
}

/** How to be told that it is your turn at this table. */
export interface TableNotices {
  email?: boolean;
  push?: boolean;
  webhook?: string | null;
  form?: 'json' | 'discord' | 'slack';
}

/** Until when you are away, if you are, and how many days you may still take. */
export interface Vacation {
  until: string | null;
  left: number;
}

/** Somewhere you are logged in. */
export interface Session {
  id: string;
  device: string;
  seen: string;
  this: boolean;
}

/** The result of a seat, split: expected score at the start, luck, own skill, and the others' play. */
export interface Account {
  seat: number;
  score: number;
  start: number;
  luck: number;
  skill: number;
  others: number;
}

/** One decision: the move chosen, the best move, and the points and win probability lost. */
export interface Decided {
  index: number;
  seat: number;
  move: string;
  best: string;
  label: Phrase;
  points_lost: number;
  win_lost: number;
  uncertainty: number;
}

/** Consecutive chance outcomes: where in the log they begin, and the luck of each seat in points. */
export interface Chanced {
  index: number;
  count: number;
  luck: number[];
}

/** The expected final score of each seat before an answer of the log; after the last one, the result. */
export interface Expected {
  index: number;
  points: number[];
}

/** A whole game. */
export interface Analysis {
  game: string;
  budget: number;
  seats: Account[];
  decisions: Decided[];
  chance: Chanced[];
  course: Expected[];
}

export type Scope = Token['scopes'][number];
export type Bond = Profile['bond'];

/** The state as a seat knows it, with the game's own field names. */
export type View = Record<string, unknown>;

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

/** What has happened since one's last turn: what others did, and what it came to for everybody. */

import type { LogLine, Phrase, ToldRow } from '../lib/protocol';

export interface News {
  /** The number of the first line. */
  from: number;
  /** What others have chosen. */
  moves: LogLine[];
  /** What everybody has gained and lost, summed up; by seat. */
  sums: Map<number, Phrase[]>;
  /** The points among it, by seat. */
  points: Map<number, number>;
}

const isOther = (line: LogLine, seat: number | null) => line.seat >= 0 && line.seat !== seat && !line.forced;
const isOwn = (line: LogLine, seat: number | null) => line.seat === seat && !line.forced;

/** What one answers in a turn of one's own does not end the news; the first move of others after it does. */
export function newsOf(lines: LogLine[], seat: number | null): News {
  const last = lines.findLastIndex((line) => isOther(line, seat));
  const from = lines.slice(0, last + 1).findLastIndex((line) => isOwn(line, seat)) + 1;
  const until = lines.findIndex((line, i) => i > last && isOwn(line, seat));
  const came = lines.slice(from, until < 0 ? undefined : until);
  return { from, moves: came.filter((line) => isOther(line, seat)), ...totals(came) };
}

/** The last move of everybody else: marked on the board until the next one. */
export function lastMoves(lines: LogLine[], { moves }: News, seat: number | null): LogLine[] {
  const moved = new Set(moves.map((line) => line.seat));
  const seats = new Set(lines.map((line) => line.seat));
  const earlier = [...seats].filter((one) => !moved.has(one));
  return [
    ...earlier.flatMap((one) => lines.findLast((line) => line.seat === one && isOther(line, seat)) ?? []),
    ...moves,
  ];
}

const GAIN = 'told-gain';
const LOSE = 'told-lose';
const TRACK = 'told-track';
const POINTS = 'told-points';

function totals(lines: LogLine[]): Pick<News, 'sums' | 'points'> {
  const rows = lines.flatMap((line) => line.told.flatMap((told) => told.rows)).filter((row) => row.seat >= 0);
  const seats = [...new Set(rows.map((row) => row.seat))].sort((a, b) => a - b);
  const of = (seat: number) => rows.filter((row) => row.seat === seat).map((row) => row.phrase);
  const points = (seat: number) =>
    of(seat).flatMap((phrase) => (amount(phrase)?.of.startsWith(POINTS) ? [amount(phrase)!.n] : []));
  return {
    sums: new Map(seats.map((seat) => [seat, summed(of(seat))] as const).filter(([, sums]) => sums.length)),
    points: new Map(seats.map((seat) => [seat, points(seat).reduce((sum, n) => sum + n, 0)])),
  };
}

/** A piece of its own, like a contract: its move tells of it. */
const isPiece = (what: Phrase) => {
  const thing = what.args['thing'];
  return typeof thing === 'object' && Object.keys(thing.args).length > 0;
};

/** How much of what comes, or goes; null for a row that tells no amount. */
function amount({ message, args }: ToldRow['phrase']): { of: string; n: number } | null {
  const what = args['what'];
  if ((message !== GAIN && message !== LOSE) || typeof what !== 'object' || typeof what.args['n'] !== 'number')
    return null;
  if (isPiece(what)) return null;
  const { n, ...rest } = what.args;
  return { of: `${what.message} ${JSON.stringify(rest)}`, n: message === GAIN ? Number(n) : -Number(n) };
}

/** Amounts of the same thing make one; of a marker that moves several times only both ends are told. */
function summed(phrases: Phrase[]): Phrase[] {
  const sums = new Map<string, { phrase: Phrase; n: number }>();
  for (const phrase of phrases) {
    const found = amount(phrase);
    const key = found?.of ?? `${phrase.message} ${JSON.stringify(phrase.args['track'])}`;
    const sum = sums.get(key);
    if (found) sums.set(key, { phrase, n: (sum?.n ?? 0) + found.n });
    else if (phrase.message === TRACK) sums.set(key, { phrase: moved(sum?.phrase ?? phrase, phrase), n: 1 });
  }
  return [...sums.values()]
    .filter((sum) => sum.n)
    .map(({ phrase, n }) => (amount(phrase) ? counted(phrase, n) : phrase));
}

function counted({ args }: Phrase, n: number): Phrase {
  const what = args['what'] as Phrase;
  return { message: n > 0 ? GAIN : LOSE, args: { what: { ...what, args: { ...what.args, n: Math.abs(n) } } } };
}

const moved = (first: Phrase, last: Phrase): Phrase => ({ ...last, args: { ...last.args, old: first.args['old']! } });

/** The log in prose; what chance gives in a row makes one entry. */

import { seatName } from '../lib/app.svelte';
import type { LogLine, Phrase, Summary, Told } from '../lib/protocol';
import { t, words } from '../lib/words.svelte';

const DRAWN = 6; // things drawn in a row that are told at once

/** `key` is the number of its last line: entries that stay are not drawn again. */
export interface Entry {
  key: number;
  seat: number;
  text: string;
  rest: string[];
  forced: boolean;
  /** Rounds, phases and turns that began before it. */
  headings: string[];
  /** What it brought about, a line for each step. */
  brought: string[];
  line?: LogLine;
}

const namesOf = (table: Summary) => table.seats.map((one) => seatName(table, one.seat));

/** The same phrase with the names of players, where it speaks of seats. */
function named(phrase: Phrase, names: string[]): Phrase {
  const args = Object.entries(phrase.args).map(([key, value]) => {
    if (typeof value !== 'object') return [key, value];
    const isSeat = value.message === 'seat-name';
    return [key, isSeat ? (names[Number(value.args['number']) - 1] ?? '') : named(value, names)];
  });
  return { message: phrase.message, args: Object.fromEntries(args) as Phrase['args'] };
}

/** A heading or the name of a step; some name the player whose it is. */
function called(name: Phrase, names: string[], game: string): string {
  const { message, args } = named(name, names);
  return words.say({ message, args: { ...args, player: names[Number(args['seat'])] ?? '' } }, game);
}

/** One step of what was brought about; `about` is the seat that needs no name, as it stands in the line before. */
function step({ name, rows }: Told, names: string[], about: number, game: string): string {
  const several = new Set(rows.map((row) => row.seat).filter((seat) => seat >= 0)).size > 1;
  const groups: { seat: number; said: string[] }[] = [];
  for (const { seat, phrase } of rows) {
    if (groups.at(-1)?.seat !== seat) groups.push({ seat, said: [] });
    groups.at(-1)!.said.push(words.say(named(phrase, names), game));
  }
  const all = groups
    .map(({ seat, said }) => {
      const rows = said.join(' · ');
      const isNamed = seat >= 0 && (seat !== about || several || name !== null);
      return isNamed ? words.say({ message: 'told-line', args: { player: names[seat] ?? '', rows } }, game) : rows;
    })
    .join('; ');
  const under = name ? called(name, names, game) : '';
  return under && all ? words.say({ message: 'told-under', args: { name: under, rows: all } }, game) : under || all;
}

/** What a line brought about, in words. */
export function broughtBy(line: LogLine, table: Summary): { headings: string[]; brought: string[] } {
  const names = namesOf(table);
  const headed = line.told.findIndex((one) => one.heading);
  const say = (one: Told) =>
    step(one, names, headed >= 0 && line.told.indexOf(one) > headed ? -1 : line.seat, table.game);
  return {
    headings: line.told.filter((one) => one.heading).map(say),
    brought: line.told
      .filter((one) => !one.heading)
      .map(say)
      .filter(Boolean),
  };
}

/** An answer; one that the table gave says why there was no other. */
function answered(line: LogLine, table: Summary): string {
  const text = words.log(line, seatName(table, line.seat), table.game);
  if (!line.why.length) return text;
  return `${text} (${words.say({ message: 'told-forced', args: { rules: line.why.join(', ') } }, table.game)})`;
}

/** An answer and what it brought about, as one sentence. */
export const sentence = (line: LogLine, table: Summary): string =>
  [answered(line, table), ...broughtBy(line, table).brought].join(' ');

function drawn(things: string[], key: number, came: LogLine[], table: Summary): Entry {
  const text = t('table-log-chance', { things: things.slice(0, DRAWN).join(', ') });
  const all = came.map((line) => broughtBy(line, table));
  const [headings, brought] = [all.flatMap((one) => one.headings), all.flatMap((one) => one.brought)];
  return { key, seat: -1, text, rest: things.slice(DRAWN), forced: false, headings, brought };
}

/** The lines from number `first` on. */
export function told(lines: LogLine[], first: number, table: Summary): Entry[] {
  const entries: Entry[] = [];
  let things: string[] = [];
  let came: LogLine[] = [];
  for (const [i, line] of lines.slice(first).entries()) {
    if (line.seat < 0) {
      things.push(words.say(named(line.move, namesOf(table)), table.game));
      came.push(line);
      continue;
    }
    if (things.length) entries.push(drawn(things, first + i - 1, came, table));
    [things, came] = [[], []];
    const text = answered(line, table);
    const brought = broughtBy(line, table);
    entries.push({ key: first + i, seat: line.seat, text, rest: [], forced: line.forced, line, ...brought });
  }
  if (things.length) entries.push(drawn(things, lines.length - 1, came, table));
  return entries;
}

/** Where the seat's own last answer stands in the log; -1 if there is none. */
export const ownLast = (lines: LogLine[], seat: number | null) =>
  lines.findLastIndex((line) => line.seat === seat && !line.forced);

/** What others have chosen since the seat's own last answer. */
export const sinceOwn = (lines: LogLine[], seat: number | null) =>
  lines.slice(ownLast(lines, seat) + 1).filter((line) => line.seat >= 0 && line.seat !== seat && !line.forced);

/** The newest entry, and how many there are since the seat's own last answer. */
export function news(
  lines: LogLine[],
  table: Summary,
  seat: number | null,
): { entry: Entry | undefined; count: number } {
  const since = told(lines, Math.max(0, lines.length - 60, ownLast(lines, seat) + 1), table);
  return { entry: since.at(-1) ?? told(lines, Math.max(0, lines.length - 1), table).at(-1), count: since.length };
}

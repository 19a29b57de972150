/** The log in prose; what chance gives in a row makes one entry. */

import { seatName } from '../lib/app.svelte';
import type { LogLine, Phrase, Summary, Told } from '../lib/protocol';
import { t, words } from '../lib/words.svelte';

const DRAWN = 6; // things drawn in a row that are told at once
const MANY = 60; // lines that may make one entry

/** What an answer brought about, a line for each step; rounds, phases and turns that began are headings. */
export interface Step {
  text: string;
  heading: boolean;
}

/** `key` is the number of its last line: entries that stay are not drawn again. */
export interface Entry {
  key: number;
  seat: number;
  text: string;
  rest: string[];
  forced: boolean;
  brought: Step[];
  lines: LogLine[];
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
export function broughtBy(line: LogLine, table: Summary): Step[] {
  const names = namesOf(table);
  const headed = line.told.findIndex((one) => one.heading);
  const about = (i: number) => (headed >= 0 && i > headed ? -1 : line.seat);
  return line.told
    .map((one, i) => ({ text: step(one, names, about(i), table.game), heading: one.heading }))
    .filter((one) => one.text);
}

/** An answer; one that the table gave says why there was no other. */
function answered(line: LogLine, table: Summary): string {
  const text = words.log(line, seatName(table, line.seat), table.game);
  if (!line.why.length) return text;
  return `${text} (${words.say({ message: 'told-forced', args: { rules: line.why.join(', ') } }, table.game)})`;
}

/** An answer and what it brought about, as one sentence. */
export const sentence = (line: LogLine, table: Summary): string =>
  [
    answered(line, table),
    ...broughtBy(line, table)
      .filter((one) => !one.heading)
      .map((one) => one.text),
  ].join(' ');

function drawn(things: string[], key: number, came: LogLine[], table: Summary): Entry {
  const text = t('table-log-chance', { things: things.slice(0, DRAWN).join(', ') });
  const brought = came.flatMap((line) => broughtBy(line, table));
  return { key, seat: -1, text, rest: things.slice(DRAWN), forced: false, brought, lines: came };
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
    entries.push({ key: first + i, seat: line.seat, text, rest: [], forced: line.forced, lines: [line], brought });
  }
  if (things.length) entries.push(drawn(things, lines.length - 1, came, table));
  return entries;
}

/** The newest entry. */
export const newest = (lines: LogLine[], table: Summary): Entry | undefined =>
  told(lines, Math.max(0, lines.length - MANY), table).at(-1);

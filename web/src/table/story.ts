/** The log in prose; what chance gives in a row makes one entry. */

import { seatName } from '../lib/app.svelte';
import type { LogLine, Summary } from '../lib/protocol';
import { t, words } from '../lib/words.svelte';

const DRAWN = 6; // things drawn in a row that are told at once

/** `key` is the number of its last line: entries that stay are not drawn again. */
export interface Entry {
  key: number;
  seat: number;
  text: string;
  rest: string[];
  forced: boolean;
  line?: LogLine;
}

function drawn(things: string[], key: number): Entry {
  const text = t('table-log-chance', { things: things.slice(0, DRAWN).join(', ') });
  return { key, seat: -1, text, rest: things.slice(DRAWN), forced: false };
}

/** The lines from number `first` on. */
export function told(lines: LogLine[], first: number, table: Summary): Entry[] {
  const entries: Entry[] = [];
  let things: string[] = [];
  for (const [i, line] of lines.slice(first).entries()) {
    if (line.seat < 0) {
      things.push(words.say(line.move, table.game));
      continue;
    }
    if (things.length) entries.push(drawn(things, first + i - 1));
    things = [];
    const text = words.log(line, seatName(table, line.seat), table.game);
    entries.push({ key: first + i, seat: line.seat, text, rest: [], forced: line.forced, line });
  }
  if (things.length) entries.push(drawn(things, lines.length - 1));
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

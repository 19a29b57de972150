/** Aids for thinking: where they may be used. The server says the same (`aided` in `tables/derived.py`). */

import { app } from './app.svelte';
import type { Summary } from './protocol';

export type Aid = Summary['aids'][number];

/** Where no other people play, after the end, or where the table allows it. */
export function aided(table: Summary, aid: Aid): boolean {
  const others = table.seats.some((seat) => seat.person !== null && seat.person !== app.person?.id);
  return table.status === 'over' || !others || table.aids.includes(aid);
}

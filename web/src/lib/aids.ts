/** Aids for thinking: where they may be used. The server says the same (`aided` in `tables/derived.py`). */

import { app } from './app.svelte';
import type { Game, LogLine, Summary } from './protocol';

export type Aid = Summary['aids'][number];

/** Where no other people play, after the end, or where the table allows it. */
export function aided(table: Summary, aid: Aid): boolean {
  const others = table.seats.some((seat) => seat.person !== null && seat.person !== app.person?.id);
  return table.status === 'over' || !others || table.aids.includes(aid);
}

/** Played over days, with days for each move. */
export const isSlow = (table: Summary): boolean => (table.clock?.days ?? 0) > 0;

/** What a move is about, by its name: `Send(follower=boatman, place=farmhouse)`. */
export function actOf(name: string, game: Game): Pick<LogLine, 'kind' | 'args'> {
  const [, kind = name, inside = ''] = /^(\w+)(?:\((.*)\))?$/.exec(name) ?? [];
  const args = inside
    .split(', ')
    .filter(Boolean)
    .map((one) => {
      const cut = one.indexOf('=');
      const [domain, item] = [one.slice(0, cut), one.slice(cut + 1)];
      return { domain, item, index: game.domains[domain]?.indexOf(item) ?? -1 };
    });
  return { kind, args };
}

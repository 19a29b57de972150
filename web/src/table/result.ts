import { seatName } from '../lib/app.svelte';
import type { Summary } from '../lib/protocol';
import { words } from '../lib/words.svelte';

/** How a game has ended, in a sentence. */
export function resultLine(table: Summary): string {
  const winners = table.winners ?? [];
  const names = winners.map((seat) => seatName(table, seat)).join(', ');
  const message = winners.length ? 'result-winner' : 'result-lost';
  return words.say({ message, args: { count: winners.length, names } }, table.game);
}

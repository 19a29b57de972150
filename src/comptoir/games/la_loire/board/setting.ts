/** What follows from the options of a table. */

import type { Summary } from '@comptoir/lib/protocol';
import { FIGURES, type Loire } from './view';

export function setting(table: Summary, s: Loire) {
  const edition = table.options['edition'] === 'french' ? 'french' : 'german';
  return {
    beginner: table.options['beginner'] === 'yes',
    french: edition === 'french',
    target: FIGURES.boat_targets[edition][s.players.length]!,
  };
}

/** Raschid gives his dice their values as he places them: where these values are to be chosen. */

import type { Choice } from '@comptoir/board/choice.svelte';
import type { Size } from '@comptoir/lib/boards';
import { RASCHID } from './figures';
import type { Table } from './view';

const MANY = 6; // values that find room in the strip of a large window

/** The values that may be chosen just now. */
function faces(choice: Choice, s: Table, owner: number): number[] {
  if (s.players[owner]?.character !== RASCHID || choice.asked.seat !== owner) return [];
  return choice.asked.candidates.filter((one) => one.kind === 'Put').map((one) => one.args[0]!.index);
}

const fit = (found: number[], size: Size) => (size === 'desktop' || size === 'tablet') && found.length <= MANY;

export function facesInStrip(choice: Choice, s: Table, owner: number, size: Size): number[] {
  const found = faces(choice, s, owner);
  return fit(found, size) ? found : [];
}

export function facesInCards(choice: Choice, s: Table, owner: number, size: Size): number[] {
  const found = faces(choice, s, owner);
  return fit(found, size) ? [] : found;
}

/** Which signs a text speaks of. */

import type { Sign } from './boards';

const LEAST = 3; // letters of a name that is looked for

/** A name without its number: "1 worker". Forms of it begin alike. */
const bare = (name: string) => name.replace(/^[\d×]+\s*/, '').toLocaleLowerCase();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The signs that a text names, in their order there. */
export function spokenOf(signs: Sign[], text: string): Sign[] {
  const lower = text.toLocaleLowerCase();
  const at = (sign: Sign) => {
    const name = bare(sign.name);
    return name.length < LEAST ? -1 : lower.search(new RegExp(`(?<!\\p{L})${escaped(name)}`, 'u'));
  };
  return signs
    .map((sign) => [at(sign), sign] as const)
    .filter(([found]) => found >= 0)
    .sort(([a], [b]) => a - b)
    .map(([, sign]) => sign);
}

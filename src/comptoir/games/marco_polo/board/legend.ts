/** The signs of the board, in the words of its tips. */

import type { Sign } from '@comptoir/lib/boards';
import type { Thing } from './figures';
import Signs from './Signs.svelte';
import { say } from './words';

const sign = (thing: Thing, name: string, about: string): Sign => ({ name, about, picture: Signs, props: { thing } });

const PAID: Thing[] = ['coins', 'camels', 'pepper', 'silk', 'gold'];

export const legend = (): Sign[] => [
  ...PAID.map((thing) => sign(thing, say(`amount-${thing}`, { n: 1 }), say(`board-about-${thing}`))),
  sign('points', say('amount-points', { n: 1 }), ''),
  sign('any-good', say('amount-any-good', { n: 1 }), ''),
  sign('pair', say('amount-pair', { n: 1 }), ''),
  sign('step', say('amount-step', { n: 1 }), ''),
  sign('contract', say('amount-contract'), say('board-about-special')),
  sign('black-die', say('amount-black-die'), ''),
  sign('own-town', say('amount-own-town', { n: 1 }), ''),
  sign('other-town', say('amount-other-town'), ''),
];

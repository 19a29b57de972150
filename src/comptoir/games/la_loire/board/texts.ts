/** The board's words, in the language of the moment. */

import type { Phrase } from '@comptoir/lib/protocol';
import { words } from '@comptoir/lib/words.svelte';
import { FIGURES, isDirect, levelOf, shieldsOf } from './view';

type Args = Record<string, number | string>;

export const say = (message: string, args: Phrase['args'] = {}) => words.say({ message, args }, 'la_loire');
const named = (domain: string, item: string) => say(`${domain}-${item.replaceAll('_', '-')}`);

export const word = (message: string, args: Args = {}) => say(`board-${message}`, args);
export const placeName = (i: number) => FIGURES.named[i] || named('place', FIGURES.places[i]!);
export const shieldName = (i: number) => named('shield', FIGURES.shields[i]!);
export const goodName = (i: number) => named('good', FIGURES.goods[i]!);
export const buildingName = (i: number) => named('building', FIGURES.buildings[i]!);
export const palaceName = (kind: number) => named('palace', FIGURES.palaces[kind]!);
export const personName = (i: number) => named('person', FIGURES.persons[i]!);
export const symbolName = (i: number) => named('symbol', FIGURES.symbols[i]!);
export const figureName = (relay: number) => named('figure', relay % 2 ? 'messenger' : 'merchant');
export const effectOf = (item: string) => capital(named('effect', item));

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A message in words, as the rules put it. */
export function messageName(card: number): string {
  const args: Args = { symbol: symbolName(FIGURES.symbol[card]!), points: FIGURES.message_points[card]! };
  if (isDirect(card)) {
    args['place'] = placeName(FIGURES.to[card]!);
    return capital(say(levelOf(card) ? 'message-to-city' : 'message-to-village', args));
  }
  const shields = shieldsOf(card);
  shields.forEach((shield, i) => (args[`shield${i + 1}`] = shieldName(shield)));
  return capital(say(shields.length === 2 ? 'message-to-two-shields' : 'message-to-three-shields', args));
}

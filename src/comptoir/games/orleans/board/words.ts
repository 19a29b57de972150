/** The names of things and the words of the board, in the language of the moment. */

import { getContext, setContext } from 'svelte';
import type { Phrase } from '@comptoir/lib/protocol';
import { ANY, character, FIGURES, MONK, NEUTRAL, SPACES } from './figures';

type Args = Phrase['args'];

export class Words {
  constructor(
    readonly domains: Record<string, string[]>,
    readonly say: (phrase: Phrase) => string,
  ) {}

  message(message: string, args: Args = {}): string {
    return this.say({ message: message.replaceAll('_', '-'), args });
  }

  /** A word of the board. */
  word(message: string, args: Args = {}): string {
    return this.message(`board-${message}`, args);
  }

  /** The name of a thing of the game: `name('good', 2)`. */
  name(domain: string, item: number): string {
    return this.message(`${domain}-${this.item(domain, item)}`);
  }

  /** The same at the beginning of a line. */
  title(domain: string, item: number): string {
    return capital(this.name(domain, item));
  }

  item(domain: string, item: number): string {
    return this.domains[domain]?.[item] ?? String(item);
  }

  /** A follower in the middle of a sentence. */
  some(follower: number): string {
    return this.message(`some-${this.item('follower', follower)}`);
  }

  /** Whom a space asks for. */
  wanted(wanted: number): string {
    return wanted < ANY ? this.name('character', wanted) : this.message(wanted === NEUTRAL ? 'neutral' : 'anybody');
  }

  /** An action space. */
  space(space: number): string {
    const { place, wanted } = SPACES[space]!;
    return this.message('space-of', { place: this.name('place', place), who: this.wanted(wanted) });
  }

  effect(place: number): string {
    return capital(this.message(`effect-${this.item('place', place)}`));
  }

  /** What a place brings, and whom it needs. */
  aboutPlace(place: number): string {
    const names = FIGURES.places[place]!.spaces.map((wanted) => this.wanted(wanted));
    if (!names.length) return `${this.effect(place)}. ${this.word('place-always')}`;
    const [a, b, c] = names;
    const wants = this.message(`wants-${names.length}`, { a: a ?? '', b: b ?? '', c: c ?? '' });
    return `${this.effect(place)}. ${this.word('place-needs', { wants })}`;
  }

  /** Where a character works on everybody's board; monks stand in for all. */
  workplaces(follower: number): string {
    const who = character(follower);
    if (who === MONK) return this.word('about-monk');
    const at = FIGURES.places.flatMap(({ category, spaces }, place) =>
      category === 0 && spaces.includes(who) ? [this.name('place', place)] : [],
    );
    return this.word('works-at', { places: at.join(', ') });
  }

  /** Where a citizen comes from. */
  citizen(which: number): string {
    const space = FIGURES.development.citizens[which - FIGURES.citizens.development];
    if (space !== undefined) return capital(this.message('citizen-development', { space }));
    return capital(this.message(`citizen-${FIGURES.citizens.names[which]}`));
  }

  aboutGood(good: number): string {
    const worth = this.word('good-worth', { points: FIGURES.goods[good]! });
    return good < FIGURES.foods ? `${worth} ${this.word('good-food')}` : worth;
  }

  /** Several things with how many there are of each. */
  counted(domain: string, counts: number[]): string {
    return counts.flatMap((count, i) => (count ? [`${count} ${this.name(domain, i)}`] : [])).join(', ');
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const KEY = Symbol('words');
export const provideWords = (words: Words): Words => setContext(KEY, words);
export const useWords = (): Words => getContext<Words>(KEY);

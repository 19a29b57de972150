/** Phrases put into words, as texts/__init__.py does it. */

import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Phrase } from './protocol';

export type Args = Record<string, FluentVariable>;
export type Places = (FluentBundle | undefined)[];

/** A phrase in words; a message that is missing shows its name. */
export function compose(places: Places, phrase: Phrase, attribute = ''): string {
  const args = said(places, phrase);
  for (const place of places) {
    const words = format(place, phrase.message, args, attribute);
    if (words !== null) return words;
  }
  return phrase.message;
}

/** What a phrase speaks of, said; and its forms: `$place-au` is the attribute `au` of the place's message. */
export function said(places: Places, phrase: Phrase): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(phrase.args)) {
    args[name] = typeof value === 'object' ? compose(places, value) : value;
    if (typeof value !== 'object') continue;
    for (const form of forms(places, value.message)) args[`${name}-${form}`] = compose(places, value, form);
  }
  return args;
}

/** The attributes of a message that are forms of a noun; `log` and `watch` are sentences of their own. */
function forms(places: Places, message: string): string[] {
  const place = places.find((one) => one?.hasMessage(message));
  return Object.keys(place?.getMessage(message)?.attributes ?? {}).filter((name) => name !== 'log' && name !== 'watch');
}

export function format(place: FluentBundle | undefined, id: string, args: Args, attribute = ''): string | null {
  const message = place?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return place && pattern ? place.formatPattern(pattern, args, []) : null;
}

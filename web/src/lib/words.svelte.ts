/** Words: the app's own texts and those of the games, in the language of the moment. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from './api';
import { compose, format, said, type Args, type Places } from './phrases';
import { LANGUAGES, type Language, type LogLine, type Phrase, type Words } from './protocol';

const OWN = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default' });

const MANY = 5000; // phrases that are kept

/** French signs that no line begins with, and the quotation mark that none ends with, stay where they are. */
function unbroken(lang: Language, text: string): string {
  return lang === 'fr' ? text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0') : text;
}

function bundle(lang: Language, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(unbroken(lang, source)), { allowOverrides: true });
  return made;
}

function preferred(): Language {
  let asked: string[] = [...navigator.languages];
  try {
    asked = [localStorage.getItem('lang') ?? '', ...asked];
  } catch {
    // Without storage the browser's languages hold.
  }
  for (const tag of asked) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

class Vocabulary {
  /** What is shown; it changes only once the new language's texts are here. */
  lang = $state<Language>('en');
  #own = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #common = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #games = $state.raw<Record<string, FluentBundle>>({});
  #wanted = new Set<string>();
  /** What was said already; forgotten with every change of the texts. */
  readonly #said: Map<string, string> = $derived.by(() => {
    void [this.lang, this.#own, this.#common, this.#games];
    return new Map();
  });

  async start(): Promise<void> {
    await this.#load(preferred());
  }

  async choose(lang: Language): Promise<void> {
    try {
      localStorage.setItem('lang', lang);
    } catch {
      // It then holds for this visit.
    }
    await this.#load(lang);
  }

  async #load(lang: Language): Promise<void> {
    const source = this.#own[lang] ? null : await OWN[`../texts/${lang}.ftl`]!();
    if (source !== null) this.#own = { ...this.#own, [lang]: bundle(lang, source) };
    await Promise.all([...this.#wanted].map((game) => this.#loadGame(game, lang)));
    this.lang = lang;
    document.documentElement.lang = lang;
    if (!this.#common[lang]) {
      const common = await api.texts(lang).catch(() => null);
      if (common !== null) this.#common = { ...this.#common, [lang]: bundle(lang, common) };
    }
  }

  /** Fetch a game's texts, now and whenever the language changes. */
  async want(game: string): Promise<void> {
    this.#wanted.add(game);
    await this.#loadGame(game, this.lang);
  }

  async #loadGame(game: string, lang: Language): Promise<void> {
    const key = `${game}/${lang}`;
    if (this.#games[key]) return;
    const source = await api.texts(lang, game).catch(() => null);
    if (source !== null) this.#games = { ...this.#games, [key]: bundle(lang, source) };
  }

  /** Whether a game's texts are here. */
  has(game: string): boolean {
    return `${game}/${this.lang}` in this.#games;
  }

  /** A text of the app. */
  text(id: string, args: Args = {}): string {
    return format(this.#own[this.lang], id, args) ?? id;
  }

  /** One of several texts that a server sent in all languages. */
  pick(words: Words): string {
    return unbroken(this.lang, words[this.lang] || words.en);
  }

  /** A phrase of a game, or of the server. */
  say(phrase: Phrase | number | string, game = ''): string {
    if (typeof phrase !== 'object') return String(phrase);
    return this.#once(keyOf(phrase, game), () => compose(this.#places(game), phrase));
  }

  #once(key: string, put: () => string): string {
    const known = this.#said;
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = put();
    if (known.size > MANY) known.clear();
    known.set(key, now);
    return now;
  }

  /** Whether a message exists. */
  knows(message: string, game = ''): boolean {
    return this.#places(game).some((place) => place?.hasMessage(message));
  }

  #places(game: string): Places {
    return [this.#games[`${game}/${this.lang}`], this.#common[this.lang], this.#own[this.lang]];
  }

  /** A question as those read it who look on ("Ada chooses an action"): the message's `.watch`; null without one. */
  watch(question: Phrase, player: string, game: string): string | null {
    const texts = this.#games[`${game}/${this.lang}`];
    const pattern = texts?.getMessage(question.message)?.attributes['watch'];
    return texts && pattern
      ? texts.formatPattern(pattern, { ...said(this.#places(game), question), player }, [])
      : null;
  }

  /** An answer as a line of the log: the message's `.log`, or the move after the player's name. */
  log(line: LogLine, player: string, game: string): string {
    return this.#once(JSON.stringify([game, line.move, player]), () => this.#composeLog(line, player, game));
  }

  #composeLog(line: LogLine, player: string, game: string): string {
    const texts = this.#games[`${game}/${this.lang}`];
    const pattern = texts?.getMessage(line.move.message)?.attributes['log'];
    if (texts && pattern) return texts.formatPattern(pattern, { ...said(this.#places(game), line.move), player }, []);
    return this.say({ message: 'log-line', args: { player, move: line.move } }, game);
  }
}

/** A phrase by its words; most are a message without anything in it. */
function keyOf(phrase: Phrase, game: string): string {
  for (const _ in phrase.args) return JSON.stringify([game, phrase]);
  return `${game}/${phrase.message}`;
}

export const words = new Vocabulary();

/** A text of the app in the language of the moment. */
export function t(id: string, args: Args = {}): string {
  return words.text(id, args);
}

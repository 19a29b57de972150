/** What every page knows: who you are, which games there are, the theme, and what went wrong. */

import { api, Refused } from './api';
import type { Game, Language, Person, Phrase, Seat, Summary } from './protocol';
import { t, words } from './words.svelte';

export type Theme = 'system' | 'light' | 'dark';

function keptTheme(): Theme {
  const set = document.documentElement.dataset['theme'];
  return set === 'light' || set === 'dark' ? set : 'system';
}

class App {
  person = $state<Person | null>(null);
  games = $state.raw<Game[]>([]);
  ready = $state(false);
  /** Whether everything that is asked at the start was answered. */
  complete = false;
  /** Whether the last request found no server. */
  offline = $state(false);
  /** One sentence about what went wrong, and the rule if there is one. */
  notice = $state<{ text: Phrase; game: string; rule: string | null } | null>(null);
  theme = $state<Theme>(keptTheme());

  async start(): Promise<void> {
    const games = this.try(async () => {
      this.games = (await api.games()).games;
    });
    const session = this.try(async () => {
      this.person = (await api.session()).person;
    });
    const found = await Promise.all([games, session]);
    this.complete = found.every(Boolean);
    this.offline = !this.complete && this.offline;
    this.ready = true;
  }

  game(name: string): Game | undefined {
    return this.games.find((game) => game.name === name);
  }

  title(name: string): string {
    const game = this.game(name);
    return game ? words.pick(game.title) : name;
  }

  /** Let the server write to this person in the language that is shown. */
  async speak(language: Language): Promise<void> {
    try {
      await api.speak(language);
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem; // It is told again with the next visit.
    }
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // It then holds for this visit.
    }
  }

  /** Do something, and show the reason if it is refused. True if it went well. */
  async try(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      this.offline = false;
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.offline = problem.problem.code === 'offline';
      if (!this.offline) this.complain(problem.problem.phrase, '', problem.problem.rule);
      return false;
    }
  }

  complain(text: Phrase, game = '', rule: string | null = null): void {
    this.notice = { text, game, rule };
  }
}

export const app = new App();

/** How a seat is called; bots by their level, and by a number where one level plays twice. */
export function seatName(table: Summary, seat: number): string {
  const at = table.seats[seat];
  if (!at) return t('seat-number', { number: seat + 1 });
  if (at.kind === 'open') return t('seat-open');
  if (at.program) return t('program-name', { name: at.name });
  if (at.person || !at.bot) return at.name || t('seat-number', { number: seat + 1 });
  return botName(table.seats, at);
}

function botName(seats: Seat[], at: Seat): string {
  const alike = seats.filter((other) => other.kind === 'bot' && !other.person && other.bot === at.bot);
  const name = t('bot-name', { level: level(at.bot ?? '') });
  return alike.length > 1 ? `${name} ${alike.indexOf(at) + 1}` : name;
}

/** A name for where there is hardly any room; bots by their number. */
export function shortName(table: Summary, seat: number): string {
  const at = table.seats[seat];
  if (at?.kind !== 'bot' || at.person) return seatName(table, seat);
  const bots = table.seats.filter((other) => other.kind === 'bot' && !other.person);
  return t('bot-short', { number: bots.length > 1 ? bots.indexOf(at) + 1 : '' });
}

/** A seat's colour; `app.css` says what it is. */
export const seatColour = (seat: number) => `var(--seat-${seat % 4})`;

/** The name of a level of bots. */
export function level(bot: string): string {
  const id = `level-${bot}`;
  const said = t(id);
  return said === id ? bot : said;
}

export const mySeats = (table: Summary) => table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
export const waitsForMe = (table: Summary) => mySeats(table).some((seat) => table.waiting_for.includes(seat));

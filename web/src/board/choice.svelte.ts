/** Answering on the board: which drawn things an answer is about, and what a click on one of them means. */

import { getContext, setContext } from 'svelte';
import type { Argument, Candidate, Told, View } from '../lib/protocol';
import { words } from '../lib/words.svelte';
import { type AnyTouched, touchedBy } from './touched';

/** What an answer or a line of the log is: its kind, and the things it is about. */
export interface Act {
  kind: string;
  args: Argument[];
}

/** An act that was done, whose it is (-1: chance), and what it brought about. */
export type Done = Act & { seat: number; told?: Told[] };

/** The drawn things of an act, in the order in which they are clicked; none if it has no place on the board. */
export type Aim = (act: Act, seat: number, view: View) => string[];

/** What is answered. With `then` it goes on by itself with an answer to the question that follows. */
export interface Step {
  candidate: Candidate;
  then?: (next: Candidate[]) => Candidate | Step | undefined;
}

/** An answer on the board. */
export interface Answer extends Step {
  path: string[];
  /** Of one with `then`: the words of its first step say all of it. */
  said?: boolean;
}

/** What is asked of a seat, as far as a board needs it. */
export interface Asked {
  game: string;
  seat: number | null;
  view: View | null;
  candidates: Candidate[];
  /** What came to this view from the one before. */
  told?: Told[];
}

/** What a board's module gives besides the drawing. */
export interface Aims {
  aim: Aim;
  /** Further ways to answer, which take several of the server's questions at once. */
  shortcuts?: (candidates: Candidate[], seat: number, view: View) => Answer[];
  /** What shows that a field has changed. */
  touched?: AnyTouched;
}

export type State = 'live' | 'picked' | 'refused' | undefined;

const NOTHING: Asked = { game: '', seat: null, view: null, candidates: [] };

/** Whether a whole answer is what another one says by more clicks, or begins with. */
const begins = (whole: Answer, other: Answer) =>
  whole.candidate.move === other.candidate.move && (!whole.then || whole.then === other.then);

/** Whether the words of an answer's first step say all of it. */
export const saysAll = (answer: Answer) => !answer.then || answer.said === true;

export class Choice {
  asked = $state.raw<Asked>(NOTHING);
  aims = $state.raw<Aims | null>(null);
  /** What was clicked so far of an answer in several parts. */
  picked = $state.raw<string[]>([]);
  /** Answers about the same things, of which one is to be chosen in words. */
  menu = $state.raw<{ thing: string; answers: Answer[] } | null>(null);
  /** The things that lines of the log are about, and those that show what came of it. */
  named = $state.raw<string[]>([]);
  /** Those among them that one looks at first. */
  aimed = $state.raw<string[]>([]);
  /** The things that others have moved since one's own last answer, and who. */
  marks = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The things that the best answers are about, with their place among them. */
  hints = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** Whether answers can be given at all just now. */
  busy = $state(false);

  #next: Step['then'];
  /** What was promised and waits until answers can be given again. */
  #due: Candidate | undefined;

  constructor(readonly give: (candidate: Candidate) => void) {}

  readonly answers: Answer[] = $derived(this.#answers());
  /** The answers in reach of one more click, by the thing to click. */
  readonly #reach: Map<string, Answer[]> = $derived(this.#reached(this.picked));
  /** The things that can be clicked now, for an answer or a part of one. */
  readonly inReach: string[] = $derived([...this.#reach.keys()].filter((thing) => this.state(thing) === 'live'));
  /** The answers that have no place on the board. */
  readonly placeless: Candidate[] = $derived(
    this.answers.filter((answer) => !answer.path.length).map((answer) => answer.candidate),
  );

  /** Changes with what is asked and with what was clicked so far, and with nothing else. */
  readonly step: string = $derived(
    `${this.asked.seat} ${this.asked.candidates.map((one) => one.move).join()} ${this.picked.join()}`,
  );

  #answers(): Answer[] {
    const { candidates, seat, view } = this.asked;
    if (!this.aims || seat === null || !view) return candidates.map((candidate) => ({ path: [], candidate }));
    const { aim, shortcuts } = this.aims;
    const plain = candidates.map((candidate) => ({ path: aim(candidate, seat, view), candidate }));
    return [...plain, ...(shortcuts?.(candidates, seat, view) ?? [])];
  }

  #reached(picked: string[]): Map<string, Answer[]> {
    const found = new Map<string, Answer[]>();
    for (const answer of this.answers) {
      const thing = answer.path[picked.length];
      if (thing === undefined || picked.some((one, i) => answer.path[i] !== one)) continue;
      const others = found.get(thing);
      if (others) others.push(answer);
      else found.set(thing, [answer]);
    }
    return found;
  }

  /** A new table, or a new question: what was clicked halfway is forgotten, what was promised is done. */
  ask(asked: Asked): void {
    this.asked = asked;
    this.picked = [];
    this.menu = null;
    if (!asked.candidates.some((candidate) => candidate.move === this.#due?.move)) this.#due = undefined;
    const next = this.#next?.(asked.candidates);
    if (asked.candidates.length) this.#next = undefined;
    if (next) this.#promise('candidate' in next ? next : { candidate: next });
  }

  #promise({ candidate, then }: Step): void {
    if (candidate.refusal) return;
    this.#next = then;
    this.#due = candidate;
    this.wait(this.busy);
  }

  /** Answers can be given now, or not yet. */
  wait(busy: boolean): void {
    this.busy = busy;
    const due = this.#due;
    if (busy || !due) return;
    this.#due = undefined;
    this.give(due);
  }

  state(thing: string): State {
    if (this.picked.includes(thing)) return 'picked';
    const answers = this.#reach.get(thing);
    if (!answers) return undefined;
    return answers.some((answer) => !answer.candidate.refusal) ? 'live' : 'refused';
  }

  /** The answers that a click on this thing gives or begins. */
  about(thing: string): Answer[] {
    return this.#reach.get(thing) ?? [];
  }

  /** Whether an answer can begin here and end elsewhere: such a thing can be dragged. */
  leads(thing: string): boolean {
    return this.about(thing).some((answer) => answer.path.length > this.picked.length + 1 && !answer.candidate.refusal);
  }

  /** A thing is taken up to be carried on. */
  pick(thing: string): void {
    if (!this.busy && this.leads(thing)) this.picked = [...this.picked, thing];
  }

  /** A click; false if it means nothing, or only what is refused. */
  click(thing: string): boolean {
    if (this.busy) return true;
    if (this.picked.includes(thing)) return this.cancel();
    const answers = this.about(thing).filter((answer) => !answer.candidate.refusal);
    if (!answers.length) return this.#again(thing);
    const whole = answers.filter((answer) => answer.path.length === this.picked.length + 1);
    if (!whole.length) this.picked = [...this.picked, thing];
    else if (answers.every((answer) => begins(whole[0]!, answer))) this.#give(whole[0]!);
    else this.menu = { thing, answers };
    return true;
  }

  /** Somebody changed their mind and begins with another thing. */
  #again(thing: string): boolean {
    if (!this.picked.length || !this.#reached([]).has(thing)) return false;
    this.picked = [];
    return this.click(thing);
  }

  /** One answer of the menu; one that has further parts goes on with them. */
  choose(answer: Answer): void {
    const { thing } = this.menu!;
    this.menu = null;
    if (answer.path.length > this.picked.length + 1) this.picked = [...this.picked, thing];
    else this.#give(answer);
  }

  cancel(): boolean {
    this.picked = [];
    this.menu = null;
    return true;
  }

  #give(answer: Answer): void {
    this.#next = answer.then;
    this.picked = [];
    this.menu = null;
    this.give(answer.candidate);
  }

  /** Light up what has been done, and what has changed by it. */
  name(...done: Done[]): void {
    const { view } = this.asked;
    const { aims } = this;
    if (!view || !aims) return;
    const about = done.flatMap((one) => (one.seat < 0 ? [] : aims.aim(one, one.seat, view)));
    const came = touchedBy(
      aims.touched,
      done.flatMap((one) => one.told ?? []),
      view,
    );
    this.named = [...new Set([...about, ...came])];
    this.aimed = about.length ? about : came;
  }

  /** Mark what these acts of others are about; of several on one thing the last counts. */
  mark(acts: (Act & { seat: number })[]): void {
    const { view } = this.asked;
    const { aims } = this;
    if (!view || !aims) return;
    this.marks = new Map(
      acts.flatMap((act) => aims.aim(act, act.seat, view).map((thing) => [thing, act.seat] as const)),
    );
  }

  /** Draw these acts as hints, the best first. */
  hint(acts: Act[], seat: number): void {
    const { view } = this.asked;
    const { aims } = this;
    const found = view && aims && seat >= 0 ? acts.map((act) => aims.aim(act, seat, view)) : [];
    // Where two share a thing, the better one counts.
    this.hints = new Map(found.flatMap((things, i) => things.map((thing) => [thing, i + 1] as const)).reverse());
  }

  label(candidate: Candidate): string {
    return words.say(candidate.label, this.asked.game);
  }

  /** Why nothing can be done with a thing, each reason once. */
  reasons(thing: string): { text: string; rule: string }[] {
    const answers = this.about(thing);
    if (answers.some((answer) => !answer.candidate.refusal)) return [];
    const found = new Map<string, string>();
    for (const { candidate } of answers) {
      const { phrase, rule } = candidate.refusal!;
      found.set(words.say(phrase, this.asked.game), rule);
    }
    return [...found].map(([text, rule]) => ({ text, rule }));
  }

  /**
   * The attributes of a drawn thing: `<g {...choice.thing('row:3', 'Row 3')}>`. Things do not lie in one another.
   * `printed` are the words and figures that can be read on it, in their order: its spoken name has them too.
   */
  thing(id: string, name: string, about = '', printed = ''): Record<string, string | number | undefined> {
    const state = this.state(id);
    const answers = this.about(id);
    const moves = new Set(answers.map((answer) => answer.candidate.move));
    const only = moves.size === 1 ? answers.find(saysAll) : undefined;
    const sole = state === 'live' && only ? this.label(only.candidate) : '';
    const spoken = withPrinted(name, printed);
    const why = state === 'refused' ? this.reasons(id).map((reason) => reason.text) : [];
    return {
      'data-thing': id,
      'data-name': name,
      'data-about': about || undefined,
      'data-state': state,
      'data-named': this.named.includes(id) ? '' : undefined,
      'data-mark': this.marks.get(id),
      'data-hint': this.hints.get(id),
      'data-drag': this.leads(id) ? '' : undefined,
      role: state ? 'button' : 'img',
      tabindex: state ? 0 : -1,
      'aria-label': sole && sole !== name ? `${spoken}: ${sole}` : spoken,
      'aria-description': [about, ...why].filter(Boolean).join(' ') || undefined,
      'aria-disabled': state === 'refused' ? 'true' : undefined,
      'aria-pressed': state === 'picked' ? 'true' : undefined,
    };
  }
}

const lower = (text: string) => text.toLocaleLowerCase();

function withPrinted(name: string, printed: string): string {
  if (!printed || lower(name).includes(lower(printed))) return name;
  return lower(printed).includes(lower(name)) ? printed : `${name}, ${printed}`;
}

const KEY = Symbol('choice');

export const provide = (choice: Choice): Choice => setContext(KEY, choice);

/** The choice of the table that a board is drawn for. */
export const useChoice = (): Choice => getContext<Choice>(KEY);

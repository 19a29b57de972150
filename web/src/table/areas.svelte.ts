/** Which areas of a board are shown: all, or those of the tab where the question is. */

import { innerWidth } from 'svelte/reactivity/window';
import type { Choice } from '../board/choice.svelte';
import type { Area, BoardModule, Layout, Size } from '../lib/boards';

/** The names in a `grid-template`. */
export const named = (grid: string) =>
  new Set([...grid.matchAll(/['"]([^'"]*)['"]/g)].flatMap(([, row]) => row!.trim().split(/\s+/)));

/** A tab: the areas it shows, and how many things can be chosen there. */
export interface Tab extends Layout {
  label: string;
  areas: Area[];
  count: number;
  /** Whether something lies there that a line of the log is about. */
  marked: boolean;
}

const WIDE = 1800; // pixels
const WHOLE: Layout[] = [{ grid: "'board'" }];

export class Areas {
  /** Where the player has put the choice, or the question. */
  at = $state(0);
  size = $state<Size>('desktop');
  drawn = $state.raw<BoardModule | null>(null);

  constructor(readonly choice: Choice) {}

  /** Every area; a board without any is one as a whole. */
  readonly all: Area[] = $derived(
    this.drawn?.areas ??
      (this.drawn ? [{ name: 'board', label: '', of: () => true, part: this.drawn.default, scrolls: true }] : []),
  );
  readonly layouts: Layout[] = $derived(this.#layouts());
  readonly tabs: Tab[] = $derived(this.layouts.map((layout) => this.#tab(layout)));
  readonly open: Tab = $derived(this.tabs[Math.min(this.at, this.tabs.length - 1)]!);

  #layouts(): Layout[] {
    const layouts = this.drawn?.layouts;
    const isWide = this.size === 'desktop' && (innerWidth.current ?? 0) >= WIDE;
    return (isWide && layouts?.wide) || (layouts?.[this.size] ?? WHOLE);
  }

  #tab(layout: Layout): Tab {
    const names = named(layout.grid);
    const areas = this.all.filter((area) => names.has(area.name));
    const count = this.choice.inReach.filter((thing) => lies(thing, areas)).length;
    const marked = this.choice.named.some((thing) => lies(thing, areas));
    return { ...layout, label: layout.label ?? areas[0]?.label ?? '', areas, count, marked };
  }

  shows(area: Area): boolean {
    return this.open.areas.includes(area);
  }

  /** A new question, or the next part of an answer: if nothing of it is in an open place, go where most of it is. */
  follow(): void {
    this.#goTo(this.choice.inReach);
  }

  /** The same for what a line of the log is about. */
  followNamed(): void {
    this.#goTo(this.choice.aimed.filter((thing) => lies(thing, this.all)));
  }

  #goTo(things: string[]): void {
    const elsewhere = (thing: string) => this.all.some((area) => area.of(thing)) && !lies(thing, this.open.areas);
    if (!things.length || !things.every(elsewhere)) return;
    const counts = this.tabs.map((tab) => things.filter((thing) => lies(thing, tab.areas)).length);
    this.at = counts.indexOf(Math.max(...counts));
  }
}

const lies = (thing: string, areas: Area[]) => areas.some((area) => area.of(thing));

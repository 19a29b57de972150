/** Addresses: one page for each, moved between without loading anything anew. */

import { tick } from 'svelte';

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));
  /** Where in the document somebody has been, so that going back goes back there. */
  #scrolled = new Map<string, number>();

  constructor() {
    addEventListener('popstate', () => void this.#arrive(this.#scrolled.get(location.href) ?? 0));
    addEventListener('hashchange', () => (this.hash = location.hash.slice(1)));
    document.addEventListener('click', (event) => this.#clicked(event));
  }

  #clicked(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    void this.go(link.pathname + link.search + link.hash);
  }

  async go(address: string): Promise<void> {
    this.#scrolled.set(location.href, scrollY);
    history.pushState(null, '', address);
    await this.#arrive(0);
  }

  /** Change the address without a step in the history. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  async #arrive(top: number): Promise<void> {
    const moved = this.path !== location.pathname;
    this.#read();
    if (!moved) return;
    await tick();
    if (!this.hash) scrollTo(0, top);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  /** The parts of the path if it fits a pattern such as `/table/:`, otherwise null. */
  match(pattern: string): string[] | null {
    const wanted = pattern.split('/');
    const parts = this.path.replace(/\/$/, '').split('/');
    if (wanted.length !== parts.length) return null;
    const found: string[] = [];
    for (const [i, part] of parts.entries()) {
      if (wanted[i] === ':') found.push(decodeURIComponent(part));
      else if (wanted[i] !== part) return null;
    }
    return found;
  }
}

export const router = new Router();

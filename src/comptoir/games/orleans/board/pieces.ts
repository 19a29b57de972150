/** Pieces that look alike: each keeps its name as long as it is likely the same one, so that the right one glides. */

import { getContext, setContext } from 'svelte';
import { bit, EMPTY, FIGURES, isOwn, OPENINGS } from './figures';
import { market, stands, type TableView } from './view';

/** How many pieces of which kind lie where: by kind and place. */
type Lie = Map<string, Map<string, number>>;

const kindOf = (seat: number, follower: number): string =>
  follower === FIGURES.technology ? 'technology' : isOwn(follower) ? `own${seat}-${follower}` : `follower${follower}`;

function whereabouts(view: TableView): Lie {
  const lie: Lie = new Map();
  const add = (kind: string, where: string, count = 1) => {
    const places = lie.get(kind) ?? new Map<string, number>();
    lie.set(kind, places.set(where, (places.get(where) ?? 0) + count));
  };
  view.supply.forEach((count, who) => add(`follower${who}`, 'supply', count));
  view.goods.forEach((count, good) => add(`good${good}`, 'supply', count));
  view.routes.forEach((good, space) => good !== EMPTY && add(`good${good}`, `route:${space}`));
  view.deeds.forEach((free, i) => add(`follower${OPENINGS[i]!.who}`, `opening:${i}`, OPENINGS[i]!.size - free));
  add('technology', 'supply', view.technology);
  view.players.forEach((player, seat) => {
    player.bag.counts.forEach((count, follower) => add(kindOf(seat, follower), `p${seat}:bag`, count));
    for (const follower of market(view, seat)) add(kindOf(seat, follower), `p${seat}:market`);
    stands(view, seat).forEach(({ thing }, i) => thing !== EMPTY && add(kindOf(seat, thing), `p${seat}:space:${i}`));
    player.goods.forEach((count, good) => add(`good${good}`, `p${seat}`, count));
    add('technology', `p${seat}`, player.technology + player.first_technology);
    add(`station${seat}`, `p${seat}`, player.stations);
    FIGURES.towns.forEach((_, town) => bit(player.built, town) && add(`station${seat}`, `town:${town}`));
  });
  return lie;
}

export class Pieces {
  /** By kind and place. */
  #named = new Map<string, Map<string, string[]>>();
  #count = 0;

  /** The names of all pieces now: whoever left a place is likely who came to another, best of the same player. */
  follow(view: TableView): this {
    const now = new Map<string, Map<string, string[]>>();
    for (const [kind, places] of whereabouts(view)) {
      const before = this.#named.get(kind) ?? new Map<string, string[]>();
      const loose = [...before].flatMap(([from, names]) =>
        names.slice(places.get(from) ?? 0).map((name) => ({ from, name })),
      );
      const named = new Map<string, string[]>();
      for (const [where, count] of places) {
        const names = (before.get(where) ?? []).slice(0, count);
        while (names.length < count) names.push(this.#take(loose, where) ?? `${kind}-${this.#count++}`);
        named.set(where, names);
      }
      now.set(kind, named);
    }
    this.#named = now;
    return this;
  }

  #take(loose: { from: string; name: string }[], where: string): string | undefined {
    const owner = where.split(':')[0]!;
    const same = loose.findIndex(({ from }) => from.split(':')[0] === owner);
    return loose.splice(Math.max(0, same), 1)[0]?.name;
  }

  names(kind: string, where: string): string[] {
    return this.#named.get(kind)?.get(where) ?? [];
  }

  /** Of a pile only the uppermost ones need to be drawn. */
  top(kind: string, where: string): string[] {
    return this.names(kind, where).slice(-2);
  }

  followers(seat: number, follower: number, where: string): string[] {
    return this.names(kindOf(seat, follower), where);
  }
}

const KEY = Symbol('pieces');
export const providePieces = (pieces: () => Pieces): (() => Pieces) => setContext(KEY, pieces);
export const usePieces = (): (() => Pieces) => getContext<() => Pieces>(KEY);

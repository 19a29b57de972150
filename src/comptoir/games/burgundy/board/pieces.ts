/** Names for pieces, so that each glides from where it was: cards that look the same are told apart by memory. */

import { box, EMPTY, HIDDEN, inUse, onItsWay, type Burgundy } from './view';

const USED = 'used:0'; // a number that was used is discarded and comes to nobody

/** Every place where a piece lies, with what it looks like. */
function lying(s: Burgundy): Map<string, string> {
  const found = new Map<string, string>();
  const put = (place: string, look: string, of: number[]) =>
    of.forEach((one, i) => {
      if (one !== EMPTY && one !== HIDDEN) found.set(`${place}:${i}`, `${look}${one}`);
    });
  s.players.forEach((player, seat) => {
    put(`triple:${seat}`, 'c', player.triples);
    put(`open:${seat}`, 'c', player.open);
    put(`project:${seat}`, 'c', player.projects);
    put(`hand:${seat}`, 'c', player.hand);
    for (const [look, counts] of [['g', player.goods] as const, ['a', player.animals] as const]) {
      counts.forEach((count, kind) => put(`${look}:${seat}:${kind}`, look, Array<number>(count).fill(kind)));
    }
  });
  s.display.forEach((row, i) => put(`display:${i}`, 'c', row));
  put('offer', 'c', s.offer);
  put('way', 'c', [onItsWay(s)?.card ?? EMPTY]);
  const used = inUse(s);
  put('used', 'c', used && used.die !== box.any ? [box.unseen + used.die] : []);
  s.tops.forEach((top, pile) => put(`top:${pile}`, pile < box.animalPiles ? 'g' : 'a', [top]));
  return found;
}

export type Names = Map<string, { look: string; name: string }>;

/** What stayed keeps its name; what is gone lends it to what looks the same elsewhere; the rest is new. */
export function names(before: Names, s: Burgundy): Names {
  const now: Names = new Map();
  const places = lying(s);
  const free = new Map<string, string[]>();
  for (const [place, { look, name }] of before) {
    if (places.get(place) === look) now.set(place, { look, name });
    else if (place !== USED) free.set(look, [...(free.get(look) ?? []), name]);
  }
  const taken = new Set([...before.values()].map(({ name }) => name));
  const fresh = (look: string) => {
    let n = 0;
    while (taken.has(`${look}.${n}`)) n++;
    taken.add(`${look}.${n}`);
    return `${look}.${n}`;
  };
  for (const [place, look] of places) {
    if (!now.has(place)) now.set(place, { look, name: free.get(look)?.shift() ?? fresh(look) });
  }
  return now;
}

/** Pieces glide: whatever bears the same `data-piece` before and after a change moves from there to here. */

const TIME = 420;
const NAME = 'glide';

/** A piece is drawn in a group of its own inside the one that places it, so that gliding does not touch its place. */
const pieces = (root: Element) => root.querySelectorAll<HTMLElement | SVGGraphicsElement>('[data-piece]');

/** Where a piece is, and where the thing or the panel is that it belongs to. */
interface Place {
  box: DOMRect;
  of: string | undefined;
  ofBox: DOMRect | undefined;
}

function place(piece: Element): Place {
  const owner = piece.closest<HTMLElement>('[data-thing], [data-player]');
  const of = owner?.dataset['thing'] ?? owner?.dataset['player'];
  return { box: piece.getBoundingClientRect(), of, ofBox: owner?.getBoundingClientRect() };
}

export type Places = Map<string, Place>;

export function places(root: Element): Places {
  const found: Places = new Map();
  for (const piece of pieces(root)) found.set(piece.dataset['piece']!, place(piece));
  return found;
}

/** How far a piece has come; what moves along with its thing, because the page has changed, stays where it is. */
function way(from: Place, to: Place): [number, number] {
  const along = from.of !== undefined && from.of === to.of && from.ofBox && to.ofBox;
  const [x, y] = along ? [from.ofBox!.x - to.ofBox!.x, from.ofBox!.y - to.ofBox!.y] : [0, 0];
  return [from.box.x - to.box.x - x, from.box.y - to.box.y - y];
}

/** How many pixels of the screen a unit of the drawing takes. */
function scale(piece: Element): number {
  return piece instanceof SVGGraphicsElement ? piece.getScreenCTM()?.a || 1 : 1;
}

export function glide(root: Element, before: Places): void {
  if (!before.size || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const moves: [Element, number, number][] = [];
  const fresh: Element[] = [];
  // What still glides goes on from where it is seen, to its new place.
  for (const piece of pieces(root)) for (const old of piece.getAnimations()) if (old.id === NAME) old.cancel();
  for (const piece of pieces(root)) {
    const from = before.get(piece.dataset['piece']!);
    const to = place(piece);
    if (!from) {
      fresh.push(piece);
      continue;
    }
    const [x, y] = way(from, to);
    if (from.box.width && to.box.width && Math.hypot(x, y) > 2) moves.push([piece, x / scale(piece), y / scale(piece)]);
  }
  const timing = { id: NAME, duration: TIME, easing: 'cubic-bezier(.3,.1,.2,1)' };
  for (const [piece, x, y] of moves) {
    piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], timing);
  }
  for (const piece of fresh) piece.animate([{ opacity: 0 }, { opacity: 1 }], timing);
}

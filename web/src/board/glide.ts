/** Pieces glide: whatever bears the same `data-piece` before and after a change moves from there to here. */

const TIMING = { id: 'glide', duration: 420, easing: 'cubic-bezier(.3,.1,.2,1)' };
let running: Animation[] = [];

/** A piece is drawn in a group of its own inside the one that places it, so that gliding does not touch its place. */
const pieces = (root: Element) => root.querySelectorAll<HTMLElement | SVGGraphicsElement>('[data-piece]');

/** Where a piece is, and where the thing or the panel is that it belongs to. */
interface Place {
  box: DOMRect;
  of: string | undefined;
  ofBox: DOMRect | undefined;
}

/** A thing may have many pieces: it is measured once. */
type Owners = Map<Element, DOMRect>;

function place(piece: Element, owners: Owners): Place {
  const owner = piece.closest<HTMLElement>('[data-thing], [data-player]');
  if (owner && !owners.has(owner)) owners.set(owner, owner.getBoundingClientRect());
  const of = owner?.dataset['thing'] ?? owner?.dataset['player'];
  return { box: piece.getBoundingClientRect(), of, ofBox: owner ? owners.get(owner) : undefined };
}

export type Places = Map<string, Place>;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where all pieces are; of no interest to those who do not want to see them move. */
export function places(root: Element): Places {
  const found: Places = new Map();
  if (isStill()) return found;
  const owners: Owners = new Map();
  for (const piece of pieces(root)) found.set(piece.dataset['piece']!, place(piece, owners));
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

/** `origins`: from which thing to which what appears has come. */
export function glide(root: Element, before: Places, origins: Map<string, string> = new Map()): void {
  if (!before.size || isStill()) return;
  // What still glides goes on from where it was seen, to its new place.
  for (const old of running) old.cancel();
  // All is measured before anything moves, so that the page is laid out once.
  const moves: [Element, Keyframe[]][] = [];
  const owners: Owners = new Map();
  for (const piece of pieces(root)) {
    const frames = start(piece, before.get(piece.dataset['piece']!) ?? origin(root, piece, origins), owners);
    if (frames) moves.push([piece, frames]);
  }
  // The panels to which pieces come lie over those from which they come.
  for (const panel of root.querySelectorAll('section')) {
    panel.toggleAttribute(
      'data-front',
      moves.some(([piece]) => panel.contains(piece)),
    );
  }
  running = moves.map(([piece, frames]) => piece.animate(frames, TIMING));
}

/** Where a piece that was not there has come from, if the chronicle tells of it and the thing is in the window. */
function origin(root: Element, piece: Element, origins: Map<string, string>): Place | undefined {
  const thing = origins.get(piece.closest<HTMLElement>('[data-thing]')?.dataset['thing'] ?? '');
  const box = thing && root.querySelector(`[data-thing="${thing}"]`)?.getBoundingClientRect();
  return box && box.width ? { box, of: undefined, ofBox: undefined } : undefined;
}

/** How a piece comes to its place: from where it was, or out of nothing; null if it has not moved. */
function start(piece: Element, from: Place | undefined, owners: Owners): Keyframe[] | null {
  if (!from) return [{ opacity: 0 }, { opacity: 1 }];
  const to = place(piece, owners);
  const [x, y] = way(from, to);
  if (!from.box.width || !to.box.width || Math.hypot(x, y) <= 2) return null;
  const unit = scale(piece);
  return [{ transform: `translate(${x / unit}px, ${y / unit}px)` }, { transform: 'none' }];
}

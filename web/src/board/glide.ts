/** Pieces glide: whatever bears the same `data-piece` before and after a change moves from there to here. */

const TIME = 420;

/** A piece is drawn in a group of its own inside the one that places it, so that gliding does not touch its place. */
const pieces = (root: Element) => root.querySelectorAll<HTMLElement | SVGGraphicsElement>('[data-piece]');

export function places(root: Element): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const piece of pieces(root)) found.set(piece.dataset['piece']!, piece.getBoundingClientRect());
  return found;
}

/** How many pixels of the screen a unit of the drawing takes. */
function scale(piece: Element): number {
  return piece instanceof SVGGraphicsElement ? piece.getScreenCTM()?.a || 1 : 1;
}

export function glide(root: Element, before: Map<string, DOMRect>): void {
  if (!before.size || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const moves: [Element, number, number][] = [];
  const fresh: Element[] = [];
  for (const piece of pieces(root)) {
    const from = before.get(piece.dataset['piece']!);
    const to = piece.getBoundingClientRect();
    if (!from) fresh.push(piece);
    else if (from.width && to.width && Math.hypot(from.x - to.x, from.y - to.y) > 2) {
      const unit = scale(piece);
      moves.push([piece, (from.x - to.x) / unit, (from.y - to.y) / unit]);
    }
  }
  const timing = { duration: TIME, easing: 'cubic-bezier(.3,.1,.2,1)' };
  for (const [piece, x, y] of moves) {
    piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], timing);
  }
  for (const piece of fresh) piece.animate([{ opacity: 0 }, { opacity: 1 }], timing);
}

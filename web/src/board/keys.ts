/** Arrow keys go from thing to thing in the direction they point. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;

/** The nearest thing that way; what lies off to the side counts as further away. */
export function neighbour(root: Element, from: Element, key: string): HTMLElement | null {
  const way = DIRECTIONS[key];
  if (!way) return null;
  const [x, y] = middle(from.getBoundingClientRect());
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const box = thing.getBoundingClientRect();
    if (thing === from || !box.width) continue;
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead > 1 && ahead + 2.5 * aside < least) {
      best = thing;
      least = ahead + 2.5 * aside;
    }
  }
  return best;
}

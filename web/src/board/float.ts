/** What came or went rises from the number that has changed: "+3". */

import { panel } from './touched';

const TIMING = { id: 'glide', duration: 1100, easing: 'ease-out' };
const RISE = [
  { opacity: 0, transform: 'translate(-50%, 30%)' },
  { opacity: 1, transform: 'translate(-50%, -40%)', offset: 0.2 },
  { opacity: 1, transform: 'translate(-50%, -60%)', offset: 0.7 },
  { opacity: 0, transform: 'translate(-50%, -110%)' },
];

/** The number of a thing; the points of a player. Not all cells count. */
function numberOf(root: Element, thing: string): Element | null {
  const seat = thing.startsWith(panel(0).slice(0, -1)) ? thing.split(':')[1] : undefined;
  const path = seat === undefined ? `[data-thing="${thing}"] [data-number]` : `[data-player="${seat}"] [data-number]`;
  const found = root.querySelector(path);
  return found && /^[−-]?\d+$/.test(found.textContent.trim()) ? found : null;
}

export function float(root: Element, amounts: Map<string, number>): void {
  for (const old of root.querySelectorAll('[data-float]')) old.remove();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const found = [...amounts].flatMap(([thing, by]) => {
    const at = by ? numberOf(root, thing)?.getBoundingClientRect() : undefined;
    return at?.width ? [{ thing, by, at }] : [];
  });
  for (const { thing, by, at } of found) rise(root, thing, by, at);
}

function rise(root: Element, thing: string, by: number, at: DOMRect): void {
  const sign = document.createElement('b');
  sign.dataset['float'] = thing;
  sign.dataset['over'] = '';
  sign.ariaHidden = 'true';
  sign.className = by > 0 ? 'more' : 'less';
  sign.textContent = `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
  sign.style.left = `${at.x + at.width / 2}px`;
  sign.style.top = `${at.y}px`;
  root.append(sign);
  void sign.animate(RISE, TIMING).finished.then(
    () => sign.remove(),
    () => undefined,
  );
}

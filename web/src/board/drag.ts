/** Dragging: an answer in two parts may be given by carrying the first thing to the second. */

import type { Choice } from './choice.svelte';

const FAR = 7; // pixels from which on a press is a drag

/** Follow a press on a thing; true is told to `moved` once it has become a drag. */
export function drag(event: PointerEvent, thing: HTMLElement, choice: Choice, moved: () => void): void {
  const [x, y] = [event.clientX, event.clientY];
  const unit = thing instanceof SVGGraphicsElement ? (thing as SVGGraphicsElement).getScreenCTM()?.a || 1 : 1;
  let carried = false;
  const move = (now: PointerEvent) => {
    if (!carried && Math.hypot(now.clientX - x, now.clientY - y) < FAR) return;
    if (!carried) {
      carried = true;
      moved();
      if (!choice.picked.includes(thing.dataset['thing']!)) choice.pick(thing.dataset['thing']!);
      thing.style.pointerEvents = 'none';
    }
    thing.style.translate = `${(now.clientX - x) / unit}px ${(now.clientY - y) / unit}px`;
  };
  const end = (now: PointerEvent) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!carried) return;
    const under = document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>('[data-thing]');
    thing.style.translate = '';
    thing.style.pointerEvents = '';
    if (now.type === 'pointercancel' || !under || choice.state(under.dataset['thing']!) !== 'live') choice.cancel();
    else choice.click(under.dataset['thing']!);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** What can be chosen is found: a place that scrolls goes there by itself, but never against a hand. */

import type { Choice } from './choice.svelte';

const TIME = 200; // milliseconds
const REST = 500; // milliseconds after a hand's last doing

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function union(boxes: DOMRect[]): DOMRect {
  const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
  const [right, bottom] = [Math.max(...boxes.map((one) => one.right)), Math.max(...boxes.map((one) => one.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

const isIn = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1;

/** How far to scroll until something live is in the middle: all of it if that fits, otherwise the first thing. */
function way(box: HTMLElement): [number, number] | null {
  const window = box.getBoundingClientRect();
  const live = [...box.querySelectorAll('[data-state=live]')].map((one) => one.getBoundingClientRect());
  const shown = live.filter((one) => one.width);
  if (!window.width || !shown.length || shown.some((one) => isIn(one, window))) return null;
  const whole = union(shown);
  const to = whole.width <= window.width && whole.height <= window.height ? whole : shown[0]!;
  return [to.x + to.width / 2 - window.x - window.width / 2, to.y + to.height / 2 - window.y - window.height / 2];
}

/** Attach it to what scrolls: with each question, or another size, it moves there once if nothing to be chosen is in view. */
export function findsChoosable(choice: Choice): (box: HTMLElement) => () => void {
  return (box) => {
    let [wanted, held, frame] = [true, false, 0];
    let rest: ReturnType<typeof setTimeout> | undefined;

    const look = () => {
      if (!wanted || held) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(go);
    };
    const lookAgain = () => {
      wanted = true;
      look();
    };
    const go = () => {
      const by = way(box);
      if (!box.clientWidth) return; // behind another tab
      wanted = false;
      if (by) slide(by);
    };
    const slide = ([x, y]: [number, number]) => {
      const [left, top, begin] = [box.scrollLeft, box.scrollTop, performance.now()];
      const step = (now: number) => {
        const part = isStill() ? 1 : Math.min(1, Math.max(0, (now - begin) / TIME));
        const eased = 1 - (1 - part) ** 3;
        box.scrollTo(left + x * eased, top + y * eased);
        if (part < 1 && !held) frame = requestAnimationFrame(step);
      };
      step(begin);
    };
    const hold = () => {
      held = true;
      clearTimeout(rest);
    };
    const release = () => {
      clearTimeout(rest);
      rest = setTimeout(() => ((held = false), look()), REST);
    };
    const roll = () => (hold(), release());

    box.addEventListener('touchstart', hold, { passive: true });
    box.addEventListener('touchend', release);
    box.addEventListener('touchcancel', release);
    box.addEventListener('wheel', roll, { passive: true });
    const resized = new ResizeObserver(lookAgain);
    resized.observe(box);
    if (box.firstElementChild) resized.observe(box.firstElementChild);
    $effect(() => {
      void choice.step;
      lookAgain();
    });
    return () => {
      resized.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  };
}

/** The regions of a table, in the order in which F6 goes round. */

const REGIONS = ['bar', 'strip', 'board', 'players', 'side'];
const FIRST = '#question, [tabindex="0"], button, a, input, select';

/** From one region to the next, or back. */
export function goRound(step: number): void {
  const all = REGIONS.flatMap((name) => [...document.querySelectorAll<HTMLElement>(`[data-region=${name}]`)]);
  const at = all.findIndex((one) => one.contains(document.activeElement));
  const next = all[(at + step + all.length) % all.length];
  next?.querySelector<HTMLElement>(FIRST)?.focus();
}

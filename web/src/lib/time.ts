import { words } from './words.svelte';

/** "3 hours ago", in the language of the moment. */
export function ago(when: string): string {
  const seconds = (new Date(when).getTime() - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(words.lang, { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, 'minute');
}

export function clock(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 2 * 86_400) return days(left / 86_400);
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  const tail = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(left % 60).padStart(2, '0')}`;
  return hours ? `${hours}:${tail}` : tail;
}

export function list(names: string[]): string {
  return new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(names);
}

/** "3 days", whole ones. */
export const days = (count: number) =>
  new Intl.NumberFormat(words.lang, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(Math.floor(count));

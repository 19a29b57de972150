/** What the chronicle says has changed, as drawn things. */

import type { Changed, Told, View } from '../lib/protocol';

type Owner<S> = S extends { players: (infer P)[] } ? P : never;

/** The things that show a field, by its name: of the table's own fields, and of those of a player. */
export interface Touched<S, P = Owner<S>> {
  table: Record<string, (changed: Changed, s: S) => string[]>;
  own: Record<string, (changed: Changed, player: P, s: S) => string[]>;
  read: (view: View) => S;
}

export type AnyTouched = Touched<{ players: unknown[] }, never>;

/** The panel of a player is drawn on every board. */
export const panel = (seat: number) => `player:${seat}`;

/** What shows that a field has changed; the panel of whose it is, too. */
export function things(touched: AnyTouched | undefined, changed: Changed, view: View): string[] {
  const s = touched?.read(view);
  const { field, owner, seat } = changed;
  const own = s?.players[owner] as never;
  const drawn = owner < 0 ? touched?.table[field]?.(changed, s!) : own && touched?.own[field]?.(changed, own, s!);
  return [...(drawn ?? []), ...(seat < 0 ? [] : [panel(seat)])];
}

const drawnBy = (touched: AnyTouched | undefined, one: Changed, view: View) =>
  things(touched, one, view).filter((thing) => !thing.startsWith(panel(one.seat)));

/** Where what appears comes from: the thing that has less in the same step, of the same sort if it can be told. */
export function origins(touched: AnyTouched | undefined, told: Told[], view: View): Map<string, string> {
  const found = new Map<string, string>();
  for (const { changed } of told) {
    const lost = changed.filter((one) => one.by < 0 && drawnBy(touched, one, view).length);
    for (const one of changed.filter(({ by }) => by > 0)) {
      const from = lost.find(({ thing }) => thing === one.thing) ?? lost[0];
      const origin = from && drawnBy(touched, from, view)[0]!;
      for (const thing of drawnBy(touched, one, view)) if (origin && origin !== thing) found.set(thing, origin);
    }
  }
  return found;
}

/** By how much the number on a thing has changed; points stand on the panels. */
export function amounts(touched: AnyTouched | undefined, told: Told[], view: View): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of told.flatMap((step) => step.changed)) {
    const on = [...drawnBy(touched, one, view), ...(one.field === 'ledger' ? [panel(one.seat)] : [])];
    for (const thing of on) found.set(thing, (found.get(thing) ?? 0) + one.by);
  }
  return found;
}

/** Everything that some steps have changed. */
export const touchedBy = (touched: AnyTouched | undefined, told: Told[], view: View): string[] => [
  ...new Set(told.flatMap((step) => step.changed.flatMap((one) => things(touched, one, view)))),
];

/** Which drawn things an answer is about. */

import type { Act, Answer } from '@comptoir/board/choice.svelte';
import type { Candidate, Phrase, View } from '@comptoir/lib/protocol';
import {
  ahead,
  FIGURES,
  isCity,
  levelOf,
  type Loire,
  NANTES,
  palaceOf,
  person,
  place,
  searched,
  shieldsOf,
} from './view';

type Said = Phrase['args'];

/** What an answer or a line of the log says; there it is also known where something was. */
function said(act: Act): Said {
  const { label, move } = act as Act & { label?: Phrase; move?: Phrase | number };
  return label?.args ?? (typeof move === 'object' ? move.args : {});
}

/** The item that a phrase such as `place-tours` names. */
function named(said: Said, key: string): string {
  const phrase = said[key];
  return typeof phrase === 'object' ? phrase.message.replace(/^[a-z]+-/, '').replaceAll('-', '_') : '';
}

/** The place that a phrase names, by its printed name or that of the owner's box. */
function placeOf(said: Said, key: string): number {
  const phrase = said[key];
  const own = typeof phrase === 'object' && phrase.message === 'place-named';
  return own ? FIGURES.named.indexOf(String(phrase.args['name'])) : place(named(said, key));
}

const placeId = (at: number) => [`place:${at}`];
const spoken = (said: Said, key: string) => placeId(placeOf(said, key));

/** The card of a message in words: the carried one if there are two alike. */
function cardOf(said: Said, carried: number[]): number {
  const args = typeof said['message'] === 'object' ? said['message'].args : {};
  const to = [1, 2, 3].map((i) => named(args, `shield${i}`)).filter(Boolean);
  const fits = (card: number) =>
    FIGURES.symbols[FIGURES.symbol[card]!] === named(args, 'symbol') &&
    (to.length
      ? shieldsOf(card).length === to.length && shieldsOf(card).every((i) => to.includes(FIGURES.shields[i]!))
      : FIGURES.to[card] === placeOf(args, 'place') && [0, 3].includes(levelOf(card)));
  return carried.find(fits) ?? FIGURES.to.findIndex((_, card) => fits(card));
}

/** The relay that is asked about. */
const asked = (s: Loire) => s.agenda.at(-1)?.[1] ?? 0;

/** Leaving horses in a village is riding that far at once; in a city the direction comes after it. */
function left(said: Said, seat: number, s: Loire): string[] {
  const relay = asked(s);
  const from = placeOf(said, 'place');
  const heading = s.heading[relay]!;
  const whole = s.agenda.at(-1)?.[0] === 'Saddle' && s.at[relay] === from && relay >> 1 === seat;
  if (!whole || heading < 0) return [`relay:${2 * seat + Number(named(said, 'figure') === 'messenger')}`];
  return placeId(ahead(from, heading, Number(said['steps'])));
}

function draw(kind: string, seat: number, s: Loire): string[] {
  if (kind === 'FromTop') return [`stack:${s.agenda.at(-1)?.[2] ?? -1}`];
  if (kind === 'WithSpy') return [`own:p${seat}:${person('spy')}`];
  const ducal = FIGURES.palaces.indexOf('ducal_palace');
  const bit = [ducal, palaceOf(-1, ducal)].find((palace) => (s.players[seat]!.palaces >> palace) & 1);
  return [`built:p${seat}:${bit}`];
}

export function aim(act: Act, seat: number, view: View): string[] {
  const s = view as unknown as Loire;
  const player = s.players[seat];
  if (!player) return [];
  const what = said(act);
  const [first, second] = act.args;
  switch (act.kind) {
    case 'Begin':
      return [`relay:${2 * seat + first!.index}`];
    case 'Ride':
      return spoken(what, 'to');
    case 'Leave':
      return left(what, seat, s);
    case 'Take':
      return [`free:${placeOf(what, 'place')}`];
    case 'Hire':
      return [`free:${first!.index}`];
    case 'Stop':
      return spoken(what, 'place');
    case 'RideOn': {
      const from = placeOf(what, 'place');
      return placeId(ahead(from, s.heading[asked(s)] ?? 0, Number(what['steps'])));
    }
    case 'Buy':
    case 'BuyTwo':
      return spoken(what, 'village');
    case 'Pitch':
    case 'Site':
      return placeId(first!.index);
    case 'Sell':
      return [`good:p${seat}:${first!.index}`];
    case 'Ship':
      return [`boat:${seat}`];
    case 'Build':
      return [`build:p${seat}:${first!.index}`];
    case 'BuildPalace':
      return [`palace:${palaceOf(named(what, 'city') === 'nantes' ? NANTES : -1, first!.index)}`];
    case 'Recruit':
      return [`person:${first!.index}`];
    case 'BuyMessage':
      return [`stack:${first!.index}`];
    case 'FromTop':
    case 'WithSpy':
    case 'Search':
      return draw(act.kind, seat, s);
    case 'Keep':
    case 'Find':
      return [`offer:${cardOf(what, [...s.drawn, ...searched(s)])}`];
    case 'Deliver':
    case 'Mark':
      return [`message:${cardOf(what, player.carried)}`];
    case 'MoveStone':
      return [`stone:p${seat}:${first!.index}`, `message:${cardOf(what, [player.carried[second!.index] ?? -1])}`];
    default:
      return [];
  }
}

const ridesOn = (way: number) => (next: Candidate[]) =>
  next.find((one) => one.kind === 'Ride' && one.args[0]?.index === way);

/** A click on a place may also mean: take a horse or leave some first, then ride there. */
export function shortcuts(candidates: Candidate[], _seat: number, view: View): Answer[] {
  const s = view as unknown as Loire;
  const [ask, relay = 0] = s.agenda.at(-1) ?? [];
  if (ask !== 'Saddle') return [];
  const from = s.at[relay]!;
  const ways = s.heading[relay]! < 0 ? [0, 1] : [s.heading[relay]!];
  const before = candidates.filter(
    (one) => !one.refusal && (one.kind === 'Take' || (one.kind === 'Leave' && isCity(from))),
  );
  return before.flatMap((candidate) =>
    ways.map((way) => ({
      path: placeId(ahead(from, way, Number(candidate.label.args['steps']))),
      candidate,
      then: ridesOn(way),
      said: true,
    })),
  );
}

/** Which drawn things an answer is about. */

import type { Aim, Aims, Answer } from '@comptoir/board/choice.svelte';
import type { Candidate, View } from '@comptoir/lib/protocol';
import { box, dieOf, read, workersNeeded, workersToSell } from './view';

export const aim: Aim = ({ kind, args }, seat, view) => {
  const [first, second] = args;
  const i = first?.index ?? 0;
  switch (kind) {
    case 'Play': {
      const at = read(view).players[seat]?.hand.findIndex((card) => card >= 0 && dieOf(card) === i) ?? -1;
      return [at < 0 ? 'discard' : `hand:p${seat}:${at}`];
    }
    case 'Take':
    case 'FetchCard':
      return [`display:${i}:${second?.index ?? 0}`];
    case 'Place':
    case 'Discard':
      return [`project:p${seat}:${i}`];
    case 'Lay':
      return [`stack:p${seat}:${first?.item}`];
    case 'Sell':
      return [`good:p${seat}:${i}`];
    case 'Restock':
      return [`workers:p${seat}`];
    case 'TakeSilver':
      return [`silver:p${seat}`];
    case 'Convert':
      return [`points:p${seat}`];
    case 'TakeTop':
      return [`pile:${i}`];
    case 'TakeBonus':
      return [`bonus:${i}`];
    case 'BuyCards':
      return ['deck'];
    case 'Keep':
    case 'Use':
      return [`offer:${i}`];
    default:
      return [];
  }
};

/** Either of two equal cards may be played; and a card that is carried to what it shall do does it at once. */
export const shortcuts: Aims['shortcuts'] = (candidates, seat, view) => {
  const hand = read(view).players[seat]?.hand ?? [];
  return hand.flatMap((card, i) => {
    const play = candidates.find((one) => one.kind === 'Play' && one.args[0]?.index === dieOf(card));
    if (!play) return [];
    const own = `hand:p${seat}:${i}`;
    const twin = aim(play, seat, view)[0] === own ? [] : [{ path: [own], candidate: play }];
    return [...twin, ...targets(view, seat, dieOf(card)).map((target) => promise(play, [own, target], seat, view))];
  });
};

/** What a number reaches with the workers there are. */
function targets(view: View, seat: number, die: number): string[] {
  const s = read(view);
  const { workers, projects, goods } = s.players[seat]!;
  const near = (number: number) => workersNeeded(die, number) <= workers;
  return [
    ...s.display.flatMap((row, i) => (near(i) ? row.map((_, at) => `display:${i}:${at}`) : [])),
    ...projects.flatMap((card, i) => (near(dieOf(card)) ? [`project:p${seat}:${i}`] : [])),
    ...goods.flatMap((count, i) => (count && workersToSell(die, i) <= workers ? [`good:p${seat}:${i}`] : [])),
    ...(workers < box.workers ? [`workers:p${seat}`] : []),
    `silver:p${seat}`,
  ];
}

function promise(candidate: Candidate, path: string[], seat: number, view: View): Answer {
  const then = (next: Candidate[]) => next.find((one) => aim(one, seat, view)[0] === path[1]);
  return { path, candidate, then };
}

/** Which drawn things an answer is about, and the further ways to answer that planning needs. */

import type { Aim, Answer } from '@comptoir/board/choice.svelte';
import type { Candidate, View } from '@comptoir/lib/protocol';
import { bit, character, EMPTY, GOODS_OF, openings, OPENINGS, SPACES, SPACES_OF, TOWER } from './figures';
import { fits, isFollower, market, places, stands, step, type PlayerView, type Stand, type TableView } from './view';

/** The names of the drawn things. */
export const id = {
  market: (seat: number, follower: number, nth = 0) => `market:p${seat}:${follower}:${nth}`,
  space: (seat: number, space: number) => `space:p${seat}:${space}`,
  place: (seat: number, place: number) => `place:p${seat}:${place}`,
  bag: (seat: number) => `bag:p${seat}`,
  goods: (seat: number, good: number) => `goods:p${seat}:${good}`,
  stations: (seat: number) => `stations:p${seat}`,
  technology: (seat: number, first: boolean) => `technology:p${seat}:${first ? 'first' : 'any'}`,
  bather: (nth: number) => `bather:${nth}`,
  tile: (place: number) => `tile:${place}`,
  supply: (who: number) => `supply:${who}`,
  town: (town: number) => `town:${town}`,
  routeGood: (space: number) => `good:${space}`,
  opening: (opening: number) => `opening:${opening}`,
  development: (space: number) => `development:${space}`,
};

const PLACE = (x: number[], seat: number) => [id.place(seat, x[0]!)];
const SPACE = (x: number[], seat: number) => [id.space(seat, x[0]!)];
const OWN_GOOD = (x: number[], seat: number) => [id.goods(seat, x[0]!)];

const AIMS: Record<string, (x: number[], seat: number, view: TableView) => string[]> = {
  CallBack: SPACE,
  DrawNow: (_, seat) => [id.bag(seat)],
  WaitInTower: ([follower], seat) => [id.market(seat, follower!)],
  Staff: PLACE,
  Send: ([follower, space], seat) => [id.market(seat, follower!), id.space(seat, space!)],
  SendFromTower: ([follower, space], seat, view) => [inPlace(view, seat, TOWER, follower!), id.space(seat, space!)],
  Execute: PLACE,
  Enlist: ([who]) => [id.supply(who!)],
  AddPlace: ([place], seat, view) => [bit(view.tiles, place!) ? id.tile(place!) : id.place(seat, place!)],
  Settle: ([follower, place], seat, view) => [id.bather(view.drawn.indexOf(follower!)), id.place(seat, place!)],
  Stand: SPACE,
  TravelTo: ([town]) => [id.town(town!)],
  TakeGood: ([good], seat, view) => [goodOnRoute(view, seat, good!)],
  Contribute: ([who, deed], seat, view) => [sender(view, seat, who!), toDeed(who!, deed!)],
  Replace: SPACE,
  Feed: OWN_GOOD,
  GiveStation: (_, seat) => [id.stations(seat)],
  TearDown: ([town]) => [id.town(town!)],
  GiveFollower: (_, seat) => [id.bag(seat)],
  StepBack: (_, seat, view) => [id.development(view.players[seat]!.development)],
  GiveGood: OWN_GOOD,
  GivePlace: PLACE,
  GiveTechnology: ([which], seat) => [id.technology(seat, which === 0)],
  Dismantle: SPACE,
};

export const aim: Aim = ({ kind, args }, seat, view) =>
  AIMS[kind]?.(
    args.map((one) => one.index),
    seat,
    view as unknown as TableView,
  ) ?? [];

function inPlace(view: TableView, seat: number, place: number, follower: number): string {
  const now = stands(view, seat);
  return id.space(seat, SPACES_OF[place]!.find((space) => now[space]!.thing === follower) ?? SPACES_OF[place]![0]!);
}

/** The follower who would go to a deed. */
function sender(view: TableView, seat: number, who: number): string {
  const now = step(view, seat);
  return now?.[0] === 'SendToDeed' ? inPlace(view, seat, now[2] as number, who) : 'sender';
}

const toDeed = (who: number, deed: number): string =>
  id.opening(openings(deed).find((opening) => OPENINGS[opening]!.who === who) ?? openings(deed)[0]!);

/** A good of the route that is being travelled; once it is taken, it lies with its owner. */
function goodOnRoute(view: TableView, seat: number, good: number): string {
  const now = step(view, seat);
  const spaces = now?.[0] === 'WhichGood' ? GOODS_OF[now[2] as number]! : [];
  const space = spaces.find((one) => view.routes[one] === good);
  return space === undefined ? id.goods(seat, good) : id.routeGood(space);
}

// --- Further ways to answer ------------------------------------------------------------

/** Somebody who can be sent: where they are drawn, who they are, and by which kind of answer they go. */
interface Sender {
  from: string;
  follower: number;
  kind: 'Send' | 'SendFromTower';
}

export function shortcuts(candidates: Candidate[], seat: number, seen: View): Answer[] {
  const view = seen as unknown as TableView;
  const now = step(view, seat);
  if (now?.[0] === 'Plan') return planning(view, seat, places(view.players[seat]!), toStaff(candidates));
  if (now?.[0] === 'Man') return manning(candidates, view, seat, now[4] as number, now[5] === 1);
  if (now?.[0] === 'WhoWaits') return waiting(candidates, view, seat);
  if (now?.[0] === 'PlaceBather') return settling(candidates, view, seat);
  if (now?.[0] === 'WhereTechnology') return installing(candidates, seat, now[2] === 1);
  return [];
}

function senders(view: TableView, seat: number, now: Stand[]): Sender[] {
  const seen: Record<number, number> = {};
  const found: Sender[] = market(view, seat).map((follower) => {
    seen[follower] = (seen[follower] ?? -1) + 1;
    return { from: id.market(seat, follower, seen[follower]), follower, kind: 'Send' };
  });
  for (const space of SPACES_OF[TOWER]!) {
    if (isFollower(now[space]!.thing))
      found.push({ from: id.space(seat, space), follower: now[space]!.thing, kind: 'SendFromTower' });
  }
  return found;
}

/** The free spaces of a place on which a follower may stand. */
const free = (player: PlayerView, now: Stand[], place: number, follower: number): number[] =>
  SPACES_OF[place]!.filter((i) => now[i]!.thing === EMPTY && fits(player, follower, i));

/** The space that is meant when a follower is sent to a place as such: the own one, or the only one. */
function obvious(spaces: number[], follower: number): number | undefined {
  const own = spaces.find((space) => SPACES[space]!.wanted === character(follower));
  return own ?? (new Set(spaces.map((space) => SPACES[space]!.wanted)).size === 1 ? spaces[0] : undefined);
}

const find = (next: Candidate[], kind: string, ...x: number[]): Candidate | undefined =>
  next.find((one) => one.kind === kind && x.every((index, i) => one.args[i]!.index === index));

/** The answer that sends a follower to a space; of equal spaces the server names the first. */
function send(next: Candidate[], { kind, follower }: Sender, space: number): Candidate | undefined {
  const { place, wanted } = SPACES[space]!;
  const twins = SPACES_OF[place]!.filter((i) => SPACES[i]!.wanted === wanted);
  return twins.map((twin) => find(next, kind, follower, twin)).find(Boolean);
}

/** How an answer begins, and how it goes on. */
type Way = Omit<Answer, 'path'>;
type Then = (next: Candidate[]) => Way | undefined;

const toStaff =
  (candidates: Candidate[]) =>
  (place: number, then: Then): Way | undefined => {
    const candidate = find(candidates, 'Staff', place);
    return candidate && { candidate, then };
  };

/** A follower and then a space or a place: the server is told the place first. */
function planning(
  view: TableView,
  seat: number,
  among: number[],
  way: (place: number, then: Then) => Way | undefined,
): Answer[] {
  const found: Answer[] = [];
  const [player, now] = [view.players[seat]!, stands(view, seat)];
  for (const one of senders(view, seat, now)) {
    for (const place of among.filter((place) => place !== TOWER)) {
      const spaces = free(player, now, place, one.follower);
      const add = (goal: string, space: number) => {
        const begun = way(place, (next) => ended(send(next, one, space)));
        if (begun) found.push({ path: [one.from, goal], ...begun });
      };
      for (const space of spaces) add(id.space(seat, space), space);
      const goal = obvious(spaces, one.follower);
      if (goal !== undefined) add(id.place(seat, place), goal);
    }
  }
  return found;
}

const ended = (candidate: Candidate | undefined): Way | undefined => candidate && { candidate };

/** While a place is being manned: followers for it, and, once somebody is there, for other places. */
function manning(candidates: Candidate[], view: TableView, seat: number, place: number, more: boolean): Answer[] {
  const here = planning(view, seat, [place], (_, then) => then(candidates));
  const shown = here.filter(
    ({ path, candidate }) => !path.every((thing, i) => aimed(candidate, seat, view)[i] === thing),
  );
  const enough = find(candidates, 'EnoughThere');
  if (!more || !enough) return [...shown, ...atOnce(here)];
  const others = places(view.players[seat]!).filter((other) => other !== place);
  const elsewhere = planning(view, seat, others, (other, then) => ({
    candidate: enough,
    then: (next) => toStaff(next)(other, then),
  }));
  const goals = new Set(elsewhere.map(({ path }) => path[1]!));
  const turning = others
    .filter((other) => SPACES_OF[other]!.some((space) => goals.has(id.space(seat, space))))
    .map((other) => ({
      path: [id.place(seat, other)],
      candidate: enough,
      then: (next: Candidate[]) => find(next, 'Staff', other),
    }));
  return [...shown, ...elsewhere, ...turning];
}

const aimed = (candidate: Candidate, seat: number, view: TableView): string[] =>
  aim(candidate, seat, view as unknown as View);

/** Whoever was given a place needs only a follower, if there is but one space for them. */
function atOnce(here: Answer[]): Answer[] {
  const firsts = [...new Set(here.map(({ path }) => path[0]!))];
  return firsts.flatMap((from) => {
    const answers = here.filter(({ path }) => path[0] === from);
    const alike = answers.every(({ candidate }) => candidate === answers[0]!.candidate);
    return alike ? [{ path: [from], candidate: answers[0]!.candidate }] : [];
  });
}

/** Followers of one kind are alike: each of them can be clicked. */
function waiting(candidates: Candidate[], view: TableView, seat: number): Answer[] {
  const now = stands(view, seat);
  const into = SPACES_OF[TOWER]!.filter((space) => now[space]!.thing === EMPTY);
  return senders(view, seat, now).flatMap(({ from, follower, kind }) => {
    const candidate = kind === 'Send' ? find(candidates, 'WaitInTower', follower) : undefined;
    if (!candidate) return [];
    const plain = aimed(candidate, seat, view)[0] === from ? [] : [{ path: [from], candidate }];
    const goals = [id.place(seat, TOWER), ...into.map((space) => id.space(seat, space))];
    return [...plain, ...goals.map((goal) => ({ path: [from, goal], candidate }))];
  });
}

/** A bather and then a space: the server is told the place first. */
function settling(candidates: Candidate[], view: TableView, seat: number): Answer[] {
  const [player, now] = [view.players[seat]!, stands(view, seat)];
  return view.drawn.flatMap((follower, nth) =>
    places(player).flatMap((place) => {
      const candidate = find(candidates, 'Settle', follower, place);
      if (!candidate || candidate.refusal) return [];
      const onto = free(player, now, place, follower).map((space) => ({
        path: [id.bather(nth), id.space(seat, space)],
        candidate,
        then: (next: Candidate[]) => ended(find(next, 'Stand', space)),
      }));
      const plain =
        view.drawn.indexOf(follower) === nth ? [] : [{ path: [id.bather(nth), id.place(seat, place)], candidate }];
      return [...plain, ...onto];
    }),
  );
}

/** The tile may be carried to its space. */
function installing(candidates: Candidate[], seat: number, first: boolean): Answer[] {
  return candidates
    .filter(({ kind }) => kind === 'Replace')
    .map((candidate) => ({
      path: [id.technology(seat, first), id.space(seat, candidate.args[0]!.index)],
      candidate,
    }));
}

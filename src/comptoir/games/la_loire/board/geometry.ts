/** Where everything lies: across on a wide screen, downwards on a phone held upright. Clockwise is clockwise in both. */

import { banks, follow, isCity, type Loire, NANTES, NONE, ORLEANS } from './view';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export const TILE = { w: 80, h: 90 };
const ROAD = 40; // half the width of the road: a lane for each direction
const LANE = 18; // from the middle of the road to where figures ride
const GAP = 36; // between figures on a lane

export interface Layout {
  tall: boolean;
  width: number;
  height: number;
  cities: Record<number, Box>;
  /** The middle of the road at each village. */
  stops: Record<number, Point>;
  /** From the middle of the road towards the land, as a direction. */
  outwards: Record<number, Point>;
  /** The villages' tiles. */
  tiles: Record<number, Box>;
  /** Where a tent stands, from a tile's corner. */
  tents: Record<number, Point>;
  /** Along which the road runs, from Nantes back to Nantes. */
  road: Point[];
  river: Box;
  trees: Point[];
  market: Point;
  stacks: Point;
  goods: Point;
}

let [north, south]: [number[], number[]] = [[], []];
follow(() => ([north, south] = banks()));

/** Points from pairs of numbers. */
function points(text: string): Point[] {
  const numbers = text.split(' ').map(Number);
  return numbers.flatMap((x, i) => (i % 2 ? [] : [{ x, y: numbers[i + 1]! }]));
}

const sway = (i: number) => 7 * Math.sin(i * 1.35 + 0.4);

function lay(layout: Layout, village: number, at: Point, out: Point): void {
  layout.stops[village] = at;
  layout.outwards[village] = out;
  const far = ROAD + 3;
  const x = out.x ? at.x + (out.x > 0 ? far : -far - TILE.w) : at.x - TILE.w / 2;
  const y = out.y ? at.y + (out.y > 0 ? far : -far - TILE.h) : at.y - TILE.h / 2;
  layout.tiles[village] = { x, y, ...TILE };
  layout.tents[village] = { x: TILE.w / 2 + 2, y: out.y > 0 ? TILE.h + 10 : -8 };
}

const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

export function wide(): Layout {
  const layout: Layout = {
    tall: false,
    width: 1030,
    height: 638,
    cities: { [NANTES]: { x: 6, y: 66, w: 116, h: 512 }, [ORLEANS]: { x: 908, y: 66, w: 116, h: 512 } },
    stops: {},
    outwards: {},
    tiles: {},
    tents: {},
    road: [],
    river: { x: 122, y: 217, w: 786, h: 102 },
    trees: points('18 48 104 30 926 34 1010 50 24 604 46 620 76 602 104 618 930 616 956 600 984 620 1010 604'),
    market: { x: 140, y: 324 },
    stacks: { x: 487, y: 324 },
    goods: { x: 702, y: 324 },
  };
  const step = (bank: number[]) => 774 / bank.length;
  north.forEach((village, i) =>
    lay(layout, village, { x: 128 + step(north) * (i + 0.5), y: 166 + sway(i) }, { x: 0, y: -1 }),
  );
  south.forEach((village, i) =>
    lay(layout, village, { x: 128 + step(south) * (i + 0.5), y: 468 + sway(i + 2) }, { x: 0, y: 1 }),
  );
  layout.road = [
    { x: 64, y: 176 },
    ...north.map((village) => layout.stops[village]!),
    { x: 966, y: 176 },
    { x: 966, y: 462 },
    ...south.toReversed().map((village) => layout.stops[village]!),
    { x: 64, y: 462 },
  ];
  return layout;
}

export function tall(): Layout {
  const top = 98;
  const most = Math.max(north.length, south.length);
  const pitch = 106;
  const first = top + 176;
  const end = first + most * pitch + 4;
  const layout: Layout = {
    tall: true,
    width: 400,
    height: end + 170 + 100,
    cities: { [NANTES]: { x: 6, y: top, w: 388, h: 164 }, [ORLEANS]: { x: 6, y: end, w: 388, h: 164 } },
    stops: {},
    outwards: {},
    tiles: {},
    tents: {},
    road: [],
    river: { x: 163, y: top + 164, w: 74, h: end - top - 164 },
    trees: points('386 24 386 62 9 34'),
    market: { x: 18, y: 2 },
    stacks: { x: 6, y: end + 172 },
    goods: { x: 214, y: end + 172 },
  };
  const step = (bank: number[]) => (most * pitch) / bank.length;
  north.forEach((village, i) => lay(layout, village, { x: 275, y: first + step(north) * (i + 0.5) }, { x: 1, y: 0 }));
  south.forEach((village, i) => lay(layout, village, { x: 125, y: first + step(south) * (i + 0.5) }, { x: -1, y: 0 }));
  layout.road = [
    { x: 275, y: top + 90 },
    ...north.map((village) => layout.stops[village]!),
    { x: 275, y: end + 70 },
    { x: 125, y: end + 70 },
    ...south.toReversed().map((village) => layout.stops[village]!),
    { x: 125, y: top + 90 },
  ];
  return layout;
}

/** A road through these points and back to the first. */
export function ring(points: Point[]): string {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n]!;
  const curve = (i: number) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const a = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const b = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${a.x} ${a.y} ${b.x} ${b.y} ${to.x} ${to.y}`;
  };
  return `M${at(0).x} ${at(0).y}${points.map((_, i) => curve(i)).join('')}Z`;
}

/** The river's bed, with banks that are not straight. */
export function riverBed({ tall, river }: Layout): string {
  const waves = Math.round((tall ? river.h : river.w) / 60);
  const step = (tall ? river.h : river.w) / waves;
  const bank = (way: number) =>
    [...Array(waves).keys()]
      .map((i) => {
        const swing = i % 2 ? 5 : -5;
        return tall ? `q${swing} ${(way * step) / 2} 0 ${way * step}` : `q${(way * step) / 2} ${swing} ${way * step} 0`;
      })
      .join('');
  return `M${river.x} ${river.y}${bank(1)}${tall ? `h${river.w}` : `v${river.h}`}${bank(-1)}Z`;
}

/** Where a city's parts lie, from its corner. */
export function cityParts(layout: Layout) {
  const palaces = [...Array(4).keys()].map((i) =>
    layout.tall ? { x: 7 + i * 94.5, y: 44 } : { x: 8, y: 88 + i * 57 },
  );
  const name = layout.tall ? { x: 194, y: 32 } : { x: 58, y: 78 };
  const square: Box = layout.tall ? { x: 7, y: 96, w: 374, h: 62 } : { x: 8, y: 320, w: 100, h: 184 };
  return { name, palaces, square };
}

function onSquare(layout: Layout, city: number, i: number, all: number): Point {
  const { square } = cityParts(layout);
  const box = layout.cities[city]!;
  const corner = { x: box.x + square.x, y: box.y + square.y + 34 };
  if (layout.tall) return { x: corner.x + 22 + i * Math.min(46, 320 / all), y: corner.y };
  const row = Math.min(50, 120 / Math.ceil(all / 2));
  return { x: corner.x + 27 + (i % 2) * 46, y: corner.y + Math.floor(i / 2) * row };
}

/** Where a relay stands: on the right side of the road it rides along, or on a city's square. */
export function relayAt(layout: Layout, s: Loire, relay: number): Point {
  const at = s.at[relay]!;
  const beside = s.at.map((_, other) => other).filter((other) => s.at[other] === at && sameLane(s, relay, other));
  const i = beside.indexOf(relay);
  if (isCity(at)) return onSquare(layout, at, i, beside.length);
  const stop = layout.stops[at]!;
  const out = layout.outwards[at]!;
  const side = (s.heading[relay] === 0 ? -1 : 1) * LANE;
  const along = (i - (beside.length - 1) / 2) * Math.min(GAP, 78 / beside.length);
  return { x: stop.x + out.x * side + Math.abs(out.y) * along, y: stop.y + out.y * side + Math.abs(out.x) * along };
}

const sameLane = (s: Loire, relay: number, other: number) =>
  isCity(s.at[relay]!) || s.heading[relay] === s.heading[other];

/** Whether a relay looks to the left. */
export function looksLeft(layout: Layout, s: Loire, relay: number): boolean {
  const out = layout.outwards[s.at[relay]!];
  if (!out || s.heading[relay] === NONE) return s.at[relay] === ORLEANS;
  const eastwards = (s.heading[relay] === 0) === (layout.tall ? out.x < 0 : out.y < 0);
  return !eastwards;
}

/** Marks on the road that show the direction of each lane, half-way to the next village. */
export function arrows(layout: Layout): { at: Point; turn: number }[] {
  return Object.keys(layout.stops).flatMap((village) => {
    const stop = layout.stops[Number(village)]!;
    const out = layout.outwards[Number(village)]!;
    const along = layout.tall ? { x: 0, y: 53 } : { x: 43, y: 0 };
    const clockwise = (Math.atan2(out.x, -out.y) * 180) / Math.PI;
    return [-1, 1].map((side) => ({
      at: { x: stop.x + along.x + (out.x * side * ROAD) / 2, y: stop.y + along.y + (out.y * side * ROAD) / 2 },
      turn: side < 0 ? clockwise : clockwise + 180,
    }));
  });
}

/** Free horses stand on a village's tile, or at the edge of a city's square. */
export function freeAt(layout: Layout, place: number): Point {
  if (!isCity(place)) {
    const tile = layout.tiles[place]!;
    return { x: tile.x + 43, y: tile.y + 59 };
  }
  const box = layout.cities[place]!;
  const { square } = cityParts(layout);
  return layout.tall
    ? { x: box.x + square.x + square.w - 46, y: box.y + square.y + 18 }
    : { x: box.x + square.x + 32, y: box.y + square.y + square.h - 38 };
}

/** A field of the Loire; the first one is before the first field. */
export function field(layout: Layout, target: number, i: number): Box {
  const { river } = layout;
  if (layout.tall) {
    const h = (river.h - 12) / (target + 1);
    return { x: river.x, y: river.y + 6 + i * h, w: river.w, h };
  }
  const w = (river.w - 12) / (target + 1);
  return { x: river.x + 6 + i * w, y: river.y, w, h: river.h };
}

/** Where a seat's boat lies, and how large it may be. */
export function boatAt(layout: Layout, target: number, i: number, seat: number, players: number): Box {
  const on = field(layout, target, i);
  if (layout.tall) {
    const rows = players > 2 ? 2 : 1;
    const h = on.h / rows;
    return { x: on.x + 23 + (seat % 2) * 25, y: on.y + Math.floor(seat / 2) * h, w: 25, h };
  }
  const h = (on.h - 30) / 2;
  if (players <= 2) return { x: on.x, y: on.y + 3 + seat * h, w: on.w, h };
  return { x: on.x + ((seat % 2) * on.w) / 2, y: on.y + 3 + Math.floor(seat / 2) * h, w: on.w / 2, h };
}

export { middle };

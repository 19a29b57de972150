/** Where the towns lie on the map, and how the routes run between them. */

import { FIGURES, follow, WATER } from './figures';

export const WIDTH = 640;
export const HEIGHT = 560;

export interface Point {
  x: number;
  y: number;
}

/** Towns too near to one another are moved apart a little. */
const NUDGED: Record<number, [number, number]> = {
  0: [0, 4],
  1: [-6, 4],
  2: [14, 4],
  3: [12, 0],
  4: [-2, -8],
  6: [-14, -4],
  7: [4, -8],
  9: [-10, -4],
  10: [12, 0],
  11: [6, 14],
  12: [-2, -6],
  13: [-14, 22],
  14: [8, -10],
  15: [8, -2],
  16: [-6, 6],
  17: [-10, 2],
  18: [2, -8],
  19: [0, 10],
  20: [0, 14],
  21: [18, 6],
  22: [16, 4],
};

export const TOWNS: Point[] = FIGURES.towns.map(([north, east], town) => {
  const [dx, dy] = NUDGED[town] ?? [0, 0];
  return {
    x: Math.round(44 + ((east! - 20) / 296) * 552 + dx),
    y: Math.round(44 + ((4845 - north!) / 187) * 462 + dy),
  };
});

/** How far the middle of a route lies beside the straight line. */
const BENT: Record<number, number> = {
  26: -12,
  0: -14,
  1: 26,
  2: -34,
  3: 16,
  4: 12,
  5: -10,
  6: -8,
  7: -10,
  8: 18,
  9: -12,
  10: 8,
  11: 22,
  12: -6,
  13: -10,
  14: 10,
  18: -12,
  21: 14,
  25: 10,
  29: -16,
  33: -10,
  34: 54,
  36: 8,
  39: 8,
  42: -10,
};

/** Where on its route a good lies that would cover a name in the middle. */
const PART: Record<number, number> = { 30: 0.62, 32: 0.57, 37: 0.38 };

export interface Route {
  water: boolean;
  path: string;
  /** The same from the other end. */
  back: string;
  /** The middles of the spaces for goods. */
  spaces: Point[];
}

/** A point on a curve with one handle. */
const along = (a: Point, c: Point, b: Point, t: number): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * c.x + t ** 2 * b.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * c.y + t ** 2 * b.y,
});

/** Between the towns' signs, the goods of a route lie about its middle. */
const laid = (): Route[] =>
  FIGURES.routes.map(([kind, one, other, mark], route) => {
    const [a, b] = [TOWNS[one!]!, TOWNS[other!]!];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy);
    const bent = 2 * (BENT[route] ?? 0);
    const c = { x: (a.x + b.x) / 2 - (dy / length) * bent, y: (a.y + b.y) / 2 + (dx / length) * bent };
    const [part, apart] = [PART[route] ?? 0.5, 13 / length];
    return {
      water: kind === WATER,
      path: `M${a.x} ${a.y}Q${Math.round(c.x)} ${Math.round(c.y)} ${b.x} ${b.y}`,
      back: `M${b.x} ${b.y}Q${Math.round(c.x)} ${Math.round(c.y)} ${a.x} ${a.y}`,
      spaces: (mark ? [part - apart, part + apart] : [part]).map((t) => along(a, c, b, t)),
    };
  });

export let ROUTES: Route[] = [];
follow(() => (ROUTES = laid()));

/** Where everything lies on the map. */

import { BEIJING, FIGURES, VENEZIA, follow, isOasis } from './figures';

export const WIDTH = 1000;
export const HEIGHT = 692;
export const CARD = { width: 126, height: 58 };

export type Point = readonly [number, number];

/** The places, in the order of the table. */
export const PLACES: readonly Point[] = [
  [78, 208], // Venezia
  [268, 132], // Moscow
  [592, 132], // Karakorum
  [345, 282], // Samarcanda
  [705, 308], // Lan-Zhou
  [92, 432], // Alexandria
  [482, 428], // Karachi
  [800, 582], // Sumatra
  [432, 142], // Anxi
  [568, 298], // Kashgar
  [348, 412], // Ormuz
  [842, 420], // Xian
  [292, 596], // Adana
  [586, 586], // Kochi
  [912, 176], // Beijing
  [166, 128],
  [205, 290],
  [226, 402],
  [458, 300],
  [186, 556],
  [706, 152],
  [802, 92],
  [784, 240],
  [668, 446],
  [950, 484],
];

/** The left upper corner of the card of each space on a card. */
export const CARD_AT: readonly Point[] = [
  [205, 12],
  [529, 12],
  [282, 172],
  [606, 190],
  [12, 480],
  [392, 478],
  [497, 628],
  [628, 628],
  [759, 628],
];

/** The middle of the outpost bonus of each large city. */
export const OUTPOST_AT: readonly Point[] = [
  [364, 41],
  [688, 41],
  [441, 201],
  [789, 308],
  [41, 562],
  [362, 507],
  [888, 582],
];

/** The middle of the town bonus of each small city. */
export const TILE_AT: readonly Point[] = [
  [432, 78],
  [560, 232],
  [348, 346],
  [842, 476],
  [276, 530],
  [566, 526],
];

/** How far a road bends off the straight line, by its number in the table. */
const BENDS: Record<number, number> = {
  0: -10,
  1: 6,
  2: 10,
  3: -10,
  4: 6,
  5: -8,
  6: -12,
  7: -8,
  8: 8,
  10: -8,
  12: -8,
  13: 10,
  14: 8,
  16: 26,
  18: 8,
  19: -8,
  20: 12,
  21: 8,
  22: 22,
  23: -40,
  24: 12,
  25: 34,
  26: -8,
  27: 14,
  28: 14,
  29: 10,
};

export interface Road {
  from: number;
  to: number;
  camels: number;
  coins: number;
  path: string;
  middle: Point;
}

/** Half the width of what is drawn at a place, and half its height. */
function half(place: number): Point {
  if (isOasis(place)) return [14, 14];
  if (place === BEIJING) return [66, 24];
  return place === VENEZIA ? [38, 24] : [46, 20];
}

/** How much of a road, as it leaves a place in this direction, is hidden. */
function hidden(place: number, dx: number, dy: number): number {
  const [width, height] = half(place);
  const length = Math.hypot(dx, dy);
  return Math.min((width * length) / Math.abs(dx || 1), (height * length) / Math.abs(dy || 1)) / length;
}

const laid = (): Road[] =>
  FIGURES.roads.map(([from, to, camels, coins], i) => {
    const [[x1, y1], [x2, y2]] = [PLACES[from]!, PLACES[to]!];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = Math.hypot(dx, dy);
    const bend = (BENDS[i] ?? 0) * 2;
    const [x, y] = [(x1 + x2) / 2 - (dy / length) * bend, (y1 + y2) / 2 + (dx / length) * bend];
    // The toll lies in the middle of what is seen of the road.
    const t = (1 + hidden(from, dx, dy) - hidden(to, dx, dy)) / 2;
    const along = (a: number, b: number, c: number) => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c;
    const middle: Point = [along(x1, x, x2), along(y1, y, y2)];
    return { from, to, camels, coins, path: `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`, middle };
  });

export let ROADS: readonly Road[] = [];
follow(() => (ROADS = laid()));

/** Points written one after the other: "78 208, 268 132". */
const points = (text: string): Point[] =>
  text.split(',').map((pair) => {
    const [x, y] = pair.trim().split(/\s+/).map(Number);
    return [x!, y!];
  });

/** A smooth closed line through these points. */
function smooth(line: readonly Point[]): string {
  const at = (i: number) => line[(i + line.length) % line.length]!;
  const round = (n: number) => Math.round(n * 10) / 10;
  const curves = line.map((_, i) => {
    const [p, a, b, n] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6].map(round);
    const second = [b[0] - (n[0] - a[0]) / 6, b[1] - (n[1] - a[1]) / 6].map(round);
    return `C${first.join(' ')} ${second.join(' ')} ${b.join(' ')}`;
  });
  return `M${at(0).join(' ')}${curves.join('')}Z`;
}

/** From the Adriatic over the north and the coast of China, then back along the southern seas. */
export const ASIA = smooth(
  points(`
  -40 -40, 300 -60, 700 -60, 1040 -40, 1050 120, 1012 196, 985 214, 968 236, 948 240, 962 262, 985 272, 966 300,
  962 340, 974 382, 950 428, 912 458, 872 466, 846 470, 838 492, 856 520, 846 548, 820 548, 806 522, 788 512, 776
  540, 764 560, 752 530, 742 498, 722 478, 690 486, 668 514, 642 552, 620 604, 598 634, 576 612, 558 560, 544 520,
  530 480, 508 466, 470 462, 430 452, 392 440, 366 444, 352 436, 318 430, 298 424, 312 448, 336 470, 372 474, 396
  500, 376 540, 340 590, 300 622, 268 620, 244 580, 222 530, 196 486, 168 452, 160 436, 178 420, 186 392, 178 366,
  150 352, 112 348, 96 330, 118 318, 150 312, 176 302, 170 284, 142 272, 126 256, 112 250, 118 274, 112 296, 98
  282, 90 256, 78 240, 62 246, 78 272, 84 296, 72 300, 52 268, 30 246, 4 252, -40 258
`),
);

export const AFRICA = smooth(
  points(`
  -40 404, 20 398, 60 410, 96 402, 130 406, 148 424, 160 456, 180 500, 204 546, 226 592, 250 622, 262 642, 236
  650, 206 664, 196 700, 200 740, -40 740
`),
);

export const ISLANDS = [
  smooth(points('722 556, 748 580, 790 598, 838 612, 866 634, 838 640, 790 630, 752 612, 728 584')),
  smooth(points('612 628, 626 634, 630 650, 618 658, 608 644')),
  smooth(points('872 566, 906 552, 936 566, 930 594, 902 608, 876 594')),
  smooth(points('884 480, 898 476, 902 488, 890 494')),
];

/** The Black Sea, the Caspian and the Aral. */
export const LAKES = [
  smooth(points('178 214, 206 200, 240 204, 262 220, 240 234, 212 230, 190 238, 172 230')),
  smooth(points('276 206, 292 214, 284 240, 292 268, 284 296, 268 290, 272 262, 262 236, 264 212')),
  smooth(points('476 214, 500 208, 516 216, 500 226, 480 224')),
];

export const MOUNTAINS: readonly Point[] = points(`
  596 372, 622 380, 650 386, 678 390, 706 392, 636 366, 690 374, 566 368, 510 356, 488 364, 340 66, 356 84, 344
  104, 640 62, 752 52, 724 62, 880 60, 906 74
`);
export const DUNES: readonly Point[] = points(`
  262 482, 290 508, 240 458, 318 540, 660 240, 524 196, 548 184, 400 344, 430 356, 72 640, 36 620, 112 612, 128
  668
`);
export const TREES: readonly Point[] = points(`
  40 90, 60 70, 84 92, 106 64, 130 84, 160 60, 40 140, 452 24, 476 34, 430 30, 408 44, 770 440, 746 420, 800 460,
  880 340, 900 320, 908 352, 584 548, 600 536, 920 300
`);

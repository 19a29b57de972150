/** The colours of the seven types: printed cards, the same by day and by night. */

export interface Colour {
  fill: string;
  /** Of what is written on it. */
  ink: string;
  /** Sky and ground of its pictures. */
  sky: string;
  land: string;
}

const LIGHT = '#fffaf0';
const DARK = '#2a2019';

export const COLOURS: Colour[] = [
  { fill: '#2d6339', ink: LIGHT, sky: '#dbe9e4', land: '#7c9a55' }, // castle
  { fill: '#5c626b', ink: LIGHT, sky: '#dfe3e6', land: '#8b8477' }, // mine
  { fill: '#74397f', ink: LIGHT, sky: '#ecdfee', land: '#93a061' }, // cloister
  { fill: '#e3b433', ink: DARK, sky: '#f6e9c4', land: '#b98f3d' }, // knowledge
  { fill: '#26608f', ink: LIGHT, sky: '#d9e9f3', land: '#4f8db5' }, // ship
  { fill: '#9fc75a', ink: DARK, sky: '#e3f0e6', land: '#7fae4a' }, // pasture
  { fill: '#935c2c', ink: LIGHT, sky: '#f3e4cb', land: '#b79c6b' }, // building
];

export const WINE = '#7a1f3d';
export const IVORY = '#fdf6e3';
export const PARCHMENT = '#f6ecd4';

/** Goods: light ones in sacks, medium ones in barrels, dark ones in chests. */
export const GOODS = ['#f0d9a0', '#c98a3c', '#6b4226'];

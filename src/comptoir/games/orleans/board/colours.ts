/** The colours of characters, goods and seats; each goes with a sign of its own. */

/** Ground, sign and rim of each character, then of "anybody". */
export const CHARACTERS: [string, string, string][] = [
  ['#f6f1e3', '#4a3b28', '#a08c64'],
  ['#2b6ca8', '#ffffff', '#2b6ca8'],
  ['#8d5524', '#ffffff', '#9c6433'],
  ['#33302f', '#f3ead6', '#6b625c'],
  ['#b3272d', '#ffffff', '#c2393f'],
  ['#9aa0a3', '#1d1f20', '#8b9194'],
  ['#f0c230', '#3d2e00', '#c79a12'],
  ['#d9cbb0', '#54462f', '#9a8a6c'],
];

export const GOODS: [string, string][] = [
  ['#e9c84a', '#4d3800'],
  ['#e78a2e', '#402000'],
  ['#84203f', '#ffe9dc'],
  ['#ece7da', '#544a3c'],
  ['#5f3a8c', '#f6dd8a'],
];

export const SEATS = ['var(--river)', 'var(--gold)', 'var(--vine)', 'var(--roof)'];

/** The seats' shapes on a square of 24 units. */
export const SHAPES = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  'M4 4h16v16H4z',
  'M12 2l10 10-10 10L2 12z',
  'M12 2.500L22 21H2z',
];

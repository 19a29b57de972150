/** What an agent expects of the moves of a finished game, from a file (`comptoir.env.Values`). */

import type { LogLine, Phrase, Summary } from './protocol';

export interface Valued {
  move: string;
  label: Phrase;
  value: number;
  visits: number | null;
}
export interface Position {
  at: number;
  seat: number;
  expected: number | null;
  moves: Valued[];
}
export interface Values {
  agent: string;
  positions: Position[];
}

const FORMAT = 'comptoir values 1';

/** The values in a file; null if it is no such file, or one of another game than this. */
export function readValues(text: string, table: Summary, lines: LogLine[]): Values | null {
  const found = parsed(text);
  if (!found || found['format'] !== FORMAT || found['game'] !== table.game || found['answers'] !== lines.length)
    return null;
  const { agent, positions } = found;
  if (typeof agent !== 'string' || !Array.isArray(positions)) return null;
  return positions.every((one) => isPosition(one) && lines[one.at]?.seat === one.seat) ? { agent, positions } : null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return object(JSON.parse(text));
  } catch {
    return null;
  }
}

const object = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
const isNumber = (value: unknown) => typeof value === 'number';

function isPosition(given: unknown): given is Position {
  const one = object(given);
  if (!one || !isNumber(one['at']) || !(one['expected'] === null || isNumber(one['expected']))) return false;
  return Array.isArray(one['moves']) && one['moves'].length > 0 && one['moves'].every(isValued);
}

function isValued(given: unknown): given is Valued {
  const one = object(given);
  const label = object(one?.['label']);
  if (!one || typeof one['move'] !== 'string' || !isNumber(one['value'])) return false;
  return typeof label?.['message'] === 'string' && object(label['args']) !== null;
}

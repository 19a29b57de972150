/** A table in words from nothing but the view, for games that draw nothing at all. */

import type { Block, Game, Piece, View } from './protocol';
import { words } from './words.svelte';

const piece = (text: string, style = ''): Piece => ({ text, style });
const text = (line: string): Block => ({ kind: 'text', lines: [[piece(line)]] });

export function fromView(view: View, game: Game, names: string[]): Block {
  const players = (view['players'] as View[] | undefined) ?? [];
  const shared = Object.entries(view).filter(([name]) => !['players', 'agenda', 'ledger'].includes(name));
  return {
    kind: 'group',
    of: [
      panel('', shared, game),
      ...players.map((player, seat) => panel(names[seat] ?? '', Object.entries(player), game)),
    ],
  };
}

function panel(title: string, fields: [string, unknown][], game: Game): Block {
  const rows = fields
    .map(([name, value]): [string, string] => [name, shown(name, value, game)])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [text(named(name, game)), text(value)]);
  return {
    kind: 'panel',
    title: [piece(title)],
    subtitle: [],
    style: '',
    of: [{ kind: 'grid', title: [], heads: [], rows }],
  };
}

/** What the game calls a field, or the field's own name with spaces. */
function named(field: string, game: Game): string {
  const id = field.replaceAll('_', '-');
  for (const message of [`field-${id}`, `board-${id}`]) {
    const said = words.knows(message, game.name) ? words.say({ message, args: {} }, game.name) : '';
    if (said && !said.includes('{')) return said;
  }
  return field.replaceAll('_', ' ');
}

function shown(field: string, value: unknown, game: Game): string {
  if (Array.isArray(value)) return listed(field, value as unknown[], game);
  if (typeof value === 'boolean') return value ? '✔' : '';
  if (value !== null && typeof value === 'object') {
    const size = (value as { size?: unknown }).size;
    return size === undefined ? '' : String(size);
  }
  return value === game.hidden ? '▒' : String(value);
}

/** Counts by item where the field is as long as the domain of its name, items one by one otherwise. */
function listed(field: string, values: unknown[], game: Game): string {
  const domain = [field, field.replace(/s$/, ''), field.replace(/ies$/, 'y')].find((name) => name in game.domains);
  const items = domain ? game.domains[domain]! : [];
  if (domain && items.length === values.length) {
    return values
      .map((n, i) => (n ? `${String(n)} × ${item(domain, items[i]!, game)}` : ''))
      .filter(Boolean)
      .join(' · ');
  }
  return values
    .map((value) => (Array.isArray(value) ? `(${listed(field, value as unknown[], game)})` : shown('', value, game)))
    .join(' · ');
}

function item(domain: string, name: string, game: Game): string {
  const message = `${domain}-${name.replaceAll('_', '-')}`;
  return words.knows(message, game.name) ? words.say({ message, args: {} }, game.name) : name.replaceAll('_', ' ');
}

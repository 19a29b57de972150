/** The little of Markdown that rules are written in, as data: nothing is ever set as HTML. */

export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string };
export type Part =
  | { kind: 'heading'; depth: number; id: string; text: string }
  | { kind: 'paragraph'; of: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; items: { anchor: string; of: Inline[] }[] }
  | { kind: 'table'; heads: Inline[][]; rows: Inline[][][] };

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\*(?=\S)(.+?)\*/g;
const FENCE = '```';
const ANCHOR = /^\*\*([A-Z]+\d+[a-z]?)\*\*\s*/;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, strong, code, em] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else found.push({ kind: 'em', text: em! });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function parse(source: string): Part[] {
  const parts: Part[] = [];
  for (const block of blocks(source)) {
    const first = block[0]!;
    const heading = /^(#{1,4})\s+(.*)$/.exec(first);
    if (heading) {
      const text = heading[2]!;
      parts.push({ kind: 'heading', depth: heading[1]!.length, id: slug(text), text });
    } else if (first.startsWith(FENCE)) {
      parts.push({ kind: 'code', text: block.slice(1).join('\n') });
    } else if (first.startsWith('- ')) {
      parts.push({ kind: 'list', items: items(block) });
    } else if (first.startsWith('|')) {
      const cells = block.map((line) =>
        line
          .replace(/^\||\|\s*$/g, '')
          .split('|')
          .map((cell) => inline(cell.trim())),
      );
      parts.push({ kind: 'table', heads: cells[0]!, rows: cells.slice(2) });
    } else {
      parts.push({ kind: 'paragraph', of: inline(block.join(' ')) });
    }
  }
  return parts;
}

/** Lines that belong together; headings stand alone, and code may have empty lines. */
function blocks(source: string): string[][] {
  const found: string[][] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length) found.push(open);
    open = [];
  };
  for (const line of source.split(/\r?\n/)) {
    const code = open[0]?.startsWith(FENCE);
    if (line.startsWith(FENCE)) {
      close();
      if (!code) open.push(line);
    } else if (code) open.push(line);
    else if (!line.trim()) close();
    else if (line.startsWith('#')) {
      close();
      found.push([line]);
    } else {
      if (open.length && open[0]!.startsWith('- ') !== line.startsWith('- ') && !/^\s/.test(line)) close();
      open.push(line);
    }
  }
  close();
  return found;
}

function items(lines: string[]): { anchor: string; of: Inline[] }[] {
  const texts: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) texts.push(line.slice(2));
    else texts[texts.length - 1] += ` ${line.trim()}`;
  }
  return texts.map((text) => {
    const anchor = ANCHOR.exec(text)?.[1] ?? '';
    return { anchor, of: inline(anchor ? text.replace(ANCHOR, '') : text) };
  });
}

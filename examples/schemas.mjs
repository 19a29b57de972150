// A program that plays with nothing but the published schemas: it knows what a view holds and what its numbers may be,
// which moves there are and how they are written, and answers by name.
//
// node --experimental-websocket examples/schemas.mjs http://127.0.0.1:8000 TOKEN orleans
const [server, token, game] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };

async function ask(path, body) {
  const given = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await fetch(`${server}/api/v1/${path}`, { headers, ...given });
  if (!answer.ok) throw new Error((await answer.json()).error.message);
  return answer.json();
}

const schema = await ask(`games/${game}/schema`);
const part = (name) => schema.$defs[name];

/** What is wrong with a value by a schema, where it is; of JSON Schema only what these documents use. */
function wrong(value, of, at = '') {
  if (of.$ref) {
    const found = wrong(value, part(of.$ref.replace('#/$defs/', '')), at);
    if (found) return found;
  }
  if (of.anyOf && of.anyOf.every((one) => wrong(value, one, at))) return `${at}: ${JSON.stringify(value)}`;
  if (of.enum && !of.enum.includes(value)) return `${at}: ${value}`;
  if ('const' in of && of.const !== value) return `${at}: ${value}, not ${of.const}`;
  if (of.pattern && !new RegExp(of.pattern).test(value)) return `${at}: ${value}`;
  const sort = Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
  if (of.type && of.type !== sort) return `${at}: ${sort}, not ${of.type}`;
  if (sort === 'integer' && (value < of.minimum || value > of.maximum)) return `${at}: ${value}`;
  if (sort === 'array') {
    if (value.length < of.minItems || value.length > of.maxItems) return `${at}: ${value.length} items`;
    return value.map((one, i) => wrong(one, of.prefixItems?.[i] ?? of.items ?? {}, `${at}[${i}]`)).find(Boolean);
  }
  if (sort !== 'object') return undefined;
  const missing = (of.required ?? []).find((name) => !(name in value));
  if (missing) return `${at}.${missing} is missing`;
  return Object.entries(of.properties ?? {})
    .map(([name, inner]) => (name in value ? wrong(value[name], inner, `${at}.${name}`) : undefined))
    .find(Boolean);
}

/** Something in words: the numbers of a record that stand for something, by the names in its schema. */
function told(record, of) {
  const names = Object.entries(of.properties).filter(([, field]) => field['x-names'] && field.type === 'array');
  return names.map(([name, field]) => {
    const things = record[name].map((count, i) => (count > 0 ? `${field['x-names'][i]} ${count}` : ''));
    return `${name}: ${things.filter(Boolean).join(', ') || 'nothing'}`;
  });
}

const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }];
const { table } = await ask('tables', { game, players: 2, seats });
const socket = new WebSocket(`${server.replace('http', 'ws')}/api/v1/tables/${table.id}/live?seat=0`, { headers });
let answers = 0;
const fail = (why) => {
  console.error(why);
  process.exit(1);
};
socket.onclose = () => fail('The server has closed the socket.');
socket.onmessage = ({ data }) => {
  const now = JSON.parse(data);
  if (now.type === 'error' && now.code !== 'stale') fail(now.message);
  if (now.type !== 'table') return;
  const problem = wrong(now.view, part('view'), 'view');
  if (problem) fail(problem);
  if (now.table.status === 'over') {
    const own = part(part('view').$ref.replace('#/$defs/', '')).properties.players.items.$ref;
    console.log(told(now.view.players[0], part(own.replace('#/$defs/', ''))).join('\n'));
    console.log(game, JSON.stringify(now.scores), `${answers} answers`);
    process.exit(0);
  }
  const legal = now.candidates.filter(({ refusal }) => refusal === null);
  if (!legal.length) return;
  const chosen = legal[Math.floor(Math.random() * legal.length)];
  const unfit = wrong(chosen, part(`move-${chosen.kind}`), chosen.name);
  if (unfit) fail(unfit);
  socket.send(JSON.stringify({ type: 'answer', id: `${(answers += 1)}`, version: now.version, move: chosen.name }));
};

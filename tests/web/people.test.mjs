// Who plays: accounts and ratings, clocks, bots for those who are away, notices.
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { call, openTable, playOn, startBrowser, startServer, violations, visitor } from './support.mjs';

let server, browser;
const ME = { who: 'me' };
const OPEN = { who: 'open' };
const bot = (level) => ({ who: 'bot', bot: level });
const PASSWORD = 'correct horse';

before(async () => {
  const settings = { AWAY_SECONDS: '1', PRIVATE_WEBHOOKS: '1', RETRY_SECONDS: '1' };
  server = await startServer(
    Object.fromEntries(Object.entries(settings).map(([name, of]) => [`COMPTOIR_${name}`, of])),
  );
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await server?.close();
});

async function leave(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
}

/** What is found, as soon as there is something. */
async function until(find, patience = 60_000) {
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    const found = await find();
    if (found) return found;
  }
  throw new Error(`In vain: ${find}`);
}

const button = (page, name) => page.getByRole('button', { name, exact: true });
const question = (page) => page.locator('[data-test=question]');
const seat = (page, number) => page.getByRole('list', { name: 'Players' }).getByRole('listitem').nth(number);
const tab = (page, name) => page.locator(`[data-test=tab-${name}]`).click();

/** What the server says in the chat. */
async function said(page, text) {
  await tab(page, 'chat');
  await page.locator('.side').getByText(text).waitFor();
}

/** Somebody with an account. */
async function member(name) {
  const page = await visitor(browser, server, { name, list: true });
  page.person = (await call(page, 'POST', '/session/register', { name, password: PASSWORD })).person.id;
  return page;
}

/** Answer once, as a game counts only then, and let quick bots play on without looking on. */
async function letPlay(page, table, seat) {
  await page.goto('/nowhere');
  await page.evaluate(
    ([path, of]) =>
      new Promise((done) => {
        const socket = new WebSocket(path);
        const say = (message) => socket.send(JSON.stringify(message));
        let answered = false;
        socket.onmessage = ({ data }) => {
          const { type, id, version, candidates } = JSON.parse(data);
          const open = type === 'table' && candidates.find(({ refusal }) => !refusal);
          if (open && !answered) say({ type: 'answer', id: 'first', version, move: open.move });
          answered ||= Boolean(open);
          if (type === 'ack' && id === 'first') say({ type: 'replace_by_bot', id: 'then', of, bot: 'random' });
          if (type === 'ack' && id === 'then') done(socket.close());
        };
      }),
    [`/api/v1/tables/${table}/live?seat=${seat}`, seat],
  );
}

test('a guest makes an account, signs out and in again, on another device too', async () => {
  const page = await visitor(browser, server);
  await page.goto('/profile');
  await page.locator('[data-test=name]').fill('Zoë');
  await button(page, 'Go on').click();
  await page.getByText('You are here as a guest').waitFor();
  const seats = [ME, bot('random')];
  const table = await openTable(page, { game: 'burgundy', players: 2, seats, private: true, title: 'Zoë’s own' });
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Make it an account' }) });
  await form.locator('input[type=password]').fill(PASSWORD);
  await form.getByRole('button').click();
  await page.getByText('You have an account').waitFor();

  await button(page, 'Sign out').click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.goto('/');
  await page.locator('.game').first().waitFor();
  assert.equal(await page.getByText('Zoë’s own').count(), 0);

  const elsewhere = await visitor(browser, server);
  for (const there of [page, elsewhere]) {
    await there.goto('/profile');
    const login = there.locator('form', { has: there.getByRole('heading', { name: 'Sign in' }) });
    await login.getByLabel('Your name').fill('zoë');
    await login.getByLabel('Password').fill('wrong horse');
    await login.getByRole('button').click();
    await there.getByText('That name and password do not belong together.').waitFor();
    await login.getByLabel('Password').fill(PASSWORD);
    await login.getByRole('button').click();
    await there.getByText('You have an account').waitFor();
    await there.goto(`/table/${table.id}`);
    await question(there).waitFor();
  }

  const third = await visitor(browser, server);
  await call(third, 'POST', '/session/login', { name: 'Zoë', password: PASSWORD });
  await page.goto('/profile');
  const sessions = page.locator('[data-test=sessions] li');
  await sessions.nth(2).waitFor();
  assert.match(await sessions.first().innerText(), /^Chrome, Linux\s+\(this one\)$/);
  await sessions.nth(1).getByRole('button', { name: 'End' }).click();
  await sessions.nth(2).waitFor({ state: 'detached' });
  await third.goto('/profile');
  await third.getByRole('heading', { name: 'Sign in' }).waitFor();

  await button(page, 'Sign out on all devices').click();
  await elsewhere.goto('/profile');
  await elsewhere.getByRole('heading', { name: 'Sign in' }).waitFor();
  await leave(page, elsewhere, third);
});

test('a finished game is rated, and shown in profiles, ratings and among the finished games', async () => {
  const [ada, bert] = [await member('Ada Lovelace'), await member('Bertram')];
  const seats = [ME, OPEN, bot('random'), bot('greedy')];
  const { id } = await openTable(ada, { game: 'burgundy', players: 4, seats, title: 'Rated' });
  await call(bert, 'POST', `/tables/${id}/join`, { seat: 1 });
  await Promise.all([letPlay(ada, id, 0), letPlay(bert, id, 1)]);
  const over = await until(async () => {
    const { table } = await call(ada, 'GET', `/tables/${id}`);
    return table.status === 'over' && table;
  });

  await ada.goto('/profile');
  const record = `One finished game, ${over.winners.includes(0) ? 1 : 0} won`;
  await ada.getByText(record).waitFor();
  const row = ada.getByRole('row', { name: /^The Castles of Burgundy.*, 4 players/ });
  const rating = await row.getByRole('cell').nth(1).innerText();
  assert.match(rating, /^-?\d+\.\d$/);
  assert.equal(await row.getByRole('cell').nth(2).innerText(), '1');

  await bert.goto('/ratings?game=burgundy&players=4');
  const rows = bert.locator('tbody tr');
  await rows.nth(3).waitFor();
  const names = await rows.locator('td:nth-child(2)').allInnerTexts();
  assert.deepEqual([...names].sort(), ['Ada Lovelace', 'Bertram', 'Bot (greedy)', 'Bot (random)']);
  const figures = (await rows.locator('td:nth-child(3)').allInnerTexts()).map(Number);
  assert.deepEqual(
    figures,
    [...figures].sort((a, b) => b - a),
  );
  assert.equal(figures[names.indexOf('Ada Lovelace')], Number(rating));
  assert.deepEqual(await violations(bert), []);
  await bert.getByRole('link', { name: 'Ada Lovelace' }).click();
  await bert.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
  await bert.getByText(record).waitFor();
  assert.deepEqual(await violations(bert), []);

  await bert.goto('/finished');
  const shown = bert.locator('li.card', { has: bert.getByRole('link', { name: 'Rated' }) });
  await shown.waitFor();
  const seen = await shown.locator('.who li').allInnerTexts();
  assert.deepEqual(
    seen.map((text) => text.trim().replace(/\s+/g, ' ')),
    ['Ada Lovelace', 'Bertram', 'Bot (random)', 'Bot (greedy)'].map((name, i) => `${name} ${over.scores[i]}`),
  );
  await shown.getByRole('link', { name: 'Watch it again' }).click();
  await bert.getByRole('heading', { name: 'Rated' }).waitFor();
  await bert.waitForURL(`**/replay/${id}`);
  await leave(ada, bert);
});

test('a clock is shown, runs for whoever is asked, and a bot goes on when it has run out', async () => {
  const ada = await visitor(browser, server, { name: 'Ada' });
  await ada.goto('/new?game=burgundy');
  await ada.getByText('Clock and other details').click();
  await ada
    .getByRole('combobox', { name: 'Clock', exact: true })
    .selectOption({ label: '10 minutes each, plus 10 seconds a turn' });
  await ada.locator('[data-test=seat-1]').selectOption('hot');
  await ada.locator('[data-test=create]').click();
  await ada.locator('[data-test=uncover]').click();
  await question(ada).waitFor();
  const asked = (await call(ada, 'GET', `/tables/${ada.url().split('/').at(-1)}`)).table.waiting_for[0];
  const left = async (number) => {
    const [minutes, seconds] = (await seat(ada, number).locator('[data-test=clock]').innerText()).split(':');
    return Number(minutes) * 60 + Number(seconds);
  };
  const before = [await left(0), await left(1)];
  assert.ok(before[asked] > 590 && before[asked] <= 610 && before[1 - asked] === 600, String(before));
  await until(async () => (await left(asked)) <= before[asked] - 2);
  assert.equal(await left(1 - asked), 600);

  const bert = await visitor(browser, server, { name: 'Bert' });
  const clock = { seconds: 4, increment: 0 };
  const short = await openTable(ada, { game: 'burgundy', players: 2, seats: [ME, OPEN], clock });
  await call(bert, 'POST', `/tables/${short.id}/join`, { seat: 1 });
  await ada.goto(`/table/${short.id}`);
  await tab(ada, 'info');
  await ada.getByText('Your time has run out; a bot plays on for you.').waitFor();
  await seat(ada, 0).getByText('casual').waitFor();
  assert.equal(await left(0), 0);
  await said(ada, 'Ada has run out of time; a bot goes on.');
  await tab(ada, 'log');
  await ada.locator('[data-test=log] li', { hasText: 'Ada plays' }).first().waitFor();
  await leave(ada, bert);
});

test('a bot plays for somebody who is away, who takes the seat back; who resigns does not', async () => {
  const [ada, bert] = await Promise.all(['Ada', 'Bert'].map((name) => visitor(browser, server, { name, list: true })));
  const { id } = await openTable(ada, { game: 'burgundy', players: 2, seats: [ME, OPEN] });
  await call(bert, 'POST', `/tables/${id}/join`, { seat: 1 });
  await Promise.all([ada, bert].map((page) => page.goto(`/table/${id}`)));
  await seat(ada, 1).getByText('here').waitFor();
  const bertsTurn = async () => (await call(ada, 'GET', `/tables/${id}`)).table.waiting_for.includes(1);
  while (!(await bertsTurn())) await playOn(ada, 1, 400);

  await bert.goto('/finished');
  await seat(ada, 1).getByText('away').waitFor();
  await tab(ada, 'info');
  await ada.waitForTimeout(1100);
  await button(ada, 'Let a bot play for Bert (casual)').click();
  await said(ada, 'A bot plays for Bert.');
  await seat(ada, 1).getByText('casual').waitFor();
  await question(ada).waitFor();

  await bert.goto(`/table/${id}`);
  await tab(bert, 'info');
  await button(bert, 'Play yourself again').click();
  await button(bert, 'Let a bot play for me').waitFor();
  await said(ada, 'Bert plays again.');
  await seat(ada, 1).getByText('here').waitFor();
  while (!(await bertsTurn())) await playOn(ada, 1, 400);
  await question(bert).waitFor();

  await tab(ada, 'info');
  await button(ada, 'Resign').click();
  await ada.getByText('A bot would play on for you, for good.').waitFor();
  await button(ada, 'Cancel').click();
  await button(ada, 'Resign').click();
  await button(ada, 'Resign').click();
  await said(bert, 'Ada resigns; a bot goes on.');
  await seat(bert, 0).getByText('Bot (casual)').waitFor();
  await tab(ada, 'info');
  await button(ada, 'Resign').waitFor({ state: 'detached' });
  assert.equal(await button(ada, 'Play yourself again').count(), 0);
  await ada.reload();
  await ada.getByText('You are looking on.').waitFor();
  await leave(ada, bert);
});

/** A push service of our own: what it is given, as it arrives. */
async function pushService() {
  const got = [];
  const service = createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      got.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  await new Promise((done) => service.unref().listen(0, '127.0.0.1', done));
  return { got, service, endpoint: `http://127.0.0.1:${service.address().port}/browser` };
}

/** What a browser does with a sealed push message (RFC 8291, 8188). */
function unseal(body, browserKey, auth) {
  const [salt, idlen] = [body.subarray(0, 16), body[20]];
  const serverKey = body.subarray(21, 21 + idlen);
  const sealed = body.subarray(21 + idlen);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey.getPublicKey(), serverKey]);
  const derive = (secret, salt, info, length) => Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const shared = derive(browserKey.computeSecret(serverKey), auth, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const open = createDecipheriv('aes-128-gcm', key, nonce);
  open.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

test('who is away is told by push when it is their turn; the notice leads to the table', async () => {
  const push = await pushService();
  const [key, auth] = [createECDH('prime256v1'), randomBytes(16)];
  key.generateKeys();
  const subscription = {
    endpoint: push.endpoint,
    keys: { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  const [ada, bert] = [
    await visitor(browser, server, { name: 'Ada', list: true }),
    await visitor(browser, server, { name: 'Bert', serviceWorkers: 'allow', permissions: ['notifications'] }),
  ];
  // Only the push service is not the real one: Chromium's is out of reach of a test.
  await bert.addInitScript((made) => {
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      window.subscribedWith = applicationServerKey;
      return { toJSON: () => made };
    };
  }, subscription);
  await bert.goto('/profile');
  await button(bert, 'Tell this browser when it is my turn').click();
  await button(bert, 'Stop all notices in browsers (1)').waitFor();
  const { push_key } = await call(bert, 'GET', '/notices');
  assert.equal(await bert.evaluate(() => window.subscribedWith), push_key);

  const { id } = await openTable(ada, { game: 'burgundy', players: 2, seats: [ME, OPEN], title: 'Evening' });
  await call(bert, 'POST', `/tables/${id}/join`, { seat: 1 });
  await ada.goto(`/table/${id}`);
  await until(() => push.got.length || playOn(ada, 1, 400).then(() => false));
  const [{ headers, body }] = push.got;
  assert.match(headers.authorization, /^vapid t=/);
  assert.equal(headers['content-encoding'], 'aes128gcm');
  const notice = unseal(body, key, auth);
  const text = 'It is your turn in Evening';
  const { since, ...told } = notice;
  assert.deepEqual(told, { kind: 'turn', table: id, game: 'burgundy', title: 'Evening', lang: 'en', text });
  assert.ok(
    since.some((line) => /^Ada .*\(.*\)$/.test(line)),
    since.join(),
  );

  const devtools = await bert.context().newCDPSession(bert);
  const registered = new Promise((done) =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && done(registrations[0]),
    ),
  );
  await devtools.send('ServiceWorker.enable');
  const { registrationId } = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId,
    data: JSON.stringify(notice),
  });
  const shown = await until(() =>
    bert.evaluate(async () => {
      const [one] = await (await navigator.serviceWorker.ready).getNotifications();
      return one && { title: one.title, body: one.body, path: one.data.path };
    }),
  );
  assert.deepEqual(shown, { title: 'Evening', body: [text, ...since.slice(-3)].join('\n'), path: `/table/${id}` });

  await button(bert, 'Stop all notices in browsers (1)').click();
  await button(bert, 'Stop all notices in browsers (1)').waitFor({ state: 'detached' });
  push.service.close();
  await leave(ada, bert);
});

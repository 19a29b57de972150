// Accounts, friends, invitations by name, blocks, statistics, programs: by hand, at desktop and phone size, in three languages.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  call,
  DESKTOP,
  listen,
  openTable,
  PHONE,
  ROOT,
  sideways,
  startBrowser,
  startServer,
  violations,
  visitor,
} from './support.mjs';

const SHOTS = join(ROOT, 'tests/web/screenshots');
const PASSWORD = 'correct horse';
const ME = { who: 'me' };
const OPEN = { who: 'open' };
const BOT = { who: 'bot', bot: 'random' };
let server, browser;

before(async () => {
  mkdirSync(SHOTS, { recursive: true });
  server = await startServer();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await server?.close();
});

const button = (page, name) => page.getByRole('button', { name, exact: true });

async function member(name, more = {}) {
  const page = await visitor(browser, server, { name, ...more });
  page.person = (await call(page, 'POST', '/session/register', { name, password: PASSWORD })).person.id;
  listen(page);
  return page;
}

async function leave(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
}

/** Pictures of a page at both sizes in all languages; nothing to scroll sideways, nothing that axe finds serious. */
async function look(page, name) {
  const found = [];
  for (const lang of ['en', 'de', 'fr']) {
    await page.evaluate((lang) => localStorage.setItem('lang', lang), lang);
    for (const [size, viewport] of [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ]) {
      await page.setViewportSize(viewport);
      await page.reload();
      await page.locator('h1').first().waitFor();
      await page.quiet();
      await page.screenshot({ path: join(SHOTS, `${name}-${size}-${lang}.png`), fullPage: true });
      if (await sideways(page)) found.push(`${name}, ${size}, ${lang}: sideways by ${await sideways(page)}`);
      if (lang === 'de') found.push(...(await violations(page)));
    }
  }
  await page.evaluate(() => localStorage.setItem('lang', 'en'));
  await page.setViewportSize(DESKTOP);
  await page.reload();
  assert.deepEqual(found, []);
}

test('friends, an invitation by name, and a block', async () => {
  const [ada, bert] = [await member('Ada'), await member('Bert')];
  await ada.goto('/friends');
  await ada.locator('[data-test=friend]').fill('nobody of that name');
  await button(ada, 'Be friends').click();
  await ada.getByText('Nobody has an account of that name.').waitFor();
  await ada.locator('[data-test=friend]').fill('bert');
  await button(ada, 'Be friends').click();
  await ada.getByRole('region', { name: 'You have asked' }).getByText('Bert').waitFor();
  await bert.goto('/friends');
  await bert.getByRole('region', { name: 'Want to be friends with you' }).getByText('Ada').waitFor();
  await look(bert, 'friends-asked');
  await button(bert, 'Accept: Ada').click();
  await bert.getByRole('region', { name: 'Your friends' }).getByText('Ada').waitFor();

  const table = await openTable(ada, {
    game: 'burgundy',
    players: 2,
    seats: [ME, OPEN],
    private: true,
    title: 'Evening',
  });
  await ada.goto(`/table/${table.id}`);
  await ada.locator('[data-test=invitee]').fill('Bert');
  await ada
    .locator('form', { has: ada.locator('[data-test=invitee]') })
    .getByRole('button')
    .click();
  await ada.getByText('Invited: Bert').waitFor();
  await look(ada, 'waiting-invited');
  await bert.goto('/');
  await bert.getByRole('heading', { name: 'Invitations' }).waitFor();
  await look(bert, 'lobby-invited');
  const card = bert.getByRole('article').filter({ hasText: 'Evening' });
  await card.getByText('Ada invites you to a game').waitFor();
  await button(card, 'Sit down').click();
  await bert.waitForURL(`**/table/${table.id}`);

  await bert.goto(`/people/${ada.person}`);
  await bert.getByText('Your friend').waitFor();
  await button(bert, 'Block').click();
  await look(bert, 'person-friend');
  await button(bert, 'Block').click();
  await button(bert, 'Block').click();
  await bert.getByText('You have blocked them.').waitFor();
  await button(bert, 'Unblock').click();
  await bert.getByText('Your friend').waitFor();
  await leave(ada, bert);
});

test('another password, and leaving for good', async () => {
  const page = await member('Zoe');
  const table = await openTable(page, { game: 'burgundy', players: 2, seats: [ME, BOT], title: 'Under way' });
  await openTable(page, { game: 'burgundy', players: 2, seats: [ME, OPEN], title: 'Waiting' });
  await page.goto('/profile');
  const form = page.locator('[data-test=password]');
  await form.getByLabel('Old password').fill('wrong horse');
  await form.getByLabel('New password').fill('battery staple');
  await form.getByRole('button').click();
  await page.getByText('That name and password do not belong together.').waitFor();
  await form.getByLabel('Old password').fill(PASSWORD);
  await form.getByRole('button').click();
  await page.getByText('The new password holds.').waitFor();

  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-test=export]').click()]);
  assert.equal(file.suggestedFilename(), 'comptoir.json');
  await button(page, 'Delete my account').click();
  const departure = page.locator('[data-test=departure]');
  await departure.getByText('You have no finished games.').waitFor();
  await departure.getByText('In these running games a bot goes on for you').waitFor();
  await departure.getByRole('link', { name: 'Waiting' }).waitFor();
  await page.screenshot({ path: join(SHOTS, 'departure-desktop-en.png'), fullPage: true });
  await departure.getByLabel('Password').fill('battery staple');
  await button(departure, 'Delete for good').click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  const { table: left } = await call(page, 'GET', `/tables/${table.id}`);
  assert.deepEqual([left.seats[0].kind, left.seats[0].name], ['bot', '']);
  await page.getByRole('link', { name: 'Password forgotten?' }).click();
  await page.getByLabel('Your name or your address').fill('Zoe');
  await button(page, 'Send the link').click();
  await page.getByText('This server cannot send letters; ask its operator.').waitFor();
  await leave(page);
});

test('a program and its token; everybody sees what it is', async () => {
  const page = await member('Olga');
  await page.goto('/profile');
  await page.locator('[data-test=program]').fill('Robo');
  await button(page, 'Make an account for it').click();
  const programs = page.locator('[data-test=programs]');
  await programs.getByText('New token').click();
  await programs.getByLabel('What it is for').fill('at home');
  await button(programs, 'Make a token').click();
  const token = await programs.getByLabel('New token').inputValue();
  assert.match(token, /^comptoir_[\w-]{40,}$/);
  await programs.getByText('look, tables, play · never used').waitFor();
  const headers = { Authorization: `Bearer ${token}` };
  const { person } = await (await page.context().request.get('/api/v1/session', { headers })).json();
  assert.equal(person.program, true);
  await look(page, 'profile-programs');
  assert.equal(await programs.getByLabel('New token').count(), 0);
  await button(programs, 'Revoke: at home').click();
  await programs.getByText('at home').waitFor({ state: 'detached' });
  assert.equal((await page.context().request.get('/api/v1/session', { headers })).status(), 401);
  await page.goto(`/people/${person.id}`);
  await page.getByText('A program of Olga').waitFor();
  await page.goto('/ratings?who=programs');
  await page.getByText('Programs are rated apart from people').waitFor();
  await leave(page);
});

test('finished games by what they were, and what they add up to', async () => {
  const page = await member('Ida');
  const over = [];
  for (const [players, game] of [
    [2, 'burgundy'],
    [3, 'burgundy'],
  ]) {
    const seats = [ME, ...Array(players - 1).fill(BOT)];
    const { id } = await openTable(page, { game, players, seats });
    await page.goto('/nowhere');
    await page.evaluate(
      (path) =>
        new Promise((done) => {
          const socket = new WebSocket(path);
          socket.onopen = () => socket.send('{"type": "replace_by_bot", "id": "1", "of": 0, "bot": "random"}');
          socket.onmessage = ({ data }) => JSON.parse(data).type === 'ack' && done(socket.close());
        }),
      `/api/v1/tables/${id}/live?seat=0`,
    );
    for (;;) {
      const { table } = await call(page, 'GET', `/tables/${id}`);
      if (table.status === 'over') break;
      await page.waitForTimeout(100);
    }
    over.push(id);
  }
  await call(page, 'POST', `/tables/${over[0]}/analysis`);
  while (!(await call(page, 'GET', `/tables/${over[0]}/analysis`)).analysis) await page.waitForTimeout(200);

  await page.goto('/finished');
  const cards = page.locator('li.card');
  await cards.nth(1).waitFor();
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('2');
  await cards.nth(1).waitFor({ state: 'detached' });
  assert.match(page.url(), /players=2/);
  await look(page, 'finished-filter');
  await page.getByRole('combobox', { name: 'Rated', exact: true }).selectOption('true');
  await page.getByText('No game fits.').waitFor();
  await page.goto('/statistics');
  await page.locator('[data-test=trend]').waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Points by source' }).count(), 1);
  await look(page, 'statistics-full');
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('3');
  await page.getByText('None of these games has been analysed yet.').waitFor();
  await leave(page);
});

/** A mail server: the links in the letters it is given. */
async function post() {
  const letters = [];
  const server = createServer((line) => {
    let [text, data] = ['', false];
    line.write('220 here\r\n');
    line.on('error', () => undefined);
    line.on('data', (bytes) => {
      text += bytes;
      const end = data ? '\r\n.\r\n' : '\r\n';
      while (text.includes(end) && end === (data ? '\r\n.\r\n' : '\r\n')) {
        const [said] = text.split(end, 1);
        text = text.slice(said.length + end.length);
        if (data) letters.push(said);
        const word = data ? '' : said.slice(0, 4).toUpperCase();
        data = word === 'DATA';
        line.write({ DATA: '354 go on\r\n', QUIT: '221 bye\r\n' }[word] ?? '250 good\r\n');
      }
    });
  });
  await new Promise((done) => server.unref().listen(0, '127.0.0.1', done));
  const link = async (kind, to) => {
    for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
      const letter = letters.findLast((one) => one.includes(`To: ${to}`) && one.includes(`/${kind}/`));
      if (letter) return letter.match(new RegExp(`/${kind}/\\S+`))[0];
    }
    throw new Error(`No letter ${kind} to ${to}: ${letters}`);
  };
  return { port: server.address().port, link };
}

test('another address, agreed to at both, and a forgotten password', async () => {
  const mail = await post();
  const own = await startServer({ COMPTOIR_SMTP: `smtp://127.0.0.1:${mail.port}` });
  const page = await visitor(browser, own, { name: 'Pia' });
  listen(page);
  await call(page, 'POST', '/session/register', { name: 'Pia', password: PASSWORD, email: 'old@example.org' });
  await page.goto(await mail.link('confirm', 'old@example.org'));
  await page.getByText('Thank you: from now on letters go there.').waitFor();
  await page.goto('/profile');
  await page.getByLabel('E-mail').fill('new@example.org');
  const form = page.locator('form', { has: page.getByLabel('E-mail') });
  await form.getByRole('button').click();
  await page.locator('[data-test=new-address]').getByText('New address: new@example.org').waitFor();
  await look(page, 'profile-address');
  await page.goto(await mail.link('change', 'old@example.org'));
  await page.getByText('Thank you: this address agrees.').waitFor();
  await page.goto('/profile');
  await page.getByText('The old address has agreed.').waitFor();
  await page.goto(await mail.link('confirm', 'new@example.org'));
  await page.getByText('Thank you: from now on letters go there.').waitFor();
  await page.goto('/profile');
  await page.getByText('Confirmed: letters go there.').waitFor();
  assert.equal(await page.getByLabel('E-mail').inputValue(), 'new@example.org');

  await button(page, 'Sign out').click();
  await page.getByRole('link', { name: 'Password forgotten?' }).click();
  await page.getByLabel('Your name or your address').fill('pia');
  await button(page, 'Send the link').click();
  await page.getByText('If there is such an account').waitFor();
  const link = await mail.link('reset', 'new@example.org');
  await page.goto(link);
  await page.getByLabel('New password').fill('battery staple');
  await button(page, 'Save').click();
  await page.getByText('You have an account').waitFor();
  await page.goto(link);
  await page.getByLabel('New password').fill('once more please');
  await button(page, 'Save').click();
  await page.getByText('That link is old or was cut short').waitFor();
  await leave(page);
  await own.close();
});

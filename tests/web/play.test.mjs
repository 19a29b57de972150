// Playing in real browsers against the real server.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  call,
  laid,
  openTable,
  PHONE,
  playBoard,
  playOn,
  sideways,
  startBrowser,
  startServer,
  untilOver,
  violations,
  visitor as anybody,
} from './support.mjs';

let server, browser;

before(async () => {
  server = await startServer();
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  await server?.close();
});

/** Whoever plays here prefers the list of answers to the board. */
const visitor = (browser, server, more = {}) => anybody(browser, server, { list: true, ...more });

const ME = { who: 'me' };
const BOT = { who: 'bot', bot: 'random' };
const GREEDY = { who: 'bot', bot: 'greedy' }; // gets to the end: a random game of La Loire may take thousands of answers
const question = (page) => page.locator('[data-test=question]');
const inWords = (page) => page.getByRole('dialog', { name: 'Answer in words' });
const answers = (page) => inWords(page).locator('[data-answer]');
/** An answer in the list; things on the board are called by what they answer, too. */
const answer = (page, name) => inWords(page).getByRole('button', { name, exact: true });

/** A visitor at a table of Burgundy, asked for the first card. */
async function seated(more = {}, setup = {}) {
  const page = await visitor(browser, server, { name: 'Ada', ...more });
  const table = await openTable(page, { game: 'burgundy', players: 2, seats: [ME, BOT], ...setup });
  await page.goto(`/table/${table.id}`);
  await question(page).waitFor();
  return { page, table };
}

/** Play a card, if one has to be chosen, up to the question which action to take. */
async function toAction(page) {
  const act = answer(page, 'Take one silver');
  if (!(await act.count())) await answers(page).first().click();
  await act.waitFor();
}

async function leave(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
}

test('two browsers and a bot meet at a table and play a whole game of Burgundy', async () => {
  const ada = await visitor(browser, server);
  await ada.goto('/');
  await ada.getByRole('link', { name: /^Play: The Castles of Burgundy/ }).click();
  await ada.locator('[data-test=name]').fill('Ada');
  await ada.getByRole('button', { name: 'Go on' }).click();
  await ada.getByText('3', { exact: true }).click();
  await ada.locator('[data-test=seat-1]').selectOption('open');
  await ada.locator('[data-test=seat-2]').selectOption('bot:random');
  await ada.locator('[data-test=create]').click();
  const link = await ada.locator('[data-test=link]').inputValue();

  const bert = await visitor(browser, server);
  await bert.goto(link);
  await bert.getByRole('heading', { name: 'Ada invites you to a game' }).waitFor();
  await bert.locator('[data-test=name]').fill('Bert');
  await bert.getByRole('button', { name: 'Take a seat' }).click();
  await Promise.all([question(ada).waitFor(), bert.getByRole('region', { name: 'Play', exact: true }).waitFor()]);

  await ada.locator('[data-test=tab-chat]').click();
  await ada.locator('[data-test=chat]').fill('Good luck <b>Bert</b>');
  await ada.keyboard.press('Enter');
  await bert.locator('[data-test=tab-chat]').click();
  await bert.getByText('Good luck <b>Bert</b>').waitFor();

  await answers(ada).first().click();
  const [mine, theirs] = await Promise.all([playOn(ada), playOn(bert)]);
  assert.ok(mine > 30 && theirs > 30, `${mine} and ${theirs} answers`);
  const [one, other] = await Promise.all([ada, bert].map((page) => page.locator('[data-test=result]').innerText()));
  assert.equal(one, other);
  assert.match(one, /Points by source/);
  await ada.goto('/finished');
  await ada.getByRole('link', { name: 'The Castles of Burgundy' }).first().click();
  await ada.locator('[data-test=result]').waitFor();
  await leave(ada, bert);
});

test('a spectator watches bots play a whole game of every game', async () => {
  const host = await visitor(browser, server, { name: 'Host' });
  const { games } = await call(host, 'GET', '/games');
  const tables = await Promise.all(
    games.map((game) => {
      const players = game.players.find((n) => n > 1); // alone a game may be lost after a few turns
      return openTable(host, { game: game.name, players, seats: Array(players).fill(GREEDY) });
    }),
  );
  await Promise.all(
    tables.map(async (table) => {
      const page = await visitor(browser, server, { name: 'Eve' });
      await page.goto(`/table/${table.id}`);
      await laid(page);
      await untilOver(page);
      assert.ok((await page.locator('[data-test=log] li').count()) > 20, table.game);
      assert.doesNotMatch(await page.locator('[data-test=log]').innerText(), /[{}]/, table.game); // all gaps are filled
      const over = (await call(page, 'GET', `/tables/${table.id}`)).table;
      const shown = await page.locator('[data-test=result] ol b').allInnerTexts();
      assert.deepEqual(shown.map(Number).sort(), [...over.scores].sort(), table.game);
      await leave(page);
    }),
  );
  await leave(host);
});

test('an answer can be taken back until the turn is ended', async () => {
  const { page } = await seated({}, { end_turn: true });
  await toAction(page);
  const asked = await question(page).innerText();
  await answer(page, 'Take one silver').click();
  await page.locator('[data-test=end-turn]').waitFor();
  await page.locator('[data-test=undo]').click();
  await page.getByRole('heading', { name: asked }).waitFor();
  await answer(page, 'Take one silver').click();
  await page.locator('[data-test=end-turn]').click();
  await page.locator('[data-test=log] li', { hasText: 'Bot (random) plays' }).first().waitFor();
  await leave(page);
});

test('what others do is shown one after the other, stays marked, and can be skipped', async () => {
  const seats = [ME, BOT, BOT, BOT];
  const { page } = await seated({ list: false, reducedMotion: 'no-preference' }, { players: 4, seats });
  await page.evaluate(() => window.localStorage.setItem('pace', 'calm'));
  await page.reload();
  await page.locator('[data-state=live]').first().waitFor();
  const told = () => page.locator('[data-test=log] li').count();
  const waiting = page.locator('[data-test=skip]');
  const before = await told();
  for (let clicks = 0; clicks < 20 && !(await waiting.count()); clicks += 1) await playBoard(page, 1, 1000);
  await waiting.waitFor();
  const seen = new Set();
  while (seen.size < 3 && (await waiting.count())) seen.add(await told());
  assert.ok(seen.size >= 2, `${[...seen]} lines`);
  await page.keyboard.press(' ');
  await waiting.waitFor({ state: 'detached' });
  await question(page).waitFor();
  assert.ok((await told()) > before);
  await page.locator('[data-mark]').first().waitFor();
  // What it came to, and then move by move on the board.
  const since = page.locator('[data-test=since]');
  await page.locator('[data-test=recall]').click();
  await since.waitFor();
  assert.deepEqual(await violations(page), []);
  const next = page.locator('[data-test=since-next]');
  let lit = 0;
  while (!lit && (await next.isEnabled())) {
    await next.click();
    assert.ok((await page.locator('[data-test=since-move]').innerText()).length > 5);
    lit = await page.locator('[data-named]').count();
  }
  assert.ok(lit, 'no move is lit up on the board');
  await page.keyboard.press('Escape');
  await since.waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-named]').count(), 0);
  await leave(page);
});

test('the server is killed in mid-turn; the page comes back to the same question', async () => {
  const { page } = await seated();
  await toAction(page);
  const asked = await question(page).innerText();
  const told = await page.locator('[data-test=log] li').count();
  await server.stop('SIGKILL');
  await page.locator('[data-test=lost]').waitFor();
  await server.start();
  await page.locator('[data-test=lost]').waitFor({ state: 'detached', timeout: 30_000 });
  assert.equal(await question(page).innerText(), asked);
  assert.equal(await page.locator('[data-test=log] li').count(), told);
  await answers(page).first().click();
  await page.waitForFunction((n) => document.querySelectorAll('[data-test=log] li').length > n, told);
  await leave(page);
});

test('two tabs of one seat do not get in each other’s way', async () => {
  const { page } = await seated({}, { end_turn: true });
  const second = await page.context().newPage();
  await second.goto(page.url());
  await Promise.all([toAction(page), question(second).waitFor()]);
  await answer(page, 'Take one silver').click();
  await second.locator('[data-test=end-turn]').click();
  await page.locator('[data-test=end-turn]').waitFor({ state: 'detached' });
  await leave(page);
});

test('the language changes at once, everywhere, without a reload', async () => {
  const { page } = await seated();
  await page.evaluate(() => (window.kept = true));
  const english = await question(page).innerText();
  await page.locator('[data-test=menu]').click();
  await page.locator('[data-test=language]').selectOption('de');
  await page.getByText('Du bist dran', { exact: true }).waitFor();
  assert.notEqual(await question(page).innerText(), english);
  await page.getByRole('region', { name: 'Auslage' }).waitFor();
  await page.locator('[data-test=language]').selectOption('fr');
  await page.getByText('À toi', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Étalage' }).waitFor();
  assert.equal(await page.getAttribute('html', 'lang'), 'fr');
  assert.equal(await page.evaluate(() => window.kept), true);
  await page.reload();
  await page.getByText('À toi', { exact: true }).waitFor();
  const session = await page.evaluate(() => fetch('/api/v1/session').then((answer) => answer.json()));
  assert.equal(session.language, 'fr'); // notices come in it too
  await leave(page);
});

test('the rules are read in the language of the moment, at the same rule', async () => {
  const page = await visitor(browser, server, { name: 'Rita' });
  await page.goto('/rules/burgundy#P5');
  await page.locator('[data-test=rules][lang=en] #P5.aimed').getByText('at most three projects').waitFor();
  await page.locator('[data-test=language]').selectOption('de');
  await page.locator('[data-test=rules][lang=de] #P5.aimed').getByText('höchstens drei Projekte').waitFor();
  await page.locator('[data-test=language]').selectOption('fr');
  await page.locator('[data-test=rules][lang=fr] #P5.aimed').getByText('trois projets au plus').waitFor();
  assert.equal(await page.locator('nav.contents a').first().textContent(), 'Mise en place');
  await page.context().close();
});

test('the rules show the signs that they speak of, said as on the board, and can be searched', async () => {
  const page = await visitor(browser, server, { name: 'Rita' });
  for (const { name: game } of (await call(page, 'GET', '/games')).games) {
    await page.goto(`/rules/${game}`);
    const legend = page.locator('[data-test=signs]');
    await legend.waitFor();
    assert.ok((await legend.locator('dt svg').count()) > 10, game);
    const named = await page
      .locator('[data-test=rules] li .sign[title]')
      .evaluateAll((all) => all.map((one) => [one.title, one.closest('li').innerText]));
    assert.ok(named.length > 40, `${game}: ${named.length} signs beside rules`);
    for (const [title, rule] of named)
      assert.ok(rule.toLowerCase().includes(title.toLowerCase().replace(/^\d+ /, '')), `${title}: ${rule}`);
    const told = await legend.locator('dd').allInnerTexts();

    await page.locator('[data-test=rules-search]').fill(named[0][0].replace(/^\d+ /, ''));
    await page.locator('[data-test=rules-hits] a').first().waitFor();
    assert.deepEqual(await violations(page), []);

    const { id } = await openTable(page, { game, players: 2, seats: [ME, BOT] });
    await page.goto(`/table/${id}`);
    await laid(page);
    const board = (await page.locator('[data-about]').evaluateAll((all) => all.map((one) => one.dataset.about))).join(
      '\n',
    );
    const same = told.filter((one) => board.includes(one));
    assert.ok(same.length >= 4, `${game}: the board says only ${same.join(' ')}`);
  }
  await leave(page);
});

test('a turn with the keyboard alone, heard by a screen reader', async () => {
  const { page } = await seated({}, { end_turn: true });
  const focused = (selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const tabTo = async (selector) => {
    for (let steps = 0; steps < 60 && !(await focused(selector)); steps += 1) await page.keyboard.press('Tab');
    assert.ok(await focused(selector), selector);
  };
  const heard = (text) => page.locator('[data-test=said]', { hasText: text }).waitFor({ state: 'attached' });
  await heard(`Your turn: ${await question(page).innerText()}`);
  const lines = page.locator('[data-test=log] li');
  while (!(await page.locator('[data-test=end-turn]').count())) {
    const told = await lines.count();
    await tabTo('[data-answer]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await lines.nth(told).waitFor();
    // The buttons are others now; the focus is back at the question, which was read out.
    await page.waitForFunction(() => document.activeElement?.matches('[data-test=question]'));
    await heard(await question(page).innerText());
  }
  await tabTo('[data-test=end-turn]');
  await page.keyboard.press('Enter');
  await heard('Bot (random)');
  await leave(page);
});

test('a refused answer says why, and the rule is one click away', async () => {
  const { page } = await seated();
  await toAction(page);
  await inWords(page).locator('summary').click();
  const refused = page.locator('[data-test=refused] li', { hasText: 'Three cards cost 3 silver; you have' });
  const [rules] = await Promise.all([page.context().waitForEvent('page'), refused.getByRole('link').click()]);
  await rules.locator('#P4.aimed').waitFor();
  assert.ok(await rules.locator('#P4').isVisible());
  await leave(page);
});

test('several people at one browser pass it on, and nobody sees the other’s cards', async () => {
  const page = await visitor(browser, server, { name: 'Ada' });
  const table = await openTable(page, { game: 'burgundy', players: 2, seats: [ME, { who: 'hot', name: 'Bert' }] });
  await page.goto(`/table/${table.id}`);
  const seen = new Set();
  for (let passed = 0; passed < 3; passed += 1) {
    const pass = page.locator('[data-test=uncover]');
    await pass.waitFor();
    assert.equal(await page.locator('[data-test=board]').count(), 0);
    seen.add(await pass.innerText());
    await pass.click();
    await question(page).waitFor();
    for (let given = 0; given < 30 && !(await pass.count()); given += 1) await playOn(page, 1, 400);
  }
  assert.deepEqual([...seen].sort(), ['I am Ada', 'I am Bert']);
  await leave(page);
});

test('asking the others to go back', async () => {
  const ada = await visitor(browser, server, { name: 'Ada' });
  const bert = await visitor(browser, server, { name: 'Bert' });
  const table = await openTable(ada, { game: 'burgundy', players: 2, seats: [ME, { who: 'open' }] });
  await ada.goto(`/table/${table.id}`);
  await bert.goto('/');
  await bert.getByRole('button', { name: 'Sit down' }).first().click();
  await Promise.race([question(ada).waitFor(), question(bert).waitFor()]);
  const [first, second] = (await question(ada).count()) ? [ada, bert] : [bert, ada];
  while (!(await question(second).count())) await playOn(first, 1, 400);
  await playOn(second, 1);
  await first.locator('[data-test=ask-undo]').waitFor();
  const before = await first.locator('[data-test=log] li').count();
  await first.locator('[data-test=ask-undo]').click();
  await second.getByRole('button', { name: 'Agree' }).click();
  await question(first).waitFor();
  assert.ok((await first.locator('[data-test=log] li').count()) <= before);
  await leave(ada, bert);
});

test('on a phone: a turn by touch, nothing to scroll sideways', async () => {
  const { page } = await seated({ viewport: PHONE, hasTouch: true, isMobile: true });
  assert.equal(await sideways(page), 0);
  const asked = await question(page).innerText();
  await page.locator('[data-test=words]').tap();
  await answers(page).first().tap();
  await page.waitForFunction(
    (was) => document.querySelector('[data-test=question]')?.textContent.trim() !== was,
    asked,
  );
  assert.equal(await sideways(page), 0);
  assert.deepEqual(await violations(page), []);
  await leave(page);
});

test('it can be installed, and its shell opens without the server', async () => {
  const page = await visitor(browser, server, { name: 'Ada', serviceWorkers: 'allow' });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.ready.then((worker) => worker.active !== null));
  await page.reload();
  await page.locator('.game').first().waitFor();
  await server.stop();
  await page.reload();
  await page.getByText('The server cannot be reached').waitFor();
  assert.ok((await page.locator('.game').count()) > 0, 'the games are still shown');
  await server.start();
  await page.getByText('The server cannot be reached').waitFor({ state: 'detached', timeout: 30_000 });
  const manifest = await (await page.context().request.get('/manifest.webmanifest')).json();
  for (const icon of manifest.icons) assert.equal((await page.context().request.get(icon.src)).status(), 200, icon.src);
  await leave(page);
});

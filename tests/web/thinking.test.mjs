// Aids for thinking, in real browsers against the real server.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  call,
  DESKTOP,
  laid,
  openTable,
  PHONE,
  playOn,
  ROOT,
  sideways,
  startBrowser,
  startServer,
  violations,
  visitor,
} from './support.mjs';

const SHOTS = join(ROOT, 'tests/web/screenshots');
const ME = { who: 'me' };
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

/** A visitor who answers in words, at a table against a bot. */
async function seated(game, setup = {}) {
  const page = await visitor(browser, server, { name: 'Ada', list: true });
  const table = await openTable(page, { game, players: 2, seats: [ME, BOT], ...setup });
  await page.goto(`/table/${table.id}`);
  await page.locator('[data-test=question]').waitFor();
  return { page, table };
}

/** Pictures at both sizes, and what is wrong with them. */
async function look(page, name) {
  const found = [];
  for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(SHOTS, `${name}-${size}.png`) });
    if (await sideways(page)) found.push(`${name}, ${size}: can be scrolled sideways`);
    found.push(...(await violations(page)).map((one) => `${name}, ${size}: ${one}`));
  }
  await page.setViewportSize(DESKTOP);
  assert.deepEqual(found, []);
}

async function leave(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
}

const answered = (page) => page.locator('[data-test=log] li:not(.soft)').count();

test('a what-if board: tried out, taken back, dealt anew, and back to the game', async () => {
  const { page, table } = await seated('burgundy');
  await playOn(page, 4, 3000);
  await page.locator('[data-test=menu]').click();
  await look(page, 'menu-aids');
  await page.locator('[data-test=what-if]').click();
  await page.locator('[data-test=derived]').waitFor();
  await page.locator('[data-test=question]').waitFor();
  const board = page.url();
  assert.notEqual(board, `${server.url}/table/${table.id}`);
  await look(page, 'what-if');
  await playOn(page, 5, 3000);
  assert.ok((await answered(page)) > 0);
  const back = page.locator('[data-test=undo], [data-test=ask-undo]');
  while (await back.count()) {
    await back.first().click();
    await page.waitForTimeout(150);
  }
  assert.equal(await answered(page), 0);
  await page.locator('[data-test=anew]').click();
  await page.waitForURL((url) => url.href !== board);
  await page.locator('[data-test=derived-back]').click();
  await page.waitForURL(`${server.url}/table/${table.id}`);
  await laid(page);
  await leave(page);
});

test('a finished game is played on from a moment', async () => {
  const page = await visitor(browser, server, { name: 'Ada', list: true });
  const over = await openTable(page, { game: 'burgundy', players: 2, seats: [BOT, BOT] });
  await page.goto(`/table/${over.id}`);
  await page.locator('[data-test=result]').waitFor({ timeout: 60_000 });
  await page.goto(`/replay/${over.id}?at=60&seat=1`);
  await laid(page);
  await page.locator('[data-test=play-on-level]').selectOption('greedy');
  await look(page, 'play-on-here');
  await page.locator('[data-test=play-on]').click();
  await page.locator('[data-test=derived]').waitFor();
  await page.locator('[data-test=question]').waitFor({ timeout: 30_000 });
  assert.equal(await playOn(page, 3, 5000), 3);
  await look(page, 'play-on');
  const { tables } = await call(page, 'GET', '/tables?which=mine');
  assert.deepEqual(
    tables.map((one) => one.purpose),
    ['play-on'],
  );
  await page.locator('[data-test=derived-back]').click();
  await page.waitForURL(/\/replay\/.*at=60&seat=1/);
  await leave(page);
});

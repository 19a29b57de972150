// Aids for thinking, in real browsers against the real server.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
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
  untilOver,
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
  await untilOver(page);
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

test('a hint is drawn on the board, with points by source and why', async () => {
  const { page } = await seated('marco_polo', { options: {} });
  await page.locator('[data-test=menu]').click();
  await page.locator('[data-test=hint]').click();
  await page.locator('[data-test=hints]').waitFor({ timeout: 60_000 });
  assert.ok((await page.locator('[data-test=hints] li').count()) > 1);
  await page.locator('[data-test=hints] summary').first().click();
  await look(page, 'hints');
  await playOn(page, 1, 4000);
  await page.locator('[data-test=hints]').waitFor({ state: 'detached' });
  await leave(page);
});

test('over days: a plan is made on a board, the turn is taken, and the next table waits', async () => {
  const ada = await visitor(browser, server, { name: 'Ada', list: true });
  const bert = await visitor(browser, server, { name: 'Bert', list: true });
  const clock = { seconds: 86_400, increment: 0, days: 2, late: 'bot' };
  const seats = [ME, { who: 'open' }];
  const made = await call(ada, 'POST', '/tables', { game: 'burgundy', players: 2, seats, clock, private: false });
  await call(bert, 'POST', `/tables/${made.table.id}/join`, { seat: null });
  await openTable(bert, { game: 'burgundy', players: 2, seats: [ME, BOT], title: 'Another' });
  const { table } = await call(ada, 'GET', `/tables/${made.table.id}`);
  const [turn, waits] = table.waiting_for[0] === 0 ? [ada, bert] : [bert, ada];
  await waits.goto(`/table/${table.id}`);
  await laid(waits);
  await waits.locator('[data-test=menu]').click();
  await waits.locator('[data-test=plan]').click();
  await waits.locator('[data-test=keep-line]').waitFor();
  await waits.locator('[data-test=question]').waitFor();
  assert.ok(await waits.locator('[data-test=keep-line]').isDisabled());
  await playOn(waits, 2, 3000);
  await look(waits, 'plan');
  await waits.locator('[data-test=keep-line]').click();
  await waits.waitForURL(`${server.url}/table/${table.id}`);
  await laid(waits);
  await waits.locator('[data-test=menu]').click();
  await waits.locator('[data-test=planned][data-state=waiting]').waitFor();
  await look(waits, 'planned');
  if (waits === bert) assert.ok(await waits.locator('[data-test=next-turn]').isVisible());
  await turn.goto(`/table/${table.id}`);
  await laid(turn);
  assert.equal(await turn.getByText('away', { exact: true }).count(), 0);
  await turn.locator('[data-test=menu]').click();
  assert.ok(await turn.locator('[data-test=plan]').isDisabled());
  await turn.locator('[data-test=look-back]').click();
  await turn.locator('[data-test=scrub]').waitFor();
  await look(turn, 'look-back');
  await turn.goto('/profile');
  await turn.locator('[data-test=slow]').waitFor();
  await turn.locator('[data-test=automatic]').check();
  await turn.locator('[data-test=vacation]').click();
  await turn.locator('[data-test=vacation-end]').waitFor();
  await look(turn, 'vacation');
  await turn.locator('[data-test=vacation-end]').click();
  await turn.locator('[data-test=vacation]').waitFor();
  await leave(ada, bert);
});

test('exercises: a costly decision of one’s own game, answered on the board and told in points', async () => {
  const { page, table } = await seated('burgundy');
  await playOn(page);
  await untilOver(page);
  await call(page, 'POST', `/tables/${table.id}/analysis`);
  for (;;) {
    const found = await call(page, 'GET', `/tables/${table.id}/analysis`);
    if (found.analysis) break;
    await page.waitForTimeout(500);
  }
  const { exercises } = await call(page, 'GET', '/exercises');
  assert.ok(exercises.length > 0);
  await page.goto(`/replay/${table.id}?at=${exercises[0].at}&seat=0`);
  await laid(page);
  await page.locator('[data-test=tab-analysis]').click();
  await page.locator('[data-test=expert]').waitFor();
  await look(page, 'replay-teaches');
  await page.goto('/exercises');
  await page.locator('[data-test=exercise]').first().waitFor();
  await look(page, 'exercises');
  await page.locator('[data-test=exercise]').first().click();
  await page.locator('[data-test=judge]').waitFor();
  await page.locator('[data-test=question]').waitFor();
  await look(page, 'exercise');
  await playOn(page, 1, 3000);
  await page.locator('[data-test=judge]').click();
  await page.locator('[data-test=judged]').waitFor({ timeout: 60_000 });
  await look(page, 'exercise-judged');
  await leave(page);
});

/** Writes what a program of somebody's own expects, as docs/environments.md says; says for which answer. */
const AGENT = `
import sys
from comptoir.env import Values, from_replay

text = sys.stdin.read()
values = Values(text, "First of all")
asked = [i for i, entry in enumerate(values.table.log) if entry.seat >= 0 and i > 60]
for at in asked[::10]:
    legal = from_replay(text, at).last()[0]["action_mask"].nonzero()[0].tolist()
    values.add(at, {move: -i / 8 for i, move in enumerate(legal)}, expected=0.25)
values.save(sys.argv[1])
print(asked[10], len(values.found[asked[10]]["moves"]))
`;

test('what an agent expects is drawn beside a replay, from a file', async () => {
  const page = await visitor(browser, server, { name: 'Ada', list: true });
  const over = await openTable(page, { game: 'burgundy', players: 2, seats: [BOT, BOT] });
  await page.goto(`/table/${over.id}`);
  await page.locator('[data-test=result]').waitFor({ timeout: 60_000 });
  const input = await page.evaluate(async (id) => (await fetch(`/api/v1/tables/${id}/replay`)).text(), over.id);
  const file = join(server.folder, 'values.json');
  const python = process.env.COMPTOIR_PYTHON ?? join(ROOT, '.venv/bin/python');
  const [at, moves] = execFileSync(python, ['-c', AGENT, file], { input, encoding: 'utf8' }).split(' ').map(Number);
  await page.goto(`/replay/${over.id}?at=0&seat=all`);
  await laid(page);
  await page.locator('[data-test=tab-analysis]').click();
  const valued = page.locator('[data-test=valued]');
  const other = join(server.folder, 'other.json');
  for (const text of ['{', '[]', '{"format": "comptoir values 1", "game": "orleans"}']) {
    writeFileSync(other, text);
    await valued.locator('input').setInputFiles(other);
    await page.getByText('no file of values').waitFor();
    assert.equal(await valued.locator('button').count(), 0);
  }
  await valued.locator('input').setInputFiles(file);
  await valued.getByText('First of all').waitFor();
  await valued.getByRole('button', { name: 'Values after' }).click();
  await valued.getByRole('button', { name: 'Values after' }).click();
  await page.waitForURL(`**/replay/${over.id}?at=${at}&seat=all`);
  assert.equal(await valued.locator('tbody tr').count(), moves);
  assert.match(await valued.innerText(), /expects 0.25/);
  await look(page, 'values');
  await leave(page);
});

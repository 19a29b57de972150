// Every page at desktop and phone size, light and dark: pictures to look at, and nothing that axe finds serious.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import {
  call,
  DESKTOP,
  laid,
  listen,
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
let server, browser, page;
const paths = {};

before(async () => {
  mkdirSync(SHOTS, { recursive: true });
  server = await startServer();
  browser = await startBrowser();
  page = await visitor(browser, server, { name: 'Ada' });
  listen(page);
  const host = await visitor(browser, server, { name: 'Bert' });
  const { games } = await call(page, 'GET', '/games');
  const over = await openTable(page, { game: 'burgundy', players: 2, seats: [BOT, BOT], title: 'Two machines' });
  const waiting = await openTable(page, { game: 'burgundy', players: 3, seats: [ME, { who: 'open' }, BOT] });
  const foreign = await call(host, 'POST', '/tables', { game: 'burgundy', players: 2, private: false });
  for (const game of games) {
    const players = game.players.find((count) => count > 1);
    const table = await openTable(page, { game: game.name, players, seats: [ME, ...Array(players - 1).fill(BOT)] });
    paths[`table-${game.name}`] = `/table/${table.id}`;
    await page.goto(paths[`table-${game.name}`]);
    await playOn(page, 12, 3000);
  }
  Object.assign(paths, {
    lobby: '/',
    new: '/new?game=orleans',
    waiting: `/table/${waiting.id}`,
    join: `/join/${foreign.invitation}`,
    over: `/table/${over.id}`,
    replay: `/replay/${over.id}`,
    person: `/people/${waiting.host}`,
    finished: '/finished?of=all',
    ratings: '/ratings',
    profile: '/profile',
    friends: '/friends',
    statistics: '/statistics',
    reset: '/reset',
    'reset-link': '/reset/token',
    change: '/change/token',
    rules: '/rules/burgundy#P3',
    nowhere: '/nowhere',
  });
  await page.goto(paths.over);
  await untilOver(page);
  await host.context().close();
});

after(async () => {
  await browser?.close();
  await server?.close();
});

for (const [size, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
]) {
  for (const theme of ['light', 'dark']) {
    test(`every page, ${size}, ${theme}`, async () => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const found = [];
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(path);
        await page.locator('h1').first().waitFor();
        await page.quiet();
        if (name.startsWith('table-')) await laid(page);
        await page.screenshot({ path: join(SHOTS, `${name}-${size}-${theme}.png`), fullPage: true });
        if (await sideways(page)) found.push(`${name}: can be scrolled sideways by ${await sideways(page)}`);
        // Structure is the same in both themes, contrast is not.
        if ((size === 'desktop') === (theme === 'light')) {
          found.push(...(await violations(page)).map((one) => `${name}: ${one}`));
        }
      }
      assert.deepEqual(found, []);
      assert.deepEqual(page.problems, []);
    });
  }
}

test('the first page is small', async () => {
  const fresh = await visitor(browser, server);
  let bytes = 0;
  fresh.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    bytes += /font|image\/png/.test(response.headers()['content-type'] ?? '') ? body.length : gzipSync(body).length;
  });
  await fresh.goto('/');
  await fresh.waitForLoadState('networkidle');
  assert.ok(bytes > 50_000 && bytes < 300_000, `${bytes} bytes compressed`);
  console.log(`# first page: ${Math.round(bytes / 1000)} kB compressed`);
  await fresh.context().close();
});

test('every text exists in every language', async () => {
  const { readFileSync } = await import('node:fs');
  const ids = (lang) =>
    [...readFileSync(join(ROOT, `web/src/texts/${lang}.ftl`), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
      ([, id]) => id,
    );
  assert.deepEqual(ids('de'), ids('en'));
  assert.deepEqual(ids('fr'), ids('en'));
});

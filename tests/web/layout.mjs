// Sits down at every game in windows of many sizes, and counts how often all that a player needs is in sight.
// As a program: node layout.mjs [--decisions 100] [--games a,b] [--sizes 390x844,...] [--lang de] [--shots folder]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { eyes } from './eyes.mjs';
import { openTable, ROOT, startBrowser, startServer, visitor } from './support.mjs';

export const SIZES = ['1920x1080', '1440x900', '1366x768', '1280x720', '820x1180', '390x844'];
export const DELAYS = [0, 200, 1000]; // milliseconds by which the server is late, in turn

/** One's own money and goods, by the beginnings of their names. */
export const OWN = {
  burgundy: ['workers:p0', 'silver:p0', 'points:p0', 'good:p0'],
  la_loire: ['money:0', 'good:p0'],
  marco_polo: ['good:0'],
  orleans: ['coins:p0', 'goods:p0'],
};
const BOT = { who: 'bot', bot: 'random' }; // quick; what is measured is the window
const PLAYERS = 4;

/** Random numbers that are always the same. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const isTouch = (size) => Number(size.split('x')[0]) < 1200;

/** Somebody with a window of this size; `page.late` is by how much the server's words are late. */
async function player(browser, server, size, more = {}) {
  const [width, height] = size.split('x').map(Number);
  const touch = isTouch(size) ? { hasTouch: true, isMobile: true } : {};
  const viewport = { width, height };
  const page = await visitor(browser, server, {
    name: 'Ada',
    viewport,
    reducedMotion: 'no-preference',
    ...touch,
    ...more,
  });
  page.late = 0;
  await page.routeWebSocket(/\/live/, (socket) => {
    const far = socket.connectToServer();
    let sent = Promise.resolve();
    far.onMessage((words) => {
      const due = sleep(page.late);
      sent = sent.then(() => due).then(() => socket.send(words)); // late, but none before another
    });
  });
  await page.addInitScript(() => window.localStorage?.setItem('pace', 'once')); // what others do is not what is measured
  await page.addInitScript(eyes);
  return page;
}

/** Figures of many moments: how many there were, how many were right, and examples of those that were not. */
export class Figures {
  counts = {};

  add(found, where) {
    for (const [figure, against] of Object.entries(found)) {
      const count = (this.counts[figure] ??= { right: 0, of: 0, wrong: [] });
      count.of += 1;
      if (against.length) count.wrong.push({ where, against });
      else count.right += 1;
    }
  }

  line() {
    return Object.entries(this.counts)
      .map(([figure, { right, of }]) => `${figure} ${right}/${of}`)
      .join('  ');
  }

  /** What was wrong, each once, with how often and where first. */
  wrong(only = Object.keys(this.counts)) {
    return only.flatMap((figure) => {
      const found = new Map();
      for (const { where, against } of this.counts[figure]?.wrong ?? []) {
        for (const one of new Set(against)) found.set(one, [...(found.get(one) ?? []), where]);
      }
      return [...found].map(([one, places]) => `${figure}: ${one} (${places.length} times, ${places[0]})`);
    });
  }
}

/** What is seen in the next moment in which something is asked of us; null once the game is over. */
async function next(page, before, game, lesson = false) {
  const what = { own: OWN[game] ?? [], touch: page.viewportSize().width < 1200, lesson };
  const seen = await page.waitForFunction(([was, what]) => window.eyes?.look(was, what), [before, what], {
    timeout: 300_000,
    polling: 'raf',
  });
  const { over, ...moment } = await seen.jsonValue();
  return over ? null : moment;
}

/** Play so many own decisions of a game in a window of this size. */
export async function playGame(browser, server, game, size, { decisions, delays = DELAYS, shots = '', ...more }) {
  const page = await player(browser, server, size, more);
  const figures = new Figures();
  const chance = dice(7);
  for (let made = 0, table = 0; made < decisions && table < 12; table += 1) {
    const seats = [{ who: 'me' }, ...Array(PLAYERS - 1).fill(BOT)];
    const { id } = await openTable(page, { game, players: PLAYERS, seats });
    await page.goto(`/table/${id}`);
    for (let seen = { moment: '' }; made < decisions; made += 1) {
      seen = await next(page, seen.moment, game);
      if (!seen) break;
      figures.add(seen.found, `${game} ${size} #${made}`);
      if (shots && (made % 10 === 3 || made < 2))
        await page.screenshot({ path: join(shots, `${game}-${size}-${made}.png`) });
      page.late = delays[made % delays.length];
      await page.evaluate((number) => window.eyes.choose(number), chance());
    }
  }
  figures.problems = page.problems;
  await page.context().close();
  return figures;
}

/** Follow a first lesson to its end. */
export async function learn(browser, server, game, size, { shots = '', ...more } = {}) {
  const page = await player(browser, server, size, more);
  const figures = new Figures();
  const { id } = await openTable(page, { game, lesson: true });
  await page.goto(`/table/${id}`);
  let seen = { moment: '' };
  for (let step = 0; step < 120; step += 1) {
    seen = await next(page, seen.moment, game, true);
    if (!seen || (await page.locator('[data-test=lesson][data-done]').count())) break;
    figures.add(seen.found, `lesson of ${game} ${size} #${step}`);
    if (shots && step % 5 === 1) await page.screenshot({ path: join(shots, `lesson-${game}-${size}-${step}.png`) });
    await page.evaluate(() => window.eyes.choose(0));
  }
  figures.problems = page.problems;
  await page.context().close();
  return figures;
}

async function main() {
  const { values } = parseArgs({
    options: {
      decisions: { type: 'string', default: '100' },
      games: { type: 'string', default: Object.keys(OWN).join() },
      sizes: { type: 'string', default: SIZES.join() },
      lang: { type: 'string', default: 'en' },
      theme: { type: 'string', default: 'light' },
      shots: { type: 'string', default: '' },
      delays: { type: 'string', default: DELAYS.join() },
      'no-lessons': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const sizes = values.sizes.split(',');
  const shots = values.shots && (values.shots.startsWith('/') ? values.shots : join(ROOT, values.shots));
  if (shots) mkdirSync(shots, { recursive: true });
  const settings = { decisions: Number(values.decisions), delays: values.delays.split(',').map(Number), shots };
  const looks = { lang: values.lang, theme: values.theme };
  const [server, browser] = await Promise.all([startServer({ FIXED_SEED: '7' }), startBrowser()]);
  let wrong = 0;
  const tell = (name, figures) => {
    console.log(`${name}: ${figures.line()}`);
    const found = [...figures.wrong(), ...figures.problems.map((one) => `problem: ${one}`)];
    wrong += found.length;
    for (const one of values.verbose ? found : found.slice(0, 4)) console.log(`    ${one}`);
  };
  try {
    for (const game of values.games.split(',')) {
      for (const size of sizes) {
        if (settings.decisions)
          tell(`${game} ${size}`, await playGame(browser, server, game, size, { ...settings, ...looks }));
      }
      for (const size of values['no-lessons'] ? [] : new Set([sizes[0], sizes.at(-1)])) {
        tell(`lesson of ${game} ${size}`, await learn(browser, server, game, size, { shots, ...looks }));
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  process.exitCode = wrong ? 1 : 0;
}

if (process.argv[1]?.endsWith('layout.mjs')) await main();

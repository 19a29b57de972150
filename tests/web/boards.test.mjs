// The drawn boards: whole games by clicks on drawn things, lessons, replays, and pictures to look at.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  call,
  DESKTOP,
  openTable,
  PHONE,
  playBoard,
  ROOT,
  sideways,
  startBrowser,
  startServer,
  violations,
  visitor,
} from './support.mjs';

const SHOTS = join(ROOT, 'tests/web/screenshots/boards');
const ME = { who: 'me' };
const HOT = { who: 'hot', name: 'Bea' };
const BOT = { who: 'bot', bot: 'greedy' };
const MISTAKEN = { who: 'bot', bot: 'random' }; // whose decisions cost something
const LONG = { timeout: 1_200_000 };
const GAMES = ['burgundy', 'marco_polo', 'orleans', 'la_loire'];
const PHONE_IN_HAND = { viewport: PHONE, hasTouch: true, isMobile: true };
let server, browser;

before(async () => {
  mkdirSync(SHOTS, { recursive: true });
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
});

after(async () => {
  await browser?.close();
  await server?.close();
});

const things = (page) => page.locator('[data-test=board] [data-state=live]');
const over = (page) => page.locator('[data-test=result]');

async function seated(game, more = {}, setup = {}) {
  const page = await visitor(browser, server, { name: 'Ada', ...more });
  const table = await openTable(page, { game, players: 2, seats: [ME, BOT], ...setup });
  await page.goto(`/table/${table.id}`);
  await page.locator('[data-test=board] [data-thing], [data-test=uncover]').first().waitFor();
  return { page, table };
}

async function leave(page) {
  assert.deepEqual(page.problems, []);
  await page.context().close();
}

/** Pictures of one moment at both sizes in both themes, and what axe finds. */
async function look(page, name) {
  const found = [];
  const before = page.viewportSize();
  for (const [size, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0)); // what sticks to the window is where it belongs
    for (const theme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await page.screenshot({ path: join(SHOTS, `${name}-${size}-${theme}.png`), fullPage: true });
      if ((size === 'desktop') === (theme === 'light')) found.push(...(await violations(page)));
    }
    if (await sideways(page)) found.push(`${name} ${size}: can be scrolled sideways by ${await sideways(page)}`);
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}

for (const game of GAMES) {
  const touch = game === 'la_loire';
  test(`a whole game of ${game} by ${touch ? 'touch on a phone' : 'clicks on the board'}`, LONG, async () => {
    const { page } = await seated(game, touch ? PHONE_IN_HAND : {});
    const found = await look(page, `${game}-start`);
    let clicks = await playBoard(page, 40);
    found.push(...(await look(page, `${game}-middle`)));
    clicks += await playBoard(page);
    await over(page).waitFor();
    found.push(...(await look(page, `${game}-end`)));
    assert.ok(clicks > 40, `${clicks} clicks`);
    assert.deepEqual(found, []);
    await leave(page);
  });
}

test('a whole solo game of La Loire by touch on a phone', LONG, async () => {
  const { page } = await seated('la_loire', PHONE_IN_HAND, { players: 1, seats: [ME] });
  await playBoard(page, Infinity, 30_000);
  await over(page).waitFor();
  assert.equal(await sideways(page), 0);
  await leave(page);
});

test('a whole game of Burgundy for two at one browser, with the keyboard alone', LONG, async () => {
  const { page } = await seated('burgundy', {}, { seats: [ME, HOT] });
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  for (let i = 0; i < 3000 && !(await over(page).count()); i += 1) {
    const ready = page.locator(
      '[data-test=result], [data-test=uncover], [data-test=tip] [data-choose], [data-test=here] [data-answer], [data-test=board] [data-state=live], [data-test=end-turn]',
    );
    await ready.first().waitFor();
    if (await over(page).count()) break;
    const next = await page.evaluate(() => {
      const all = (path) => [...document.querySelectorAll(path)];
      const menu = all('[data-test=tip] [data-choose], [data-test=uncover]');
      const any = [...all('[data-test=board] [data-state=live]'), ...all('[data-test=here] [data-answer]')];
      const from = menu.length ? menu : any;
      const chosen = from[Math.floor(Math.random() * from.length)];
      chosen?.focus();
      return chosen !== undefined && document.activeElement === chosen;
    });
    if (next) await page.keyboard.press('Enter');
  }
  await over(page).waitFor();
  await leave(page);
});

test('tab and arrow keys reach what can be chosen; escape takes back a half answer', async () => {
  const { page } = await seated('burgundy');
  await things(page).first().waitFor();
  let reached = false;
  for (let i = 0; i < 60 && !reached; i += 1) {
    await page.keyboard.press('Tab');
    reached = await page.evaluate(() => document.activeElement?.getAttribute('data-state') === 'live');
  }
  assert.ok(reached);
  const first = await page.evaluate(() => document.activeElement.getAttribute('data-thing'));
  await page.keyboard.press('ArrowUp');
  const other = await page.evaluate(() => document.activeElement.getAttribute('data-thing'));
  assert.notEqual(other, first);
  await page.locator('[data-test=tip]').waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('[data-test=tip]').count(), 0);
  await leave(page);
});

test('what is refused says why on the board, and its rule is one click away', async () => {
  const { page } = await seated('burgundy');
  const refused = page.locator('[data-test=board] [data-state=refused]');
  for (let i = 0; i < 8 && !(await refused.count()); i += 1) await playBoard(page, 1, 3000);
  await refused.first().dispatchEvent('click');
  const tip = page.locator('[data-test=tip]');
  await tip.getByRole('link').first().waitFor();
  assert.match(await tip.getByRole('link').first().getAttribute('href'), /^\/rules\/burgundy#[A-Z]+\d+$/);
  await leave(page);
});

/** A file of figures, given on the page of a new table; what a board shows of them, and of the printed ones afterwards. */
const CORRECTED = {
  burgundy: [
    '[triples]\ncastle = 9\nmine = 9\ncloister = 9\nknowledge = 9\nship = 9\npasture = 9\nbuilding = 9',
    'text.value',
    /^9 /,
  ],
  la_loire: ['[villages.blois]\nname = "Bellevue"', '[data-thing^="place:"]', /Bellevue/],
  marco_polo: ['[roads.moscow-anxi]\ncamels = 8', '[data-thing^="road:"]', /8 camels/],
  orleans: ['[places.village]\nspaces = ["monk", "monk", "monk"]', '[data-thing="place:p0:1"]', /monk/],
};

for (const [game, [figures, shown, wanted]] of Object.entries(CORRECTED)) {
  test(`${game}: figures of one's own box are drawn at that table, and only there`, async () => {
    const page = await visitor(browser, server, { name: 'Ada' });
    await page.goto(`/new?game=${game}`);
    await page.locator('details summary').click();
    const file = { name: 'mine.toml', mimeType: 'text/plain', buffer: Buffer.from(figures) };
    await page.locator('[data-test=figures]').setInputFiles(file);
    await page.locator('[data-test=create]').click();
    const drawn = page.locator(`[data-test=board] ${shown}`);
    const said = async () => {
      await page.locator('[data-test=board] [data-thing]').first().waitFor();
      return (
        await drawn.evaluateAll((all) =>
          all.map((one) => `${one.textContent} ${one.dataset.name ?? ''} ${one.dataset.about ?? ''}`),
        )
      ).join('\n');
    };
    assert.match(await said(), new RegExp(wanted.source, 'm'));
    const plain = await openTable(page, { game, players: 2, seats: [ME, BOT] });
    // Within the same page: what was drawn before is forgotten.
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/table/${plain.id}`);
    const same = new RegExp(wanted.source, 'm');
    for (let i = 0; i < 50 && same.test(await said()); i += 1) await page.waitForTimeout(200);
    assert.doesNotMatch(await said(), same);
    assert.match(page.url(), new RegExp(plain.id));
    await leave(page);
  });
}

/** What is drawn of the numbers in sight: of oneself in the strip, of everybody in the panels. */
const numbers = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[data-number]')]
        .map((one) => {
          const { thing, player } = one.closest('[data-thing], [data-player]').dataset;
          return [thing ?? `player:${player}`, parseInt(one.textContent.replace('−', '-'))];
        })
        .filter(([, number]) => !Number.isNaN(number)),
    ),
  );

/** From now on `window.risen` counts what rises from the numbers, and `window.came` where pieces that appear come from. */
const watchMoves = (page) =>
  page.evaluate(() => {
    window.risen = {};
    window.came = 0;
    new MutationObserver((changes) => {
      for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const of = one.dataset?.float;
        if (of) window.risen[of] = (window.risen[of] ?? 0) + Number(one.textContent.replace('−', '-'));
      }
    }).observe(document.querySelector('.drawn'), { childList: true });
    const animate = Element.prototype.animate;
    let known = new Set();
    const all = () => [...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.piece);
    Element.prototype.animate = function (frames, timing) {
      const piece = this.dataset?.piece;
      if (piece && frames[0].transform && !known.has(piece)) window.came += 1;
      queueMicrotask(() => (known = new Set(all())));
      return animate.call(this, frames, timing);
    };
    known = new Set(all());
  });

/** The things that the lines of the log light up, by their number. */
async function lit(page, from) {
  const found = new Set();
  for (const line of (await page.locator('[data-test=log] > li:not(.heading, .under)').all()).slice(from)) {
    await line.dispatchEvent('pointerenter');
    const things = page.locator('[data-named]');
    for (const name of await things.evaluateAll((all) =>
      all.map(({ dataset }) => dataset.thing ?? `player:${dataset.player}`),
    ))
      found.add(name);
    await line.dispatchEvent('pointerleave');
  }
  return found;
}

for (const game of GAMES) {
  test(`${game}: the log lights up what has changed, and what came and went rises from the numbers`, LONG, async () => {
    const { page } = await seated(game, { reducedMotion: 'no-preference' }, { end_turn: false });
    await page.evaluate(() => window.localStorage.setItem('pace', 'once'));
    await page.reload();
    await things(page).first().waitFor();
    await watchMoves(page);
    const lines = () => page.locator('[data-test=log] > li:not(.heading, .under)').count();
    const began = [await numbers(page), await lines()];
    let [now, changed] = [began[0], []];
    while ((await lines()) < began[1] + 24 || changed.length < 3) {
      await playBoard(page, 1);
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
      await page.locator('[data-test=question]').waitFor();
      now = await numbers(page);
      for (const thing of Object.keys(began[0])) if (!(thing in now)) delete began[0][thing]; // nothing rises from what is gone
      changed = Object.keys(now).filter((thing) => thing in began[0] && now[thing] !== began[0][thing]);
    }
    const risen = await page.evaluate(() => window.risen);
    assert.deepEqual(
      changed.map((thing) => [thing, risen[thing]]),
      changed.map((thing) => [thing, now[thing] - began[0][thing]]),
    );
    const found = await lit(page, began[1]);
    assert.deepEqual(
      changed.filter((thing) => !found.has(thing)),
      [],
    );
    assert.ok(
      [...found].some((thing) => !thing.startsWith('player:') && !(thing in now)),
      'nothing on the board is lit',
    );
    assert.equal(await page.locator('[data-named]').count(), 0);
    console.log(
      `# ${game}: ${changed.length} numbers, ${found.size} things lit, ${await page.evaluate(() => window.came)} pieces from where they were told to come from`,
    );
    await leave(page);
  });
}

/** A page of its own that tells how long this machine takes just now to draw a thousand words, in milliseconds. */
async function stopwatch(browser) {
  const page = await browser.newPage();
  const once = () =>
    page.evaluate(() => {
      const start = performance.now();
      const box = document.createElement('div');
      box.innerHTML = '<svg><g><text>Loire</text></g></svg><p>Loire</p>'.repeat(500);
      document.body.append(box);
      box.getBoundingClientRect();
      box.remove();
      return performance.now() - start;
    });
  const draw = async (times) => {
    const found = [];
    while (found.length < times) found.push(await once()); // each in a short task of its own
    return found;
  };
  await draw(30); // until the browser is warm
  return { draw, close: () => page.close() };
}

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

const SLOW = 70; // the pace of the slow machine, by which this one is slowed down; a good laptop takes a quarter

/** The longest task of a page on a slow machine while things are done: in milliseconds of its own work, and by the clock. */
async function longestTask(page, moves, move) {
  const watch = await stopwatch(page.context().browser());
  const pace = median(await watch.draw(31));
  const rate = Math.max(1, SLOW / pace);
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const meanwhile = [];
  for (let i = 0; i < moves; i += 1) {
    await move();
    meanwhile.push(...(await watch.draw(7)));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const told = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await told;
  await watch.close();
  const threads = events.filter((one) => one.name === 'thread_name' && one.args.name === 'CrRendererMain');
  const tasks = events.filter(
    (one) => /RunTask$/.test(one.name) && threads.some(({ pid, tid }) => one.pid === pid && one.tid === tid),
  );
  const longest = (time) => Math.max(...tasks.map((one) => one[time] ?? 0)) / 1000;
  // A machine that others use as well changes its pace meanwhile.
  const slower = (rate * median(meanwhile)) / SLOW;
  return [longest('tdur') / slower, longest('dur'), rate];
}

/** From now on `window.glides` tells how long each frame took while pieces glided, in milliseconds. */
function countFrames(page) {
  return page.evaluate(() => {
    window.glides = [];
    let last = 0;
    const tick = (at) => {
      const gliding = document.getAnimations().some((one) => one.id === 'glide');
      if (gliding && last) window.glides.push(at - last);
      last = gliding ? at : 0;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

for (const game of GAMES) {
  test(`pieces of ${game} glide smoothly on a slow machine`, LONG, async (t) => {
    const { page } = await seated(game, { reducedMotion: 'no-preference' });
    await playBoard(page, 30);
    await countFrames(page);
    let [longest, clock, frame] = [Infinity, Infinity, Infinity];
    for (let series = 0; series < 3 && (longest >= 100 || frame > 20); series += 1) {
      await page.evaluate(() => (window.glides = []));
      const [task, passed, rate] = await longestTask(page, 8, async () => {
        await playBoard(page, 1);
        await page.waitForTimeout(450);
      });
      const frames = await page.evaluate(() => window.glides);
      assert.ok(frames.length > 10, `${frames.length} frames with gliding pieces`);
      longest = Math.min(longest, task);
      clock = Math.min(clock, passed);
      frame = Math.min(frame, median(frames));
      t.diagnostic(`${game}, slowed down ${rate.toFixed(1)} times: a task of ${Math.round(task)} ms`);
    }
    await leave(page);
    t.diagnostic(
      `${game}: longest task ${Math.round(longest)} ms (by the clock ${Math.round(clock)}), a frame ${Math.round(frame)} ms`,
    );
    const busy = loadavg()[0] > 2 * availableParallelism();
    if (busy && (longest >= 100 || frame > 20)) return t.skip('the machine is too busy to tell');
    assert.ok(longest < 100, `a task of ${longest} ms`);
    assert.ok(frame <= 20, `a frame of ${frame} ms`);
  });
}

for (const game of GAMES) {
  test(`the first lesson of ${game} runs to its end on the board`, LONG, async () => {
    const page = await visitor(browser, server, { lang: 'de' });
    await page.goto('/');
    await page.locator(`[data-test=lesson-${game}]`).click();
    const text = page.locator('[data-test=lesson-text]');
    await text.waitFor();
    const told = new Set();
    for (let i = 0; i < 80; i += 1) {
      told.add(await text.innerText());
      const moved = await page.evaluate(async () => {
        const all = (path) => [...document.querySelectorAll(path)];
        const next =
          all('[data-test=tip] [data-choose]')[0] ??
          all('[data-test=board] [data-state=live]')[0] ??
          all('[data-test=here] [data-answer]')[0];
        next?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await new Promise((done) => setTimeout(done, 120));
        return document.querySelector('[data-test=lesson-text] ~ p button')?.textContent === 'Weiterspielen';
      });
      if (moved) break;
    }
    assert.ok(told.size >= 10, `${told.size} steps`);
    await page.locator('[data-test=lesson-leave]', { hasText: 'Weiterspielen' }).click();
    assert.equal(await page.locator('[data-test=lesson]').count(), 0);
    await things(page).first().waitFor();
    await leave(page);
  });
}

test('a finished game replays step by step, from every seat, and by itself', LONG, async () => {
  const page = await visitor(browser, server, { name: 'Ada' });
  const table = await openTable(page, { game: 'burgundy', players: 2, seats: [BOT, MISTAKEN] });
  await page.goto(`/table/${table.id}`);
  await page.locator('[data-test=watch]').click({ timeout: 60_000 });
  await page.locator('[data-test=scrub]').waitFor();
  for (let i = 0; i < 6; i += 1) await page.locator('[data-test=next]').click();
  const at = new URL(page.url()).searchParams.get('at');
  assert.ok(Number(at) > 5, page.url());
  await page.locator('[data-test=seat]').selectOption('1');
  const shared = page.url();
  assert.match(shared, /seat=1/);
  const other = await visitor(browser, server);
  await other.goto(shared);
  await other.locator('[data-test=board] [data-thing]').first().waitFor();
  assert.equal(
    await other.locator('[data-test=story] [aria-current=step]').innerText(),
    await page.locator('[data-test=story] [aria-current=step]').innerText(),
  );
  await page.locator('[data-test=play]').click();
  await page.waitForFunction((from) => Number(new URL(location.href).searchParams.get('at')) > Number(from), at);
  await page.locator('[data-test=scrub]').fill('0');
  await page.locator('[data-test=back]').waitFor();
  assert.deepEqual(await violations(other), []);
  await leave(other);

  const replay = await (await page.context().request.get(`/api/v1/tables/${table.id}/replay`)).text();
  const guest = await visitor(browser, server);
  await guest.goto('/');
  await guest.locator('h1').first().waitFor();
  await guest.evaluate((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'game.replay', { type: 'text/plain' }));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried }));
  }, replay);
  await guest.waitForURL(/\/replay\/t_/);
  await guest.locator('[data-test=scrub]').waitFor();
  await leave(guest);

  await page.locator('[data-test=tab-analysis]').click();
  await page.locator('[data-test=analyse]').click();
  await page.locator('[data-test=course]').waitFor({ timeout: 120_000 });
  await page.locator('[data-test=analysed] .worst button').first().click();
  assert.match(await page.locator('[data-test=expert]').innerText(), /expert/);
  assert.deepEqual(await look(page, 'replay'), []);
  await leave(page);
});

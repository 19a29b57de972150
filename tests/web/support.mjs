// The real server and a real browser, for all tests of the web app.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(join(ROOT, 'web/package.json'));
const { chromium } = require('playwright-core');
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const DESKTOP = { width: 1366, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** A server of its own, with an empty database, on a free port; settings by their names in the environment.
 * With `FIXED_SEED` neither its chance nor its bots depend on luck. */
export async function startServer(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-web-'));
  const port = await freePort();
  const python = process.env.COMPTOIR_PYTHON ?? join(ROOT, '.venv/bin/python');
  const server = { url: `http://127.0.0.1:${port}`, port, folder, child: null };
  server.start = async () => {
    server.child = spawn(
      python,
      [
        ...(settings.FIXED_SEED ? [join(ROOT, 'tests/web/fixed.py')] : ['-m', 'comptoir']),
        ...['serve', '--port', String(port), '--database', `sqlite:///${folder}/tables.sqlite`],
      ],
      {
        cwd: folder,
        env: { COMPTOIR_ANALYSIS_SIMULATIONS: '6', ...process.env, COMPTOIR_LIMITS: '0', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    await new Promise((open, fail) => {
      let said = '';
      const hear = (bytes) => {
        said += bytes;
        if (said.includes('http://')) open();
      };
      server.child.stdout.on('data', hear);
      server.child.stderr.on('data', hear);
      server.child.on('exit', (code) => fail(new Error(`The server ended with ${code}: ${said}`)));
    });
  };
  server.stop = async (signal = 'SIGTERM') => {
    if (!server.child || server.child.exitCode !== null) return;
    const ended = new Promise((done) => server.child.once('exit', done));
    server.child.kill(signal);
    const late = setTimeout(() => server.child.kill('SIGKILL'), 8000);
    await ended;
    clearTimeout(late);
  };
  server.close = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await server.start();
  return server;
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

export function startBrowser() {
  const executablePath = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
    .filter(Boolean)
    .find(existsSync);
  if (!executablePath) throw new Error('Chromium is missing: apt-get install chromium');
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Somebody with a browser window of their own; problems on the page fail the test. */
export async function visitor(
  browser,
  server,
  { name = '', viewport = DESKTOP, lang = 'en', theme = 'light', list = false, ...more } = {},
) {
  const context = await browser.newContext({
    viewport,
    locale: lang,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: server.url,
    ...more,
  });
  context.setDefaultTimeout(60_000); // others may use this machine as well
  // Somebody who prefers the list of answers to the board.
  if (list) await context.addInitScript(() => window.localStorage?.setItem('answers', 'list'));
  const page = await context.newPage();
  page.server = server;
  page.problems = [];
  page.on('pageerror', (problem) => page.problems.push(String(problem)));
  page.on('console', (line) => {
    // A refused request or a server that is down is the app's own business.
    if (line.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(line.text())) {
      page.problems.push(line.text());
    }
  });
  if (name) {
    const answer = await context.request.post('/api/v1/session/guest', {
      data: { name },
      headers: { Origin: server.url },
    });
    if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  }
  return page;
}

/** Ask the server directly, as this visitor. */
export async function call(page, method, path, data) {
  const headers = { Origin: page.server.url };
  const answer = await page.context().request.fetch(`/api/v1${path}`, { method, data, headers });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** What axe finds on what is shown, however slight. */
export async function violations(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }),
  );
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

/** Whether the page can be scrolled sideways. */
export function sideways(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Count what a page fetches; then `quiet` is done once it has fetched nothing for a moment. */
export function listen(page) {
  const open = new Set();
  let last = Date.now();
  const closed = (request) => open.delete(request) && (last = Date.now());
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', closed);
  page.on('requestfailed', closed);
  page.quiet = async () => {
    while (open.size || Date.now() - last < 120) await page.waitForTimeout(30);
  };
}

/** Wait until the table is shown: drawn, or in words. */
export function laid(page) {
  return page.locator('[data-test=board] :is([data-thing], h3)').first().waitFor();
}

/** A table with these seats, opened by this visitor without clicking through the form. */
export async function openTable(page, setup) {
  return (await call(page, 'POST', '/tables', { private: false, ...setup })).table;
}

/** Wait until a game is over, for as long as it goes on: only one that stands still for a minute fails. */
export async function untilOver(page) {
  const result = page.locator('[data-test=result]');
  const at = () => page.evaluate(() => document.querySelector('[data-version]')?.dataset.version ?? '');
  for (let [shown, still] = [null, 0]; !(await result.count()); await page.waitForTimeout(250)) {
    const now = await at();
    still = now === shown ? still + 1 : 0;
    if (still > 240) throw new Error(`${page.url()} stands still at version ${now}`);
    shown = now;
  }
}

/** Answer by clicking, whatever is asked, until the game is over, enough is answered or nothing is asked for too long. */
export function playOn(page, stop = Infinity, patience = 60_000) {
  return page.evaluate(
    async ([most, patience]) => {
      let given = 0;
      let until = Date.now() + patience;
      while (given < most && Date.now() < until) {
        if (document.querySelector('[data-test=result]')) break;
        const end = document.querySelector('[data-test=end-turn]');
        const answers = [
          ...document.querySelectorAll(
            ':is(.answers:not(.aside), [data-test=here]) [data-answer]:not([aria-disabled])',
          ),
        ];
        const chosen = end ?? answers[Math.floor(Math.random() * answers.length)];
        if (chosen) {
          chosen.click();
          given += 1;
          until = Date.now() + patience;
        }
        await new Promise((done) => setTimeout(done, 15));
      }
      return given;
    },
    [stop === Infinity ? 1e9 : stop, patience],
  );
}

/**
 * Answer by clicking on what glows on the drawn board (and on the buttons of answers that have no place there), until the
 * game is over, enough is clicked or nothing is asked for too long. Tells how many clicks on drawn things there were.
 */
export function playBoard(page, stop = Infinity, patience = 60_000) {
  return page.evaluate(
    async ([most, patience]) => {
      let drawn = 0;
      let until = Date.now() + patience;
      const press = (thing) => thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const any = (things) => things[Math.floor(Math.random() * things.length)];
      const all = (path) => [...document.querySelectorAll(path)];
      while (drawn < most && Date.now() < until) {
        if (document.querySelector('[data-test=result]')) break;
        const end = document.querySelector('[data-test=end-turn]');
        const menu = all('[data-test=tip] [data-choose]');
        const things = all('[data-test=board] [data-state=live]');
        const here = all('[data-test=here] [data-answer]:not([aria-disabled])');
        const chosen =
          end ?? any(menu.length ? menu : things.length && Math.random() < 0.9 ? things : [...things, ...here]);
        if (chosen) {
          press(chosen);
          if (things.includes(chosen)) drawn += 1;
          until = Date.now() + patience;
        }
        await new Promise((done) => setTimeout(done, 15));
      }
      return drawn;
    },
    [stop === Infinity ? 1e9 : stop, patience],
  );
}

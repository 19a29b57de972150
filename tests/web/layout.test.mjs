// A table fits the window: the short form of layout.mjs, some decisions of every game at every size, and every lesson.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DELAYS, learn, OWN, playGame, SIZES } from './layout.mjs';
import { startBrowser, startServer } from './support.mjs';

/** Games whose boards are composed for every window; of the others only what the frame gives to all is asked. */
const COMPOSED = ['marco_polo'];
const COMMON = ['question', 'buttons', 'choosable', 'news', 'lesson', 'sideways', 'scrolls'];
const DECISIONS = 4;
const LONG = { timeout: 300_000 };
let server, browser;

before(async () => {
  [server, browser] = await Promise.all([startServer({ FIXED_SEED: '11' }), startBrowser()]);
});

after(async () => {
  await browser?.close();
  await server?.close();
});

const check = (game, figures) => {
  assert.deepEqual(figures.wrong(COMPOSED.includes(game) ? undefined : COMMON), []);
  assert.deepEqual(figures.problems, []);
};

for (const game of Object.keys(OWN)) {
  test(`all that a player of ${game} needs is in sight, in windows of ${SIZES.length} sizes`, LONG, async () => {
    for (const size of SIZES) {
      check(game, await playGame(browser, server, game, size, { decisions: DECISIONS, delays: DELAYS }));
    }
  });

  test(`the lesson of ${game} shows text and target together`, LONG, async () => {
    for (const size of [SIZES[0], SIZES.at(-1)]) check(game, await learn(browser, server, game, size));
  });
}

// A table fits the window: the short form of layout.mjs, some decisions of every game at every size, and every lesson.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DELAYS, learn, OWN, playGame, SIZES } from './layout.mjs';
import { startBrowser, startServer } from './support.mjs';

const DECISIONS = 4;
const LONG = { timeout: 1_200_000 };
let server, browser;

before(async () => {
  [server, browser] = await Promise.all([startServer({ FIXED_SEED: '11' }), startBrowser()]);
});

after(async () => {
  await browser?.close();
  await server?.close();
});

const check = (figures) => {
  assert.deepEqual(figures.wrong(), []);
  assert.deepEqual(figures.problems, []);
};

for (const game of Object.keys(OWN)) {
  test(`all that a player of ${game} needs is in sight, in windows of ${SIZES.length} sizes`, LONG, async () => {
    for (const size of SIZES) {
      check(await playGame(browser, server, game, size, { decisions: DECISIONS, delays: DELAYS }));
    }
  });

  test(`the lesson of ${game} shows text and target together`, LONG, async () => {
    for (const size of [SIZES[0], SIZES.at(-1)]) check(await learn(browser, server, game, size));
  });
}

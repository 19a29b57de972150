/** The signs of the board, in the words of its tips. */

import { words as texts } from '@comptoir/lib/words.svelte';
import { app } from '@comptoir/lib/app.svelte';
import type { Sign } from '@comptoir/lib/boards';
import Coin from './Coin.svelte';
import Follower from './Follower.svelte';
import Glyph from './Glyph.svelte';
import Good from './Good.svelte';
import { capital, Words } from './words';

const glyph = (sign: string, name: string, about = ''): Sign => ({
  name: capital(name),
  about,
  picture: Glyph,
  props: { name: sign, size: 28 },
});

export function legend(): Sign[] {
  const domains = app.game('orleans')?.domains ?? {};
  const words = new Words(domains, (phrase) => texts.say(phrase, 'orleans'));
  const all = (domain: string) => domains[domain] ?? [];
  return [
    ...all('character').map((one, i) => ({
      name: words.title('character', i),
      about: words.word(`track-${one}`),
      picture: Follower,
      props: { kind: i, size: 28 },
    })),
    ...all('good').map((_, i) => ({
      name: words.title('good', i),
      about: words.aboutGood(i),
      picture: Good,
      props: { good: i, size: 28 },
    })),
    ...all('event').map((one, i) => glyph(one, words.name('event', i), words.word(`event-${one}`))),
    {
      name: texts.say({ message: 'unit-coin', args: { n: 1 } }, 'orleans'),
      about: words.word('about-coins'),
      picture: Coin,
      props: { count: '', size: 28 },
    },
    glyph('technology', words.word('technology'), words.word('about-technology')),
    glyph('development', words.word('development'), words.word('about-development')),
    glyph('bag', words.word('bag')),
  ];
}

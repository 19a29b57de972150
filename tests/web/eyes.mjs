// What a player sees of a table. `eyes` runs inside the page, before anything else, and knows nothing from outside itself.

export function eyes() {
  const SLACK = 1; // pixels that rounding may take
  const LETTERS = 11; // the least size of letters, in pixels
  const FINGER = 40; // the least side of what a finger shall hit
  const SOON = 18; // frames, which at sixty a second are 300 ms

  const all = (path, root = document) => [...root.querySelectorAll(path)];
  const box = (element) => element.getBoundingClientRect();
  const isIn = (inner, outer) =>
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK;
  const cross = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = (a) => a.right - a.left <= 0 || a.bottom - a.top <= 0;
  const screen = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  const called = (element) =>
    element.dataset?.thing ??
    element.dataset?.test ??
    `${element.tagName} “${element.textContent.trim().slice(0, 30)}”`;

  const clips = (element) => {
    const style = getComputedStyle(element);
    return style.overflowX !== 'visible' || style.overflowY !== 'visible';
  };

  /** The part of the window in which an element can be seen at all, or what is inside it. */
  function frame(element, from = element.parentElement) {
    let seen = screen();
    for (let at = from; at && at !== document.body; at = at.parentElement) {
      if (!(at instanceof SVGElement) && clips(at)) seen = cross(seen, box(at));
    }
    return seen;
  }

  /** Whether a finger in its middle would touch it: shown, inside everything that cuts it off, and not covered. */
  function inSight(element) {
    const at = box(element);
    if (!at.width || !at.height) return false;
    return [0.5, 0.3, 0.7].some((x) =>
      [0.5, 0.3, 0.7].some((y) => {
        const hit = document.elementFromPoint(at.left + at.width * x, at.top + at.height * y);
        return hit && (element === hit || element.contains(hit));
      }),
    );
  }

  const isWhole = (element) => isIn(box(element), frame(element)) && inSight(element);

  const question = () => document.querySelector('[data-test=question]');
  const buttons = () =>
    all(
      '[data-test=end-turn], [data-test=undo], [data-test=ask-undo], [data-test=words], [data-test=here] [data-answer]',
    );
  const live = () => all('[data-state=live]');
  const answers = () => all('[data-test=end-turn], [data-test=here] [data-answer]:not([aria-disabled])');
  const menu = () => all('[data-test=tip] [data-choose]');
  const choosable = () => live().some(inSight) || (!live().length && answers().some(inSight));
  const busy = () => document.querySelector('[aria-busy=true]') !== null;
  const glides = () => document.getAnimations().some(({ id, playState }) => id === 'glide' && playState === 'running');

  /** What is asked and what can be chosen, as one text: it changes when either does. */
  const moment = () => {
    const version = document.querySelector('[data-version]')?.dataset.version;
    const counts = [answers().length, menu().length];
    return `${question()?.textContent.trim()}|${live().map((thing) => thing.dataset.thing)}|${counts}|${version}`;
  };

  // Every change, and how many frames it took until something to be chosen was in sight.
  const waits = [];
  let last = '';
  let open = null;
  let calm = 0; // frames in which nothing moved
  function look(now) {
    calm = moment() === last && !busy() && !glides() && !open ? calm + 1 : 0;
    if (question() && moment() !== last && !busy()) {
      last = moment();
      open = { moment: last, frames: 0, from: now };
    }
    if (open && (choosable() || !question() || open.frames > 4 * SOON)) {
      waits.push({ ...open, ms: Math.round(now - open.from) });
      open = null;
    } else if (open) open.frames += 1;
    requestAnimationFrame(look);
  }
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));

  /** The words that are shown: where, how large, and cut off by what. */
  function words() {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      if (!walk.currentNode.data.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (getComputedStyle(parent).clipPath !== 'none' || parent.closest('.sr, symbol, script, style, [data-test=tip]'))
        continue;
      found.push(...lines(walk.currentNode, parent));
    }
    return found;
  }

  function lines(node, parent) {
    const text = node.data.trim();
    const drawn = parent instanceof SVGElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = drawn ? [box(parent)] : [...range.getClientRects()];
    const matrix = drawn ? parent.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(parent).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    return boxes
      .filter((at) => at.width && at.height && !isEmpty(cross(at, frame(parent, parent))))
      .map((at) => ({ text, parent, at, size, drawn }));
  }

  /** Numbers drawn by way of a symbol. */
  const numbers = () =>
    all('use').flatMap((use) => {
      const symbol = document.querySelector(use.getAttribute('href'));
      const text = symbol?.querySelector?.('text');
      const tall = symbol?.viewBox?.baseVal?.height;
      if (!text || !tall || !use.checkVisibility() || isEmpty(cross(box(use), frame(use)))) return [];
      const unit = (use.height.baseVal.value * use.getScreenCTM().a) / tall;
      return [{ text: text.textContent, size: parseFloat(getComputedStyle(text).fontSize) * unit, parent: use }];
    });

  /** Words that a style puts before or after an element. */
  const added = () =>
    all('[data-test=board] *').flatMap((element) =>
      ['::before', '::after'].flatMap((where) => {
        const { content, fontSize } = getComputedStyle(element, where);
        const shown = /[\p{L}\d]/u.test(content.replace(/^(none|normal)$/, '')) && element.checkVisibility();
        return shown && inSight(element) ? [{ text: content, size: parseFloat(fontSize), parent: element }] : [];
      }),
    );

  const small = (shown) =>
    [...shown, ...numbers(), ...added()]
      .filter(({ size }) => size < LETTERS - 0.05)
      .map(
        ({ text, size, parent }) =>
          `${text.slice(0, 24)} (${size.toFixed(1)} px, ${called(parent.closest('[data-thing]') ?? parent)})`,
      );

  /** Words cut off by something that neither scrolls nor says that it cuts. */
  const cut = (shown) =>
    shown
      .filter(
        ({ parent, at }) => !isIn(middle(at), frame(parent, parent)) && !parent.closest('[data-scrolls], [data-cut]'),
      )
      .map(({ text }) => text.slice(0, 40));

  /** The middle of a line of words, without the air above and below. */
  const middle = ({ left, right, top, bottom, height }) => ({
    left: left + 0.5,
    right: right - 0.5,
    top: top + height * 0.27,
    bottom: bottom - height * 0.27,
  });

  function collisions(shown) {
    const found = [];
    const at = shown.map((one) => cross(middle(one.at), frame(one.parent, one.parent)));
    for (let i = 0; i < shown.length; i += 1) {
      for (let j = i + 1; j < shown.length; j += 1) {
        const both = cross(at[i], at[j]);
        if (both.right - both.left < 2 || both.bottom - both.top < 2 || near(shown[i].parent, shown[j].parent))
          continue;
        if (layer(shown[i].parent) !== layer(shown[j].parent)) continue;
        found.push(`${shown[i].text.slice(0, 24)} / ${shown[j].text.slice(0, 24)}`);
      }
    }
    return found;
  }

  const near = (one, other) => one.contains(other) || other.contains(one);

  /** What lies over the table on purpose: a sheet, a tip. */
  const layer = (element) => element.closest('[data-over]');

  function overlaps(path) {
    const shown = all(path).filter((one) => one.checkVisibility() && !one.closest('[data-over]'));
    return shown.flatMap((one, i) =>
      shown.slice(i + 1).flatMap((other) => {
        if (one.contains(other) || other.contains(one)) return [];
        const both = cross(box(one), box(other));
        const apart = both.right - both.left <= SLACK || both.bottom - both.top <= SLACK;
        return apart
          ? []
          : [`${one.dataset.region ?? one.dataset.area} / ${other.dataset.region ?? other.dataset.area}`];
      }),
    );
  }

  /** Areas with more in them than they show, without a way to scroll; on a large screen none should have to be scrolled. */
  const overfull = (touch) =>
    all('[data-region], [data-area]')
      .filter((one) => one.checkVisibility() && !(touch && one.matches('[data-scrolls]')))
      .filter((one) => one.scrollHeight > one.clientHeight + SLACK || one.scrollWidth > one.clientWidth + SLACK)
      .map(
        (one) =>
          `${one.dataset.area ?? one.dataset.region}: ${one.scrollWidth}×${one.scrollHeight} in ${one.clientWidth}×${one.clientHeight}`,
      );

  /** What a finger can hardly hit. */
  const tiny = () =>
    [...live(), ...all('[data-region=bar] :is(button, a), [data-region=tabs] button')]
      .filter((one) => inSight(one) && !one.closest('p'))
      .filter((one) => Math.min(box(one).width, box(one).height) < FINGER - 0.5)
      .map((one) => `${called(one)} (${Math.round(box(one).width)}×${Math.round(box(one).height)})`);

  const unseen = (elements) => elements.filter((one) => !isWhole(one)).map(called);
  const missing = (element, name) => (element ? unseen([element]) : [name]);

  function news() {
    const newest = all('[data-test=log] li').at(-1);
    const ticker = document.querySelector('[data-test=ticker]');
    return [newest, ticker].some((one) => one && isWhole(one)) ? [] : ['the newest line'];
  }

  function sideways() {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} in ${clientWidth}`] : [];
  }

  function scrolls() {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight > clientHeight ? [`${scrollHeight} in ${clientHeight}`] : [];
  }

  /** Each figure with what speaks against it; `own` are the beginnings of the names of one's own money and goods. */
  function check({ own, touch, lesson }) {
    const shown = words();
    const mine = all('[data-thing]').filter((one) => own.some((name) => one.dataset.thing.startsWith(name)));
    const late = waits.splice(0).filter(({ frames }) => frames > SOON);
    const text = document.querySelector('[data-test=lesson-text]');
    return {
      question: missing(question(), 'the question'),
      buttons: unseen(buttons()),
      choosable: choosable()
        ? late.map(({ moment, ms }) => `${ms} ms: ${moment.slice(0, 80)}`)
        : [`never: ${moment().slice(0, 120)}`],
      own: mine.length ? unseen(mine) : ['no money, no goods'],
      news: news(),
      ...(lesson ? { lesson: [...missing(text, 'the text'), ...(choosable() ? [] : ['the target'])] } : {}),
      sideways: sideways(),
      scrolls: scrolls(),
      letters: small(shown),
      cut: cut(shown),
      collisions: collisions(shown),
      overlaps: [...overlaps('[data-region]'), ...overlaps('[data-area]'), ...overfull(touch)],
      ...(touch ? { fingers: tiny() } : {}),
    };
  }

  const press = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  /** Give an answer or a part of one: what is chosen depends on `chance` and on what is asked, not on the window. */
  function choose(chance) {
    const any = (from) => from[Math.floor(chance * 1000) % from.length];
    const things = live().sort((a, b) => (a.dataset.thing < b.dataset.thing ? -1 : 1));
    const chosen = any(menu().length ? menu() : things.length && chance < 0.9 ? things : [...things, ...answers()]);
    const area = chosen?.closest('[data-area][hidden]')?.dataset.area;
    if (area) document.querySelector(`[role=tab][data-areas~="${area}"]`)?.click();
    if (chosen) press(chosen);
    return chosen ? called(chosen) : null;
  }

  const over = () => document.querySelector('[data-test=result]') !== null;
  /** Something else than `before` is asked now, and the window is at rest. */
  const isReady = (before) =>
    over() || (question() !== null && calm > 3 && moment() !== before && (live().length || answers().length) > 0);

  /** What is seen as soon as something else than `before` is asked, in the same moment. */
  const seen = (before, what) =>
    isReady(before) && (over() ? { over: true } : { found: check(what), moment: moment() });

  window.eyes = { look: seen, choose };
}

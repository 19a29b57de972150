// The icons of the installed app, made from icon.svg: node tools/icons.mjs
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const svg = await readFile(new URL('../public/icon.svg', import.meta.url), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const [name, size, inset] of [
  ['icon-192', 192, 0],
  ['icon-512', 512, 0],
  ['icon-maskable', 512, 52],
]) {
  await page.setViewportSize({ width: size, height: size });
  const back = inset ? '#1f5673' : 'transparent';
  await page.setContent(
    `<body style="margin:0;background:${back}"><div style="margin:${inset}px;width:${size - 2 * inset}px">${svg}</div>`,
  );
  await page.screenshot({
    path: new URL(`../public/${name}.png`, import.meta.url).pathname,
    omitBackground: true,
    clip: { x: 0, y: 0, width: size, height: size },
  });
}
await browser.close();

/* Runs partly in the page: */
/* global window, document, requestAnimationFrame */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './lib/chromium.mjs';
import { cacheDir, root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { logProgress, StartError } from './lib/progress.mjs';
import { publicScreens, staffScreens } from './lib/screen-list.mjs';

const WIDTHS = [375, 768, 1440];
const HEIGHTS = { 375: 812, 768: 1024, 1440: 900 };
/** Screens of the documentation, at the first view, small enough for the repository. */
const CHOSEN = new Set([
  'home-1440',
  'home-375',
  'buy-1440',
  'listing-1440',
  'listing-375',
  'development-768',
  'mortgage-1440',
]);
const LARGEST_CHOSEN = 150 * 1024;

/** Scrolls down the page once, so that lazy pictures load. */
async function settle(page) {
  await page.evaluate(async () => {
    const step = window.innerHeight;
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      window.scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));
    }
    window.scrollTo(0, 0);
    // Lazy pictures that never came near the viewport are not waited for.
    await Promise.race([
      Promise.all([...document.images].map((image) => image.complete || image.decode().catch(() => {}))),
      new Promise((done) => setTimeout(done, 8_000)),
    ]);
  });
}

async function photograph(url, folder, more) {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  const wanted = Object.entries({ ...(await publicScreens(url)), ...more });
  const only = process.env.SCREENS?.split(',');
  try {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: HEIGHTS[width] },
        reducedMotion: 'reduce',
      });
      // The popup appears on its own screenshot only.
      await context.addInitScript(() => {
        if (localStorage.getItem('screens') === 'popup') localStorage.removeItem('popupShown');
        else localStorage.setItem('popupShown', 'true');
      });
      const page = await context.newPage();
      for (const [name, { path, act }] of wanted) {
        if (only && !only.includes(name)) continue;
        await page.goto(url + path, { waitUntil: 'domcontentloaded' });
        await settle(page);
        await act?.(page);
        const file = `${name}-${width}`;
        await page.screenshot({ path: join(folder, `${file}.png`), fullPage: act === undefined });
        if (CHOSEN.has(file) && !only) await saveImage(file, await page.screenshot());
      }
      await context.close();
      logProgress(`${wanted.length} screens at ${width} px`);
    }
  } finally {
    await browser.close();
  }
}

/** Saves the image in the best quality that fits the size limit. */
async function saveImage(name, png) {
  const { default: sharp } = await import('sharp');
  const target = join(root, 'docs/screens', `${name}.webp`);
  for (const quality of [80, 65, 50, 35, 20]) {
    const { data } = await sharp(png)
      .resize({ width: 1100, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    writeFileSync(target, data);
    if (statSync(target).size < LARGEST_CHOSEN) return;
  }
}

/** Uses the running product at `SCREENS_URL`, without screens that need actions of staff, or starts one. */
async function withSite(work) {
  if (process.env.SCREENS_URL) {
    await work(process.env.SCREENS_URL, {});
    return;
  }
  await prepare();
  const { startStack } = await import('./lib/stack.mjs');
  const { freePort } = await import('@manzil/local-servers/ports');
  const data = mkdtempSync(join(tmpdir(), 'manzil-screens-'));
  delete process.env.FEED_URL;
  const stack = await startStack({ folder: data, port: await freePort() });
  try {
    await work(stack.url, await staffScreens(stack, fileURLToPath(stack.environment.FEED_URL)));
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

try {
  if ((await findChromium()) === undefined)
    throw new StartError('No Chromium found: install one or set CHROMIUM_PATH');
  const folder = resolve(process.argv[2] ?? join(cacheDir, 'screens'));
  mkdirSync(folder, { recursive: true });
  await withSite((url, more) => photograph(url, folder, more));
  logProgress(`the screens are in ${folder}`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exitCode = 1;
}

import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { logProgress } from '../../scripts/lib/progress.mjs';
import { median } from '../lib/statistics.mjs';

const TIMEOUT_MS = 120_000;
/** Offsets of each drag in pixels, from where the mouse button is pressed. */
const DRAGS = [
  [-260, 120],
  [200, -180],
  [240, 60],
  [-180, -60],
];
/** All of Dubai, the Marina, and Downtown. */
const PLACES = [
  '/buy?view=map',
  '/buy?view=map&bounds=55.12,25.06,55.16,25.1',
  '/buy?view=map&bounds=55.24,25.17,55.3,25.22',
];

/**
 * Measures the longest time between two frames, and the longest task of the page, while the map is dragged.
 * Without a GPU the browser renders on the CPU, which takes most of a frame.
 */
export async function mapPanning({ product, options, size }) {
  const executablePath = await findChromium();
  if (executablePath === undefined) {
    logProgress('map-panning: SKIPPED, because there is no Chromium (set CHROMIUM_PATH)');
    return [];
  }
  const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const measured = [];
    for (let round = 0; round < options.rounds; round += 1)
      for (const path of PLACES.slice(0, options.mapPlaces))
        measured.push(await pan(browser, product.url + path, options.drags));
    const row = (what, ours, reach) => ({
      ...{ part: 'map-panning', size, what, unit: 'ms', better: 'lower', ours, reach },
    });
    return [
      row('longest frame while the map is dragged', Math.max(...measured.map(({ frame }) => frame)), {
        oursAtMost: 200,
      }),
      row('longest task while the map is dragged', Math.max(...measured.map(({ task }) => task))),
      row('frame in the middle', median(measured.map(({ middle }) => middle))),
    ];
  } finally {
    await browser.close();
  }
}

async function pan(browser, url, drags) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(url);
  const canvas = page.locator('.maplibregl-canvas');
  await canvas.waitFor();
  await page.getByText('on this part of the map').waitFor();
  await page.waitForLoadState('networkidle');
  const { x, y, width } = await canvas.boundingBox();
  const [left, top] = [x + width / 2, y + 260];
  await page.evaluate(() => {
    const frames = [];
    const tasks = [0];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      entryTypes: ['longtask'],
    });
    const look = (at) => {
      frames.push(at);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    window.measured = () => {
      const gaps = frames
        .slice(1)
        .map((at, index) => at - frames[index])
        .toSorted((one, other) => one - other);
      return { frame: gaps.at(-1), middle: gaps[Math.floor(gaps.length / 2)], task: Math.max(...tasks) };
    };
  });
  for (const [right, down] of DRAGS.slice(0, drags)) {
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left + right, top + down, { steps: 30 });
    await page.mouse.up();
  }
  const figures = await page.evaluate(() => window.measured());
  await page.close();
  return figures;
}

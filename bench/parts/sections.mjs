import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { phoneSlowdown } from '../../scripts/lib/phone-slowdown.mjs';
import { logProgress } from '../../scripts/lib/progress.mjs';
import { median } from '../lib/statistics.mjs';

const VIEWPORT = { width: 1440, height: 900 };
/** Allows for a busy machine that is also throttled. */
const TIMEOUT_MS = 120_000;

/**
 * Measures how soon each section of the backend accepts input, on a processor throttled to the speed of the budgets'
 * phone: after a click in the menu, in a browser that has opened only the dashboard, and after a reload.
 */
export async function sections({ product, options, size }) {
  const executablePath = await findChromium();
  if (executablePath === undefined) {
    logProgress('sections: SKIPPED, because there is no Chromium (set CHROMIUM_PATH)');
    return [];
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const site = { browser, url: product.url, cookie: await product.logIn() };
    const paths = (await pathsOfMenu(site)).slice(0, options.sections);
    const times = new Map(paths.map((path) => [path, { opened: [], loaded: [] }]));
    for (let round = 0; round < options.rounds; round += 1)
      for (const [path, { opened, loaded }] of times) {
        const measured = await openSection(site, path);
        opened.push(measured.opened);
        loaded.push(measured.loaded);
      }
    return [
      ...rowsOf('opened from the menu', 'opened', times, size),
      ...rowsOf('loaded by its address', 'loaded', times, size),
    ];
  } finally {
    await browser.close();
  }
}

function rowsOf(words, way, times, size) {
  const medians = [...times].map(([path, measured]) => ({ path, ms: median(measured[way]) }));
  const slowest = medians.reduce((one, other) => (other.ms > one.ms ? other : one));
  const row = (what, ours, reach) => ({
    ...{ part: 'sections', size, what: `${what}, ${words}`, unit: 'ms', better: 'lower', ours, reach },
  });
  return [
    row('section in the middle', median(medians.map(({ ms }) => ms))),
    row(`slowest section (${slowest.path})`, slowest.ms, { oursAtMost: 1_500 }),
  ];
}

/** All sections but the dashboard, from which they are opened. */
async function pathsOfMenu(site) {
  const page = await openDashboard(site);
  const paths = await menuOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.context().close();
  return paths.filter((path) => path !== '/backend');
}

async function openSection(site, path) {
  const rate = await phoneSlowdown(site.browser);
  const page = await openDashboard(site);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const opened = await menuOf(page)
      .locator(`a[href="${path}"]`)
      .evaluate(async (link, to) => {
        const clicked = performance.now();
        link.click();
        return (await window.whenReady(to)) - clicked;
      }, path);
    await page.reload({ waitUntil: 'commit' });
    return { opened, loaded: await page.evaluate((to) => window.whenReady(to), path) };
  } finally {
    await page.context().close();
  }
}

async function openDashboard({ browser, url, cookie }) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  context.setDefaultTimeout(TIMEOUT_MS);
  const [name, value] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  await context.addInitScript(() => {
    localStorage.setItem('adminLogin', 'true');
    localStorage.setItem('userLogin', 'true');
    localStorage.setItem('usertype', 'admin');
    /**
     * Resolves to the milliseconds since the page began to load, once the section is shown and the main thread is
     * idle.
     */
    window.whenReady = (path) =>
      new Promise((resolve) => {
        const look = () => {
          const title = document.querySelector('main h1')?.textContent ?? 'Dashboard';
          if (location.pathname !== path || title === 'Dashboard') requestAnimationFrame(look);
          else requestIdleCallback(() => resolve(performance.now()));
        };
        look();
      });
  });
  const page = await context.newPage();
  await page.goto(`${url}/backend`);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  return page;
}

const menuOf = (page) => page.getByRole('navigation', { name: 'Sections' });

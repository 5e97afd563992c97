import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { clippedTexts } from '../clipped-texts.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { newVisitor, allFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { pathOf, SCREENS } from '../screens.js';
import { siteUrl } from '../site.js';

/** Rules of accessibility see the same elements and colours in both languages, so that only layouts of two sides are here. */
const TWO_SIDED = new Set(['/', 'a listing', 'a comparison']);

describe('screens in Arabic', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await newVisitor(browser, { locale: 'ar-AE', width: 1440 });
  });

  it.each(SCREENS)('%s fits at each width and cuts off no text', async (screen) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    // Screens that differ only in the fragment of the URL would not reload.
    await page.goto('about:blank');
    const path = await pathOf(screen);
    await openHydrated(page, `${siteUrl()}/ar${path === '/' ? '' : path}`);
    await page.waitForLoadState('load');
    if (TWO_SIDED.has(screen)) expect(await allFindings(page)).toEqual([]);
    for (const width of [1440, 768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      const state = async () => ({ width, fits: await fitsWindow(page), clipped: await clippedTexts(page) });
      await eventually(() => expect(state()).resolves.toEqual({ width, fits: true, clipped: [] }));
    }
  });
});

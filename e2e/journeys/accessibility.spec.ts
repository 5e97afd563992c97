import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { clippedTexts } from '../clipped-texts.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { allFindings, contrastFindings, newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { pathOf, SCREENS } from '../screens.js';
import { siteUrl } from '../site.js';
import { smallTargets } from '../small-targets.js';

/**
 * Screens with controls that only narrow windows show: the menu, collapsed filters, and the contact bar of a
 * listing.
 */
const PHONE_LAYOUTS = new Set(['/', '/buy', 'a listing', 'a project', 'a comparison']);

const DARK_SCREENS = new Set(['a project', 'a post', '/mortgageservices', '/favourites', '/sell', '/']);

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 900 };
const TELEPHONE = { width: 375, height: 900 };
/** A window of 1280 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 640 };

describe('accessibility', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    // One context for all screens, so that shared scripts and pictures load once.
    page = await newVisitor(browser, { viewport: DESKTOP });
  });

  /** Contrast is the only rule that a dark screen can break alone. */
  const checkDark = async (): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const shown = await page.evaluate(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
      const fields = [...document.querySelectorAll('main select')].map(
        (field) => getComputedStyle(field).colorScheme,
      );
      return { colorScheme, backgroundColor, lightFields: fields.filter((scheme) => scheme !== 'dark') };
    });
    expect(shown).toEqual({ colorScheme: 'dark', backgroundColor: 'rgb(16, 25, 28)', lightFields: [] });
    expect(await contrastFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  };

  it.each(SCREENS)(
    '%s has no finding and fits, in a wide window, on a telephone and at 400 %% zoom',
    async (path) => {
      await page.setViewportSize(DESKTOP);
      // Screens that differ only in the fragment of the URL would not reload.
      await page.goto('about:blank');
      await openHydrated(page, siteUrl() + (await pathOf(path)));
      await page.waitForLoadState('load');
      await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
      expect(await clippedTexts(page)).toEqual([]);
      expect(await allFindings(page)).toEqual([]);
      if (DARK_SCREENS.has(path)) await checkDark();

      await page.setViewportSize(TABLET);
      await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
      expect(await clippedTexts(page)).toEqual([]);

      await page.setViewportSize(TELEPHONE);
      await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
      expect(await clippedTexts(page)).toEqual([]);
      if (PHONE_LAYOUTS.has(path)) expect(await seriousFindings(page)).toEqual([]);
      // Touch targets are checked on phones only.
      expect(await smallTargets(page)).toEqual([]);

      await page.setViewportSize(ZOOMED);
      await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
    },
  );

  it('a text that its box cuts off is found, and one that ends in an ellipsis is not', async () => {
    await page.goto('about:blank');
    const box = (style: string) =>
      `<p style="inline-size:60px;overflow:hidden;white-space:nowrap;${style}">2,350,000 a year</p>`;
    await page.setContent(box('') + box('text-overflow:ellipsis') + box('direction:rtl'));
    expect(await clippedTexts(page)).toHaveLength(2);
  });

  it('targets that are small and close together are found, and those in a sentence are not', async () => {
    await page.goto('about:blank');
    const tiny = '<button style="width:10px;height:10px;padding:0"></button>';
    await page.setContent(
      `${tiny}${tiny}<p>Read the <a href="/a">terms</a> and the <a href="/b">notice</a>.</p>`,
    );
    expect(await smallTargets(page)).toHaveLength(2);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { photographedListing } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

describe('the keyboard in Arabic', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  it('shares and calculates', async () => {
    const [copy, copied] = ['نسخ الرابط', 'نُسخ الرابط'];
    const { pagelink } = await photographedListing();
    const page = await newVisitor(browser);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, `${siteUrl()}/ar/${pagelink}`);
    const menu = page.locator('main details').filter({ hasText: copy }).first();
    const button = menu.getByRole('button', { name: copy });
    await menu.locator('summary').press('Enter');
    await button.waitFor();
    await page.keyboard.press('Tab');
    await button.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: copied }).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteUrl()}/ar/${pagelink}`);
    await page.keyboard.press('Escape');
    await button.waitFor({ state: 'hidden' });
    await menu.locator('summary:focus').waitFor();
    const tabs = page.getByRole('tab');
    for (const [key, tab] of [
      ['End', tabs.last()],
      ['Home', tabs.first()],
    ] as const) {
      await page.getByRole('tab', { selected: true }).press(key);
      await eventually(() => expect(tab.getAttribute('aria-selected')).resolves.toBe('true'));
    }

    await openHydrated(page, `${siteUrl()}/ar/mortgageservices?price=2000000&down=50&years=20&rate=4`);
    const sliders = page.getByRole('slider');
    const values = () =>
      sliders.evaluateAll((all) => all.map((slider) => (slider as HTMLInputElement).valueAsNumber));
    const before = await values();
    expect(before.slice(0, 2)).toEqual([2_000_000, 50]);
    // The right is less; up is more, as in English.
    for (const [key, sign] of [
      ['ArrowRight', -1],
      ['ArrowUp', 0],
    ] as const) {
      for (const slider of await sliders.all()) await slider.press(key);
      await eventually(async () => {
        expect((await values()).map((value, at) => Math.sign(value - (before[at] ?? 0)))).toEqual(
          before.map(() => sign),
        );
      });
    }
    await page.context().close();
  });
});

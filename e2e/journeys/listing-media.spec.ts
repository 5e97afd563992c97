import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { listingsIn, plannedListing } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

describe('what there is to look at of a home', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  beforeEach(async () => {
    page = await newVisitor(browser, { width: 1440 });
  });

  const open = (path: string) => openHydrated(page, siteUrl() + path);

  it('is in tabs, chosen by keyboard, click or link; a floor plan opens on white', async () => {
    const { pagelink, images } = await plannedListing();
    await open(`/${pagelink}`);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const chosen = (): Promise<string[]> => page.getByRole('tab', { selected: true }).allInnerTexts();
    const shown = (): Promise<(string | null)[]> =>
      page.getByRole('tabpanel').evaluateAll((panels) => panels.map((panel) => panel.id));
    await eventually(() => expect(shown()).resolves.toEqual(['photos']));
    await tab('Photos').focus();
    await page.keyboard.press('ArrowRight');
    expect([await chosen(), await shown()]).toEqual([['Floor plan'], ['floor-plan']]);
    await page.keyboard.press('End');
    expect([await chosen(), await shown()]).toEqual([['Map'], ['map']]);
    await page.keyboard.press('ArrowRight');
    await eventually(() => expect(chosen()).resolves.toEqual(['Photos']));
    await page.keyboard.press('ArrowLeft');
    await eventually(() =>
      expect(tab('Map').evaluate((element) => element === document.activeElement)).resolves.toBe(true),
    );

    await tab('Floor plan').click();
    const plan = page.getByRole('button', { name: 'Open the floor plan' });
    await plan.click();
    const dialog = page.getByRole('dialog', { name: 'Floor plans, full screen' });
    const picture = dialog.getByRole('img', { name: /^Floor plan of / });
    await picture.waitFor();
    const behind = await dialog
      .locator('.yarl__container')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(behind).toBe('rgb(255, 255, 255)');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() =>
      expect(plan.evaluate((element) => element === document.activeElement)).resolves.toBe(true),
    );
    // Photos do not include the floor plan.
    await tab('Photos').click();
    await page.getByRole('button', { name: `Show all ${String(images.length)} photos` }).waitFor();

    await page.getByRole('link', { name: 'View on map' }).click();
    await page.waitForFunction(() => {
      const box = document.querySelector('#map')?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight + 200;
    });
    await eventually(() => expect(chosen()).resolves.toEqual(['Map']));
    const map = page.getByRole('tabpanel', { name: 'Map' });
    await map.getByRole('img', { name: /^Drawn map of / }).waitFor();
    await eventually(() => expect(map.innerText()).resolves.toContain('Boundaries: Dubai Municipality'));
    await eventually(() => expect(page.locator('iframe').count()).resolves.toBe(0));

    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== siteUrl()) foreign.push(request.url());
    });
    await map.getByRole('button', { name: 'Explore the map' }).click();
    await map.getByText('Roads and Transport Authority').waitFor();
    await map.getByRole('checkbox', { name: 'Stations' }).uncheck();
    await map.getByText('Roads and Transport Authority').waitFor({ state: 'detached' });
    expect(foreign).toEqual([]);
  });

  it('says what is near, and remembers the place to which a visitor wants to know the way', async () => {
    const [first, second] = await listingsIn('Dubai Marina');
    await open(`/${first?.pagelink ?? ''}`);
    const near = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Near the home' }) })
      .last();
    for (const text of ['Dubai Marina Mall', /^Red Line to |, Red Line to /, /Estimates:/])
      await near.getByText(text).first().waitFor();
    await near.getByRole('button', { name: 'Add your station' }).click();
    await near.getByLabel('How long to the station').selectOption('Business Bay');
    await near
      .getByRole('status')
      .getByText(/^\d+ min/)
      .waitFor();
    await open(`/${second?.pagelink ?? ''}`);
    await near
      .getByRole('status')
      .getByText(/^\d+ min/)
      .waitFor();
    await eventually(() =>
      expect(near.getByLabel('How long to the station').inputValue()).resolves.toBe('Business Bay'),
    );
  });
});

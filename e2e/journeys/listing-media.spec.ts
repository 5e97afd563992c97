import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { plannedListing } from '../api.js';
import { launchBrowser } from '../browser.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

describe('what there is to look at of a home', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  beforeEach(async () => {
    page = await newVisitor(browser, { width: 1440 });
  });
  afterAll(() => browser.close());

  const open = (path: string) => openHydrated(page, siteUrl() + path);

  it('is in tabs, chosen by keyboard, click or link; a floor plan opens on white', async () => {
    const { pagelink, images } = await plannedListing();
    await open(`/${pagelink}`);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const chosen = (): Promise<string[]> => page.getByRole('tab', { selected: true }).allInnerTexts();
    const shown = (): Promise<(string | null)[]> =>
      page.getByRole('tabpanel').evaluateAll((panels) => panels.map((panel) => panel.id));
    expect(await shown()).toEqual(['photos']);
    await tab('Photos').focus();
    await page.keyboard.press('ArrowRight');
    expect([await chosen(), await shown()]).toEqual([['Floor plan'], ['floor-plan']]);
    await page.keyboard.press('End');
    expect([await chosen(), await shown()]).toEqual([['Map'], ['map']]);
    await page.keyboard.press('ArrowRight');
    expect(await chosen()).toEqual(['Photos']);
    await page.keyboard.press('ArrowLeft');
    expect(await tab('Map').evaluate((element) => element === document.activeElement)).toBe(true);

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
    expect(await plan.evaluate((element) => element === document.activeElement)).toBe(true);
    // No plan is among the photographs.
    await tab('Photos').click();
    await page.getByRole('button', { name: `Show all ${String(images.length)} photos` }).waitFor();

    await page.getByRole('link', { name: 'See it on the map' }).click();
    await page.waitForFunction(() => {
      const box = document.querySelector('#map')?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight + 200;
    });
    expect(await chosen()).toEqual(['Map']);
    const map = page.getByRole('tabpanel', { name: 'Map' });
    await map.getByRole('img', { name: /^Drawn map of / }).waitFor();
    expect(await map.innerText()).toContain('Boundaries: Dubai Municipality');
    expect(await map.innerText()).toContain('The map is loaded from OpenStreetMap');
    expect(await page.locator('iframe').count()).toBe(0);
  });
});

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { developments, listings } from '../api.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor } from '../forms.js';
import { hydrated, openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

describe('homes kept on the device', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  beforeEach(async () => {
    page = await newVisitor(browser, { width: 1440 });
    context = page.context();
  });

  const open = (path: string) => openHydrated(page, siteUrl() + path);
  const savedLink = () => page.getByRole('banner').getByRole('link', { name: /^Saved homes/ });

  it('are saved by keyboard, counted in the header, taken back by Undo, and stay after a reload', async () => {
    await open('/buy');
    const heart = page
      .locator('main article')
      .first()
      .getByRole('button', { name: /^Save / });
    await heart.focus();
    await page.keyboard.press('Enter');
    await eventually(() => expect(heart.getAttribute('aria-pressed')).resolves.toBe('true'));
    await page.getByRole('status').filter({ hasText: 'is saved' }).waitFor();
    await eventually(() => expect(savedLink().innerText()).resolves.toContain('1'));

    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(() => expect(heart.getAttribute('aria-pressed')).resolves.toBe('false'));

    await heart.click();
    await page.reload();
    await hydrated(page);
    await eventually(() => expect(heart.getAttribute('aria-pressed')).resolves.toBe('true'));
    await savedLink().click();
    await page.waitForURL(/\/favourites$/);
    await page.locator('main ul article').first().waitFor();
    await eventually(() => expect(page.locator('main ul article').count()).resolves.toBe(1));
  });

  it.each([375, 1440])('stand where room was left for them, %i px wide', async (width) => {
    const kept = (await listings('sale'))
      .slice(0, 4)
      .map(({ id, pagelink, name }) => ({ id, pagelink, name }));
    await page.setViewportSize({ width, height: 900 });
    await context.addInitScript((homes) => {
      localStorage.setItem('favourites', JSON.stringify(homes));
      localStorage.setItem('recentlyviewed', JSON.stringify(homes));
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + entry.value,
          );
      }).observe({ type: 'layout-shift', buffered: true });
    }, kept);
    await open('/favourites');
    await page.locator('main ul article').nth(3).waitFor();
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift).toBeLessThanOrEqual(0.05);
  });

  it('say so when they have left the market, and can be removed and brought back', async () => {
    const [live] = await listings('sale');
    await context.addInitScript(
      (kept) => {
        localStorage.setItem('favourites', JSON.stringify(kept));
      },
      [
        { id: 2_000_000_000, pagelink: 'gone-home', name: 'Home That Has Gone' },
        { id: live?.id ?? 0, pagelink: live?.pagelink ?? '', name: live?.name ?? '' },
      ],
    );
    await open('/favourites');
    const gone = page.locator('article', { hasText: 'Home That Has Gone' });
    await eventually(() => expect(gone.innerText()).resolves.toContain('sold, let or withdrawn'));
    await eventually(() => expect(page.getByRole('main').innerText()).resolves.toContain('2 saved homes'));
    await gone.getByRole('button', { name: /^Remove / }).click();
    await gone.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await gone.waitFor();
  });

  it('are beside the new developments that are kept, which count with them', async () => {
    const [project] = await developments();
    await open(`/${project?.pagelink ?? ''}`);
    await page.getByRole('button', { name: `Save ${project?.name ?? ''}` }).click();
    await page.getByRole('status').filter({ hasText: 'is saved' }).waitFor();
    await eventually(() => expect(savedLink().innerText()).resolves.toContain('1'));
    await open('/favourites');
    const saved = page.getByRole('main').locator('section', { hasText: 'Saved projects' });
    await saved.getByText('Know More').waitFor();
    await saved.getByRole('link', { name: project?.name ?? '' }).click();
    await page.waitForURL(`${siteUrl()}/${project?.pagelink ?? ''}`);
  });

  it('the listings looked at last are offered again, without the one being looked at', async () => {
    const [first, second] = await listings('sale');
    await open(`/${first?.pagelink ?? ''}`);
    await open(`/${second?.pagelink ?? ''}`);
    const recent = page.getByRole('group', { name: 'Recently viewed' });
    await recent.waitFor();
    await eventually(() =>
      expect(recent.locator(`h3 a[href="/${first?.pagelink ?? ''}"]`).count()).resolves.toBe(1),
    );
    await eventually(() =>
      expect(recent.locator(`h3 a[href="/${second?.pagelink ?? ''}"]`).count()).resolves.toBe(0),
    );
  });

  it('areas are shown in the unit chosen, everywhere, from the first paint of the next page on', async () => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await open('/buy');
    await eventually(() =>
      expect(page.locator('main article').first().innerText()).resolves.toMatch(/[\d,]+ sq ft/),
    );
    await page.getByRole('button', { name: 'm²' }).click();
    await eventually(() =>
      expect(page.locator('main article').first().innerText()).resolves.toMatch(/[\d,]+ m²/),
    );
    const [, second] = await listings('sale');
    await open(`/${second?.pagelink ?? ''}`);
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/[\d,]+ m²/);
    expect(text).not.toMatch(/Built-up area\s+[\d,]+ sq ft/);
    await eventually(() =>
      expect(page.getByRole('button', { name: 'm²' }).getAttribute('aria-pressed')).resolves.toBe('true'),
    );
    expect(errors).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { asAdmin, json } from '../staff.js';

const MILLION = 1_000_000;
const BUY = [
  750_000,
  ...Array.from({ length: 10 }, (_, n) => (n + 1) * MILLION),
  ...Array.from({ length: 7 }, (_, n) => (n + 2) * 10 * MILLION),
];
const RENT = [
  ...Array.from({ length: 10 }, (_, n) => (n + 1) * 7_000),
  ...[100_000, 300_000, 500_000, MILLION, 1_500_000, 2 * MILLION],
];
const TYPES = ['Apartment', 'Villa', 'Townhouse', 'Penthouse', 'Duplex', 'Plot', 'Land'];

describe('what the screens offer', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await newVisitor(browser);
  });

  const open = (path: string) => openHydrated(page, siteUrl() + path);
  const main = () => page.getByRole('main');
  const values = (list: Locator): Promise<string[]> =>
    list.locator('option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));

  it.each([
    ['/buy', BUY],
    ['/rent', RENT],
  ])('%s has the agreed steps of prices, types and bedrooms', async (path, steps) => {
    await open(path);
    for (const label of ['Min price', 'Max price']) {
      const offered = (await values(page.getByLabel(label))).filter(Boolean).map(Number);
      expect(offered).toEqual(steps);
    }
    const types = await values(page.getByLabel('Property type'));
    expect(types.filter((type) => TYPES.includes(type))).toEqual(TYPES);
    const featured = types.filter((type) => type.endsWith('Featured'));
    expect(featured).toEqual(path === '/rent' ? ['Featured', 'Non Featured'] : []);
    const bedrooms = page.getByLabel('Bedrooms').locator('option').last();
    await eventually(() => expect(bedrooms.innerText()).resolves.toMatch(/^6\+/));
  });

  it('the popup asks what one needs in the agreed words', async () => {
    const visitor = await newVisitor(browser, { popup: true });
    await visitor.goto(siteUrl());
    const dialog = visitor.getByRole('dialog');
    await dialog.waitFor();
    const options = await values(dialog.getByRole('combobox', { name: 'How can we help you?' }));
    expect(options.filter(Boolean)).toEqual([
      ...['Buy', 'Rent', 'Sell', 'List your property', 'Property management', 'Holiday homes'],
    ]);
    await visitor.context().close();
  });

  it('the home page has all its sections, none of them empty', async () => {
    await open('/');
    const text = await main().innerText();
    for (const words of [
      'Explore properties',
      'Thinking of selling',
      'Manzil means home',
      'Why people choose',
    ])
      expect(text).toContain(words);
    const reasons = main().locator('section', { hasText: 'Why people choose' }).last().locator('li img');
    await eventually(() => expect(reasons.count()).resolves.toBe(3));
    const sell = main().locator('form[aria-labelledby=sell-title]');
    await eventually(() =>
      expect(sell.getByRole('button', { name: 'List your property' }).count()).resolves.toBe(1),
    );
    await eventually(() =>
      expect(main().getByRole('link', { name: 'Read More' }).getAttribute('href')).resolves.toBe('/aboutus'),
    );
    await eventually(() =>
      expect(main().getByRole('link', { name: 'View All Posts' }).getAttribute('href')).resolves.toBe(
        '/blog',
      ),
    );
    await eventually(() =>
      expect(main().getByRole('link', { name: 'View more' }).getAttribute('href')).resolves.toBe(
        '/testimonials',
      ),
    );
    const holiday = main().getByRole('link', { name: /holiday homes/i });
    await eventually(() => expect(holiday.getAttribute('href')).resolves.toMatch(/^https:/));
    await eventually(() => expect(holiday.getAttribute('target')).resolves.toBe('_blank'));
    await eventually(() =>
      expect(
        main().getByRole('checkbox', { name: 'I agree to the terms & privacy policy.' }).count(),
      ).resolves.toBe(1),
    );
  });

  it('the choice of Buy or Rent decides which homes are shown, and where the search leads', async () => {
    await open('/');
    await eventually(() => expect(page.getByRole('radio', { name: 'Buy' }).isChecked()).resolves.toBe(true));
    await page.getByRole('radio', { name: 'Rent' }).check();
    await main().getByRole('link', { name: 'All properties for rent' }).first().waitFor();
    await page.getByRole('combobox').first().fill('marina');
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.waitForURL(/\/rent\?.*marina/);
    await eventually(() =>
      expect(page.evaluate(() => localStorage.getItem('whichpage'))).resolves.toBe('rent'),
    );
  });

  it('new developments say where their prices start and lead to their page', async () => {
    await open('/new_development_properties');
    const card = main().locator('article').first();
    const text = await card.innerText();
    expect(text).toMatch(/Starting From\s+AED \d{1,3}(,\d{3})+/);
    expect(text).toContain('Know More');
  });

  it('the first Tab of every page skips to its content', async () => {
    await open('/buy');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await eventually(() =>
      expect(skip.evaluate((link) => link === document.activeElement)).resolves.toBe(true),
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  });

  it('a link that staff want in a new window opens there, in the header and in the menu of a phone', async () => {
    const call = await asAdmin();
    const title = `Window ${Date.now().toString(36)}`;
    const made = await call(
      '/api/navigation-items',
      json('POST', { title, url: '/faqs', openInNewWindow: true }),
    );
    expect(made.ok).toBe(true);
    await open('/buy');
    await page.locator('header summary', { hasText: 'Explore More' }).click();
    const link = page.getByRole('banner').getByRole('link', { name: title });
    await eventually(() => expect(link.first().getAttribute('target')).resolves.toBe('_blank'));
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.first().click()]);
    await opened.waitForURL('**/faqs');
    await opened.close();

    await page.setViewportSize({ width: 375, height: 800 });
    await open('/buy');
    await page.locator('header summary', { hasText: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => expect(link.last().getAttribute('target')).resolves.toBe('_blank'));
    await eventually(() => expect(link.last().isVisible()).resolves.toBe(true));
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { KeptDocument } from '../backend/section-steps.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newVisitor } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

const details = new KeptDocument('commondb');

describe('Arabic pages with the digits of the language', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await sharedBrowser();
    await details.save({ digits: 'own' });
  });
  afterAll(async () => {
    await details.save({ digits: '' });
  });

  const open = async (path: string) => {
    const page = await newVisitor(browser);
    const errors: string[] = [];
    // React reports text that differs from the server's as an error of the page.
    page.on('pageerror', ({ message }) => errors.push(message));
    await openHydrated(page, siteUrl() + path);
    return { page, errors };
  };

  it.each([
    ['/ar/buy', /[٠-٩]{3}٬[٠-٩]{3}/],
    ['/buy', /AED \d{3}/],
  ])('are the same on the server and in the browser at %s', async (path, price) => {
    const html = await (await fetch(siteUrl() + path)).text();
    expect(html).toMatch(price);
    const { page, errors } = await open(path);
    await eventually(() => expect(page.getByRole('main').innerText()).resolves.toMatch(price));
    expect(errors).toEqual([]);
  });

  it('leave what is typed in Latin digits', async () => {
    const { page, errors } = await open('/ar/mortgageservices');
    const price = page.locator('input[name="price"][inputmode="decimal"]');
    await eventually(() => expect(price.inputValue()).resolves.toMatch(/^\d{1,3}(?:,\d{3})+$/));
    await price.fill('3,000,000');
    await eventually(() => expect(page.getByRole('main').innerText()).resolves.toMatch(/[٠-٩]/));
    expect(errors).toEqual([]);
  });
});

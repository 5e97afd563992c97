import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { fitsWindow } from '../fits-window.js';
import { leadsOf, newEmail, newVisitor, seriousFindings } from '../forms.js';
import { hydrated, openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

describe('the mortgage page', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await newVisitor(browser);
  });

  const open = async (path: string, width = 1280): Promise<void> => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, siteUrl() + path);
  };
  const monthly = (): Promise<string> => page.locator('output').first().innerText();

  it('works out the payment of the figures in its address', async () => {
    await open('/mortgageservices?price=2000000&down=20&years=25&rate=4.25');
    await eventually(() => expect(monthly()).resolves.toBe('AED 8,668'));
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/Loan amount\s+AED 1,600,000/);
    expect(text).toMatch(/Total interest\s+AED 1,000,343/);
    expect(text).toContain('An estimate');
  });

  it('follows sliders and boxes by keyboard, and its address follows them', async () => {
    await open('/mortgageservices');
    const before = await monthly();
    await page.getByRole('slider', { name: 'Term, slider' }).focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft');
    await eventually(() => expect(monthly()).resolves.not.toBe(before));
    await page.waitForURL(/years=20/);
    const price = page.getByRole('textbox', { name: /Property price/ });
    await price.fill('1,500,000');
    await page.waitForURL(/price=1500000/);
    const shown = await monthly();
    await page.reload();
    await hydrated(page);
    await eventually(() => expect(monthly()).resolves.toBe(shown));
    // An out-of-range value is corrected on blur.
    await price.fill('5');
    await price.blur();
    await eventually(() => expect(price.inputValue()).resolves.toBe('200,000'));
  });

  it('has its years as a table, no serious finding, and does not scroll sideways, wide or on a telephone', async () => {
    await open('/mortgageservices', 1440);
    await eventually(() =>
      expect(page.getByRole('img', { name: /Your loan, year by year/ }).count()).resolves.toBe(1),
    );
    await page.getByText('Show the years as a table').click();
    await eventually(() => expect(page.getByRole('row').count()).resolves.toBe(26));
    await eventually(() => expect(page.getByRole('row').last().innerText()).resolves.toMatch(/^25\s.*\s0$/));
    expect(await seriousFindings(page)).toEqual([]);
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(() => expect(fitsWindow(page)).resolves.toBe(true));
    }
  });

  it('sends the figures along with a question', async () => {
    await open('/mortgageservices?price=3000000&down=25&years=20&rate=4');
    const form = page.locator('form[action="/forms/enquiry"]');
    const email = newEmail('mortgage');
    await form.getByRole('textbox', { name: 'Full name' }).fill('Layla Haddad');
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('button').last().click();
    await page.getByText('We’ve received your message.').waitFor();
    const [lead] = await leadsOf(email);
    expect(lead).toMatchObject({ kind: 'mortgage' });
    expect(lead?.excerpt).toContain('AED 3,000,000, 25% down, 20 years at 4%');
  });

  it('is never offered with the price of a home for rent', async () => {
    await openHydrated(page, `${siteUrl()}/rent`);
    await page.locator('main article a').first().click();
    await page.waitForURL((url) => url.pathname !== '/rent');
    await page.locator('form[action="/forms/enquiry"]').waitFor();
    await eventually(() =>
      expect(page.getByRole('heading', { name: 'Mortgage estimate' }).count()).resolves.toBe(0),
    );
  });

  it('calculates without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${siteUrl()}/mortgageservices`);
    await plain.getByRole('textbox', { name: /Property price/ }).fill('1,000,000');
    await plain.getByRole('button', { name: 'Calculate' }).click();
    await plain.waitForURL(/price=1%2C000%2C000/);
    await eventually(() => expect(plain.locator('output').first().innerText()).resolves.toBe('AED 4,334'));
  });
});

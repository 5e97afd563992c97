import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { leadsOf, newEmail, newVisitor, seriousFindings } from '../forms.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

const formOf = (page: Page): Locator =>
  page.locator('#newsletter form, main form[action="/forms/newsletter"]').first();

async function subscribe(page: Page, email: string | undefined, agree: boolean): Promise<void> {
  const form = formOf(page);
  if (email !== undefined) await form.getByRole('textbox', { name: /email/i }).fill(email);
  if (agree) await form.getByRole('checkbox', { name: 'I agree to the terms & privacy policy.' }).check();
  await form.getByRole('button', { name: 'Subscribe' }).click();
}

describe('the newsletter', () => {
  let browser: Browser;
  let page: Page;
  const email = newEmail('newsletter');
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  const open = async (): Promise<void> => {
    page = await newVisitor(browser);
    await openHydrated(page, siteUrl());
  };

  it('asks for an address and the tick, and has no serious finding then', async () => {
    await open();
    await subscribe(page, undefined, false);
    const form = formOf(page);
    await form.getByRole('alert').waitFor();
    const text = await form.innerText();
    expect(text).toContain('Please provide a valid email address.');
    expect(text).toContain('Please click on Agree for further processing.');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('goes to /thankyou with the address and the page', async () => {
    await open();
    await subscribe(page, email, true);
    await page.waitForURL('**/thankyou?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      subemail: email,
      pageUrl: 'Subscribe',
    });
    await page.getByRole('heading', { level: 1, name: 'Please confirm your address' }).waitFor();
    await page.getByRole('main').getByText(email).waitFor();
    expect(await leadsOf(email)).toMatchObject([{ kind: 'newsletter', email }]);
  });

  it('repeats no text that is not an address', async () => {
    const text = encodeURIComponent('<img src=x onerror=alert(1)>');
    page = await newVisitor(browser);
    await page.goto(`${siteUrl()}/thankyou?subemail=${text}&pageUrl=Subscribe`);
    await eventually(() => expect(page.getByRole('main').innerText()).resolves.not.toContain('onerror'));
    await eventually(() => expect(page.locator('main img[src="x"]').count()).resolves.toBe(0));
  });

  it('tells who is subscribed already', async () => {
    await open();
    await subscribe(page, email.toUpperCase(), true);
    await formOf(page).getByText('You are already subscribed!').waitFor();
    expect(await leadsOf(email)).toHaveLength(1);
  });

  it('works without JavaScript, errors and all', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    const address = newEmail('newsletter-plain');
    await page.goto(siteUrl());
    await subscribe(page, address, false);
    await page.getByText('Please click on Agree for further processing.').first().waitFor();
    await eventually(() =>
      expect(formOf(page).getByRole('textbox', { name: /email/i }).inputValue()).resolves.toBe(address),
    );
    await formOf(page).getByRole('checkbox').check();
    await formOf(page).getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL('**/thankyou?**');
    expect(await leadsOf(address)).toHaveLength(1);
  });
});

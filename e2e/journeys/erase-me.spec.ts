import { beforeAll, describe, expect, it } from 'vitest';
import type { TestSmtp } from '@manzil/testing/smtp';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { leadsOf, newEmail, newVisitor, seriousFindings } from '../forms.js';
import { linkIn, mailTo, sharedMailServer } from '../mail.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

describe('a person who wants to be forgotten', () => {
  let browser: Browser;
  let page: Page;
  let mail: TestSmtp;
  beforeAll(async () => {
    [browser, mail] = await Promise.all([sharedBrowser(), sharedMailServer()]);
  });

  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const subscribe = async (email: string): Promise<void> => {
    await openHydrated(page, siteUrl());
    const form = page.locator('#newsletter form');
    await form.getByRole('textbox', { name: /email/i }).fill(email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL('**/thankyou?**');
  };

  it('asks on the privacy page, sees what is kept, and erases it, all without scripts', async () => {
    page = await newVisitor(browser);
    const email = newEmail('erase');
    await subscribe(email);
    await mailTo(mail, email, 'Please confirm');
    await page.context().close();

    page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`${siteUrl()}/privacy`);
    await page.getByRole('link', { name: 'See, download or erase what we keep about you' }).click();
    await heading('Your data');
    await page.getByLabel('Email address').last().fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await heading('Check your inbox');
    const link = linkIn(await mailTo(mail, email, 'Your data at'), '/mydata/');
    await page.goto(link);
    await heading('What we hold about you');
    await page.getByRole('heading', { name: 'Newsletter' }).first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download (JSON)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('personal-data.json');

    await page.getByLabel('Yes, delete everything').check();
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await heading('Your data has been deleted');
    expect(await leadsOf(email)).toEqual([]);
    expect((await page.goto(link))?.status()).toBe(404);
    await heading('This link does not work');
  });

  it('meets pages that everybody can use', async () => {
    page = await newVisitor(browser);
    const email = newEmail('erase');
    await subscribe(email);
    await mailTo(mail, email, 'Please confirm');
    await openHydrated(page, `${siteUrl()}/mydata`);
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('main').getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await heading('Check your inbox');
    await page.goto(linkIn(await mailTo(mail, email, 'Your data at'), '/mydata/'));
    await heading('What we hold about you');
    expect(await seriousFindings(page)).toEqual([]);
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(overflow).toBe(false);
    }
  });
});

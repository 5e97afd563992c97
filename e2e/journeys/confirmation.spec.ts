import { beforeAll, describe, expect, it } from 'vitest';
import type { TestSmtp } from '@manzil/testing/smtp';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { leadsOf, newEmail, newVisitor, seriousFindings } from '../forms.js';
import { linkIn, mailTo, sharedMailServer } from '../mail.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';

const SUBJECT = 'Please confirm';

describe('a subscription to the newsletter', () => {
  let browser: Browser;
  let page: Page;
  let mail: TestSmtp;
  beforeAll(async () => {
    [browser, mail] = await Promise.all([sharedBrowser(), sharedMailServer()]);
  });

  async function subscribe(email: string): Promise<void> {
    await openHydrated(page, siteUrl());
    const form = page.locator('#newsletter form');
    await form.getByRole('textbox', { name: /email/i }).fill(email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL('**/thankyou?**');
  }
  const stateOf = async (email: string) => (await leadsOf(email))[0]?.subscription;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

  it('counts when its owner has pressed the button, and ends by the link below it', async () => {
    page = await newVisitor(browser);
    const email = newEmail('confirm');
    await subscribe(email);
    const { source, ...rest } = await mailTo(mail, email, SUBJECT);
    await page.goto(linkIn({ source, ...rest }, '/mail/'));
    await heading('Confirm your subscription');
    expect(await seriousFindings(page)).toEqual([]);
    expect(await stateOf(email)).toBe('pending');
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await heading('Your subscription is confirmed');
    expect(await stateOf(email)).toBe('subscribed');

    const [, unsubscribe = ''] = /^List-Unsubscribe: <([^>]+)>/im.exec(source) ?? [];
    await page.goto(unsubscribe);
    await heading('Unsubscribe from the newsletter');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await heading('You’re unsubscribed');
    expect(await stateOf(email)).toBe('unsubscribed');
  });

  it('ends by the button of a mail program', async () => {
    page = await newVisitor(browser);
    const email = newEmail('one-click');
    await subscribe(email);
    const { source } = await mailTo(mail, email, SUBJECT);
    const [, url = ''] = /^List-Unsubscribe: <([^>]+)>/im.exec(source) ?? [];
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect(await stateOf(email)).toBe('unsubscribed');
  });
});

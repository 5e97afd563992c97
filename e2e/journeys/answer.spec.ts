import { beforeAll, describe, expect, it } from 'vitest';
import type { TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { Browser, Locator, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { leadsOf, newEmail, newVisitor, seriousFindings } from '../forms.js';
import { linkIn, mailTo, sharedMailServer } from '../mail.js';
import { openHydrated } from '../open-hydrated.js';
import { siteUrl } from '../site.js';
import { asAdmin } from '../staff.js';

const formOf = (page: Page): Locator => page.locator('form[action="/forms/enquiry"]');
const box = (page: Page, name: string): Locator => formOf(page).getByRole('textbox', { name });

describe('the answer to an enquiry', () => {
  let browser: Browser;
  let page: Page;
  let mail: TestSmtp;
  beforeAll(async () => {
    [browser, mail] = await Promise.all([sharedBrowser(), sharedMailServer()]);
  });

  async function ask(path: string, email: string, button: string): Promise<void> {
    await openHydrated(page, siteUrl() + path);
    await box(page, 'Full name').fill('Layla Haddad');
    await box(page, 'Email').fill(email);
    await box(page, 'Message').fill('May I see it on Friday?');
    await formOf(page).getByRole('button', { name: button }).click();
    await page.getByText('We’ve received your message.').waitFor();
  }
  const noticesOf = async (id = ''): Promise<Lead['notices']> => {
    const call = await asAdmin();
    return ((await (await call(`/api/leads/${id}`)).json()) as Lead).notices;
  };

  it('comes after the notice to the office, and ends by a button that a page asks for', async () => {
    page = await newVisitor(browser);
    const email = newEmail('answer');
    await page.goto(`${siteUrl()}/buy`);
    const listing = await page.locator('main article a').first().getAttribute('href');
    await ask(listing ?? '', email, 'Send enquiry');
    const [lead] = await leadsOf(email);
    await mailTo(mail, 'office@manzil.example', `New enquiry about ${lead?.listing?.title ?? ''}`);
    const answer = await mailTo(mail, email, lead?.listing?.title ?? '');
    expect(answer.source).toContain(siteUrl() + (listing ?? ''));
    expect(answer.source).toContain('May I see it on Friday?');

    const link = linkIn(answer, '/mail/');
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Stop automatic emails?' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Stop automatic emails' }).click();
    await page.getByRole('status').getByText('We won’t send automatic emails to a…@example.com').waitFor();
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Automatic emails stopped', exact: true }).waitFor();

    await ask('/contact', email, 'Send message');
    const contact = (await leadsOf(email)).find(({ kind }) => kind === 'contact');
    const notice = await waitFor('the second answer to be cancelled', async () =>
      (await noticesOf(contact?.id)).find(({ status }) => status === 'cancelled'),
    );
    expect(notice).toMatchObject({ kind: 'lead-answer', error: 'This address wants no mail' });
    expect(mail.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });

  it('ends without scripts too, and a link that is not complete says so', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    const email = newEmail('plain');
    const sent = await fetch(`${siteUrl()}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: crypto.randomUUID(),
        kind: 'contact',
        name: 'Layla',
        email,
        message: 'Hello',
        page: '/',
      }),
    });
    expect(sent.status).toBe(200);
    const link = linkIn(await mailTo(mail, email, 'our services'), '/mail/');
    await page.goto(link);
    await page.getByRole('button', { name: 'Stop automatic emails' }).click();
    await page.getByRole('heading', { level: 1, name: 'Automatic emails stopped', exact: true }).waitFor();
    const response = await page.goto(link.slice(0, -3));
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor();
  });
});

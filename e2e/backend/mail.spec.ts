import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { newEmail, seriousFindings } from '../forms.js';
import { mailTo, sharedMailServer } from '../mail.js';
import { siteUrl } from '../site.js';
import { asAdmin, asVisitor, json } from '../staff.js';
import { openBackend } from './sign-in.js';

describe('Mail', () => {
  let browser: Browser;
  let page: Page;
  let mail: TestSmtp;
  beforeAll(async () => {
    [browser, mail] = await Promise.all([sharedBrowser(), sharedMailServer()]);
    page = await openBackend(browser);
  });
  afterEach(() => {
    mail.behaviour = 'accept';
  });

  const open = async (query: string): Promise<void> => {
    await page.goto(`${siteUrl()}/backend/mail${query}`);
    await page.getByRole('heading', { level: 1, name: 'Mail' }).waitFor();
  };
  async function enquire(): Promise<string> {
    const email = newEmail('mail');
    const form = { id: randomUUID(), kind: 'contact', name: 'Layla', email, message: 'Hello', page: '/' };
    expect((await asVisitor('/api/enquiries', json('POST', form))).status).toBe(200);
    return email;
  }

  it('that the server refused says why, and is sent again by a button', async () => {
    mail.behaviour = 'refuse';
    const email = await enquire();
    const call = await asAdmin();
    await waitFor('the mail to be refused', async () =>
      (await (await call('/api/mails?state=failed')).text()).includes(email),
    );
    await open('?state=failed');
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByText('There is no such mailbox').waitFor();
    mail.behaviour = 'accept';
    await row.getByRole('button', { name: `Send again to ${email}` }).click();
    await page.getByText('It is sent again.').waitFor();
    await mailTo(mail, email, 'has arrived');
    expect(await seriousFindings(page)).toEqual([]);
  });
});

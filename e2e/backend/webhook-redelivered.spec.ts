import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { startReceiver, type WebhookReceiver } from '@manzil/testing/webhook-receiver';
import type { Browser, Page } from 'playwright-core';
import { confirmIdentity, openBackend } from './sign-in.js';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { newEmail, seriousFindings } from '../forms.js';
import { siteUrl } from '../site.js';
import { asVisitor, json } from '../staff.js';

describe('A webhook', () => {
  let browser: Browser;
  let page: Page;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    [browser, receiver] = await Promise.all([sharedBrowser(), startReceiver()]);
    page = await openBackend(browser);
    await confirmIdentity(page);
  });
  afterAll(async () => {
    await receiver.stop();
  });

  it('is added by an admin, redelivered after an error with the same id, and deleted', async () => {
    await page.goto(`${siteUrl()}/backend/integrations`);
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add a webhook' });
    await form.getByLabel('Name').fill('CRM of the journey');
    await form.getByLabel('Address').fill(receiver.url);
    await form.getByLabel('Lead received').check();
    expect(await seriousFindings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Add a webhook' }).click();
    const secret = page.getByRole('dialog', { name: 'Secret of CRM of the journey' });
    await eventually(() => expect(secret.getByLabel('Secret').inputValue()).resolves.toMatch(/^whsec_/));
    await secret.getByRole('button', { name: 'Done' }).click();

    receiver.status = 503;
    receiver.responseText = 'Closed for the night';
    const email = newEmail('webhook');
    const lead = { id: randomUUID(), kind: 'contact', name: 'Layla', email, message: 'Hello', page: '/' };
    expect((await asVisitor('/api/enquiries', json('POST', lead))).status).toBe(200);
    const ofLead = () => receiver.received.filter(({ body }) => body.includes(email));
    await waitFor('the first attempt', () => ofLead().length > 0);

    await page.getByRole('link', { name: 'CRM of the journey' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Lead received' });
    await row.getByText('The receiver answered 503').waitFor();
    receiver.status = 200;
    // The next attempt is automatic, after the first delay.
    await row.getByText('Delivered').waitFor();
    await row.getByRole('button', { name: /^Send again/ }).click();
    await page.getByText('It is sent again, with the same webhook-id.').waitFor();
    await waitFor('three deliveries', () => ofLead().length === 3);
    expect(new Set(ofLead().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('CRM of the journey is deleted.').waitFor();
    await page.getByText('No webhooks yet.').waitFor();
  });
});

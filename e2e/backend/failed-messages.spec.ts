import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { AuditPage } from '@manzil/contracts/gateway/audit';
import type { FailedMessageCount, FailedMessages } from '@manzil/contracts/gateway/failed-messages';
import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { hears, readAsStaff, topDialog } from './section-steps.js';
import { confirmIdentity, findingsInBothThemes, openBackend } from './sign-in.js';

const PATH = '/api/admin/failed-messages';
const LEADS = [randomUUID(), randomUUID()];

describe('the screen of failed messages', () => {
  let browser: Browser;
  let page: Page;

  const row = (lead = LEADS[0] ?? '') => page.getByRole('row').filter({ hasText: `Lead ${lead}` });
  const ask = async (statement: string, values: unknown[]): Promise<void> => {
    const client = new pg.Client({ connectionString: process.env.E2E_LEADS_DATABASE_URL });
    await client.connect();
    try {
      await client.query(statement, values);
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    // Longer than the bus takes, about one lead each, and a message behind the first.
    await ask(
      `INSERT INTO outbox (subject, key, payload)
       SELECT 'evt.leads.lead-received.v1', 'lead:' || lead, jsonb_build_object('name', 'Noor', 'text', repeat('x', bytes))
       FROM (VALUES ($1, 1100000), ($1, 1), ($2, 1100000)) AS message (lead, bytes)`,
      LEADS,
    );
    await waitFor(
      'both to have failed',
      async () => (await readAsStaff<FailedMessageCount>(`${PATH}/count`)).count === 2,
    );
    browser = await launchBrowser();
    page = await openBackend(browser);
  });
  afterAll(async () => {
    await ask('DELETE FROM outbox WHERE key = ANY($1)', [LEADS.map((lead) => `lead:${lead}`)]);
    await browser.close();
  });

  it('is found from the dashboard and the menu, and says what failed and why, but not what is in it', async () => {
    await page.getByText('2 messages between the services have failed.').waitFor();
    await page.getByRole('link', { name: 'Failed messages 2 failed' }).waitFor();
    await page.getByRole('link', { name: /between the services ha(s|ve) failed/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Failed messages' }).waitFor();
    await row().getByText('Could not be sent').waitFor();
    await row()
      .getByText(/^The message is too long: 1,1\d\d kB/)
      .waitFor();
    await row().getByText('1 later message about the same record waits for it.').waitFor();
    await row().getByText('Technical details').click();
    await row().getByText('evt.leads.lead-received.v1', { exact: true }).last().waitFor();
    await eventually(() => expect(page.getByRole('table').textContent()).resolves.not.toContain('Noor'));
    expect(await findingsInBothThemes(page)).toEqual([]);
  });

  it('shows the others while a service does not answer', async () => {
    await page.route(
      `**${PATH}`,
      async (route) => {
        const answer = (await (await route.fetch()).json()) as FailedMessages;
        const services = answer.services.map((each) =>
          each.service === 'media' ? { ...each, total: null, items: [] } : each,
        );
        await route.fulfill({ json: { services } });
      },
      { times: 1 },
    );
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'No answer from Media.' });
    await alert.waitFor();
    await eventually(() => expect(row().count()).resolves.toBe(1));
    await alert.getByRole('button', { name: 'Retry' }).click();
    await alert.waitFor({ state: 'detached' });
  });

  it('requeues a message, which is listed again when it fails again', async () => {
    const lastFailure = async (): Promise<string | undefined> => {
      const { services } = await readAsStaff<FailedMessages>(PATH);
      const items = services.flatMap((service) => service.items);
      return items.find(({ key }) => key === `lead:${LEADS[0]}`)?.failedAt;
    };
    const before = await lastFailure();
    await row()
      .getByRole('button', { name: /^Requeue/ })
      .click();
    await hears(page, '1 message is requeued.');
    await waitFor('it to have failed again', async () => {
      const now = await lastFailure();
      return now !== undefined && now !== before;
    });
    await page.reload();
    await row().waitFor();
  });

  it('discards several after a question, for good and on record', async () => {
    await confirmIdentity(page);
    for (const lead of LEADS) await row(lead).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Discard selected' }).click();
    await topDialog(page).getByText('The messages are deleted and never delivered.').waitFor();
    await topDialog(page).getByRole('button', { name: 'Discard', exact: true }).click();
    await hears(page, '2 messages are discarded.');
    await page.getByText('Every message was delivered.').waitFor();
    await page.getByRole('link', { name: 'Failed messages', exact: true }).waitFor();
    const entry = await waitFor('the entry', async () => {
      const { entries } = await readAsStaff<AuditPage>('/api/audit?action=messages-discarded');
      return entries[0];
    });
    expect(entry.details).toMatchObject({ service: 'leads', count: 2 });
  });
});

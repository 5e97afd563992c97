import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { FailedMessageCount } from '@manzil/contracts/gateway/failed-messages';
import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { sharedBrowser } from '../browser.js';
import { eventually } from '../eventually.js';
import { readAsStaff } from './section-steps.js';
import { findingsInBothThemes, openBackend } from './sign-in.js';

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
    // Messages above the size limit of the bus, one per lead, and one message blocked by the first.
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
    browser = await sharedBrowser();
    page = await openBackend(browser);
  });
  afterAll(async () => {
    await ask('DELETE FROM outbox WHERE key = ANY($1)', [LEADS.map((lead) => `lead:${lead}`)]);
  });

  it('is found from the dashboard and the menu, and says what failed and why, but not what is in it', async () => {
    await page.getByText('2 messages between the services have failed.').waitFor();
    await page.getByRole('link', { name: 'Health 2 failed' }).waitFor();
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
});

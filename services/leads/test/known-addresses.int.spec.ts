import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestPersonLink } from '@manzil/contracts/leads/person-rpc';
import { submitEnquiry, submitPopup, subscribeNewsletter } from '@manzil/contracts/leads/rpc';
import { MOST_SAVED_SEARCHES } from '@manzil/contracts/leads/saved-search';
import { saveSearch } from '@manzil/contracts/leads/saved-search-rpc';
import { currentRequestId, runWithRequest } from '@manzil/messaging/request-context';
import { startLeads, type RunningLeads } from './running-leads.js';

const KNOWN = 'layla@example.com';
/** This address is as long as the other one, so that nothing depends on the length. */
const UNKNOWN = 'nobod@example.com';

/** The statements before the answer must not depend on the data stored for the address. */
describe('the time of an answer', () => {
  let leads: RunningLeads;
  let statements: string[] = [];
  beforeAll(async () => {
    leads = await startLeads({ LEAD_NOTIFY_TO: ['office@agency.example'], LEAD_ANSWERS: 'on' });
    const record = (query: string): void => {
      if (currentRequestId() === watched) statements.push(query.replace(/\s+/g, ' '));
    };
    const { logger } = leads.dataSource;
    logger.logQuery = record;
    for (const send of Object.values(FORMS)) await send(KNOWN);
    await leads.dataSource.query(
      "INSERT INTO mail_suppression (mailbox, address, reason) VALUES ($1, $1, 'asked') ON CONFLICT DO NOTHING",
      [KNOWN],
    );
  });
  afterAll(() => leads.stop());

  let watched: string | undefined;
  const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
    watched = randomUUID();
    statements = [];
    await runWithRequest(watched, work);
    return statements;
  };

  const person = { name: 'Layla', message: 'Hello', page: '/contact' };
  const FORMS = {
    enquiry: (email: string) =>
      leads.client.request(submitEnquiry, { id: randomUUID(), kind: 'contact', ...person, email }),
    popup: (email: string) =>
      leads.client.request(submitPopup, {
        id: randomUUID(),
        name: 'Layla',
        email,
        phone: '0501234567',
        dialCode: '+971',
        helpOption: 'Buy',
      }),
    newsletter: (email: string) =>
      leads.client.request(subscribeNewsletter, { email, agreed: true, page: 'Subscribe' }),
    'saved search': (email: string, minPrice = 1) =>
      leads.client.request(saveSearch, { email, frequency: 'daily', criteria: { adType: 'sale', minPrice } }),
    'link to personal data': (email: string) => leads.client.request(requestPersonLink, { email }),
  };

  it.each(['enquiry', 'popup', 'saved search', 'link to personal data'] as const)(
    'is that of the same statements for a known and an unknown address: %s',
    async (form) => {
      const known = await statementsOf(() => FORMS[form](KNOWN));
      const unknown = await statementsOf(() => FORMS[form](UNKNOWN));
      expect(known.length).toBeGreaterThan(2);
      expect(known).toEqual(unknown);
    },
  );

  it('is that of as many statements, and a commit, when the mailbox has all the searches it may have', async () => {
    for (let price = 1; price <= MOST_SAVED_SEARCHES; price += 1) await FORMS['saved search'](KNOWN, price);
    const full = await statementsOf(() => FORMS['saved search'](KNOWN, 1_000));
    const free = await statementsOf(() => FORMS['saved search'](UNKNOWN, 1_000));
    expect(full).toHaveLength(free.length);
    expect([full.at(-1), free.at(-1)]).toEqual(['COMMIT', 'COMMIT']);
    const [{ count }] = await leads.dataSource.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM saved_search WHERE mailbox = $1',
      [KNOWN],
    );
    expect(count).toBe(MOST_SAVED_SEARCHES);
  });
});

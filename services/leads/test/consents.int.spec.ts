import { createHash, randomUUID } from 'node:crypto';
import { listLeads, showLead, showConsentText } from '@manzil/contracts/http/leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '@manzil/contracts/leads/lead';
import { submitEnquiry, subscribeNewsletter, updateLead } from '@manzil/contracts/leads/rpc';
import { createDataSource } from '@manzil/service-kit/database';
import { waitFor } from '@manzil/testing/wait-for';
import { databaseOptions } from '../src/data-source.js';
import { startLeads, type RunningLeads } from './running-leads.js';
import { startStubContent } from './stub-content.js';

const SENTENCE = 'See our privacy notice.';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const PRIVACY = 'privacypagedb\n\nWe keep it.';

describe('a consent', () => {
  let leads: RunningLeads;
  let content: Awaited<ReturnType<typeof startStubContent>>;
  beforeAll(async () => {
    leads = await startLeads();
    content = await startStubContent(leads.natsUrl);
  });
  afterAll(async () => {
    await content.stop();
    await leads.stop();
  });

  const enquire = async (more: object = {}): Promise<Lead> => {
    const id = randomUUID();
    const fields = { name: 'Layla', email: 'layla@example.com', message: 'Hello', page: '/' };
    const consent = { consentText: SENTENCE, ...more };
    await leads.client.request(submitEnquiry, { id, kind: 'contact', ...fields, ...consent });
    return leads.client.request(showLead, { id });
  };
  const subscriber = async (email: string): Promise<Lead> => {
    const { items } = await leads.client.request(listLeads, { q: email, kinds: ['newsletter'] });
    return leads.client.request(showLead, { id: items[0]?.id ?? '' });
  };
  const namesOf = ({ consents }: Lead) => consents.map(({ document, version }) => [document, version]);
  const open = (leadId: string, text: string) =>
    leads.client.request(showConsentText, { leadId, hash: sha256(text) });

  it('names the sentence and the version of each document that it leads to', async () => {
    const lead = await enquire();
    const at = lead.consentedAt;
    expect(lead.consents).toEqual([
      { document: 'form', hash: sha256(SENTENCE), version: null, language: 'en', at },
      { document: 'privacy', hash: sha256(PRIVACY), version: 1, language: 'en', at },
    ]);
    const subscription = { email: 'reader@example.com', agreed: true, page: '/' } as const;
    await leads.client.request(subscribeNewsletter, subscription);
    const { id, consents } = await subscriber('reader@example.com');
    expect(consents.map(({ document }) => document)).toEqual(['form', 'privacy', 'terms']);
    expect((await open(id, 'termspagedb\n\nWe keep it.')).text).toBe('termspagedb\n\nWe keep it.');
    expect((await enquire({ consentText: undefined })).consents).toEqual([]);
  });

  it('keeps its text when staff write another one, which counts from then on', async () => {
    const before = await enquire();
    content.published = { version: 2, text: 'We keep less.' };
    const after = await waitFor('the new text to count', async () => {
      const lead = await enquire();
      return lead.consents.some(({ version }) => version === 2) ? lead : undefined;
    });
    expect(namesOf(after)).toEqual([
      ['form', null],
      ['privacy', 2],
    ]);
    expect((await open(before.id, PRIVACY)).text).toBe(PRIVACY);
    expect((await open(before.id, SENTENCE)).text).toBe(SENTENCE);
    await expect(open(before.id, 'privacypagedb\n\nWe keep less.')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('shows its text to those who may see the lead', async () => {
    const { id, consents } = await enquire();
    const [, privacy] = consents;
    const change = { id, expectedVersion: 1, assignee: 'omar', by: 'admin' };
    await leads.client.request(updateLead, change);
    const asAgent = (username: string) =>
      leads.client.request(showConsentText, {
        leadId: id,
        hash: privacy?.hash ?? '',
        asMember: { username, role: 'agent' },
      });
    expect((await asAgent('omar')).text).toContain('privacypagedb');
    await expect(asAgent('sami')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['changed', "UPDATE consent_text SET text = 'We sell it.'"],
    ['deleted', 'DELETE FROM consent_text'],
    ['emptied', 'TRUNCATE consent_text'],
    ['forged', "INSERT INTO consent_text (hash, text) VALUES (repeat('0', 64), 'We sell it.')"],
  ])('is to a text that cannot be %s', async (_what, statement) => {
    await enquire();
    await expect(leads.dataSource.query(statement)).rejects.toThrow(/stay as they are|check constraint/);
  });

  it('is stored without the documents while they could never be read, and no form is refused', async () => {
    const alone = await startLeads();
    const id = randomUUID();
    const fields = { name: 'Layla', email: 'layla@example.com', message: 'Hello', page: '/' };
    const enquiry = { id, kind: 'contact', ...fields, consentText: SENTENCE } as const;
    await alone.client.request(submitEnquiry, enquiry);
    expect(namesOf(await alone.client.request(showLead, { id }))).toEqual([['form', null]]);
    await alone.stop();
  });

  it('of the release before gets the hash of its sentence', async () => {
    const old = await startLeads();
    const dataSource = await createDataSource(databaseOptions(old.databaseUrl)).initialize();
    while (await tableExists(dataSource, 'consent')) await dataSource.undoLastMigration();
    const id = randomUUID();
    await dataSource.query(
      `INSERT INTO lead (id, kind, name, email, message, consent_text, consented_at)
       VALUES ($1, 'contact', 'Layla', 'layla@example.com', 'Hello', $2, '2026-01-02T03:04:05Z')`,
      [id, SENTENCE],
    );
    await dataSource.runMigrations();
    const { consents } = await old.client.request(showLead, { id });
    const consent = { document: 'form', hash: sha256(SENTENCE), version: null, language: 'en' };
    expect(consents).toEqual([{ ...consent, at: '2026-01-02T03:04:05.000Z' }]);
    await dataSource.destroy();
    await old.stop();
  });
});

async function tableExists(dataSource: RunningLeads['dataSource'], table: string): Promise<boolean> {
  const [row] = await dataSource.query<[{ found: boolean }]>('SELECT to_regclass($1) IS NOT NULL AS found', [
    table,
  ]);
  return row.found;
}

import { createDecipheriv, createHash, randomUUID } from 'node:crypto';
import { showLead } from '@manzil/contracts/http/leads';
import { useMailLink } from '@manzil/contracts/http/mail-links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '@manzil/contracts/leads/lead';
import type { LedgerEntry, LedgerSlice } from '@manzil/contracts/leads/ledger';
import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { erasePersonData } from '@manzil/contracts/http/person-data';
import { submitEnquiry, subscribeNewsletter, updateLead } from '@manzil/contracts/leads/rpc';
import { getProperty } from '@manzil/contracts/listings/property-rpc';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { createLogger } from '@manzil/service-kit/logger';
import { MailLinks } from '../src/mail/links/mail-links.js';
import { recordErasures } from '../src/privacy/ledger/record-in-ledger.js';
import { verifyChain } from '../src/privacy/ledger/verify-chain.js';
import { ApplyRetention } from '../src/privacy/retention/apply-retention.js';
import { startLeads, startReplica, type RunningLeads } from './running-leads.js';
import { HOME, startStubListings } from './stub-listings.js';
import { startStubMedia } from './stub-media.js';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const PHOTO = 'demo-tower-01.webp';
const PHOTO_HASH = sha256('the tower');
const LISTING = {
  id: HOME.id,
  reference: HOME.reference,
  pagelink: HOME.pagelink,
  title: 'What the browser says',
};
const PERSON = { name: 'Layla', email: 'layla@example.com', message: 'Is it free?', page: '/' };

/** Decrypts with the data in a file of evidence only, and with no code of the service. */
function openByHand({ encrypted }: LedgerEntry, key: string | null): unknown {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key ?? '', 'base64'), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'));
}

describe('the ledger of leads', () => {
  let leads: RunningLeads;
  let replica: Awaited<ReturnType<typeof startReplica>>;
  beforeAll(async () => {
    leads = await startLeads();
    replica = await startReplica(leads, { LEAD_RETENTION_DAYS: 1 });
  });
  afterAll(async () => {
    await replica.stop();
    await leads.stop();
  });

  const enquire = async (more: object = {}): Promise<string> => {
    const id = randomUUID();
    await leads.client.request(submitEnquiry, { id, kind: 'contact', ...PERSON, ...more });
    return id;
  };
  const read = (leadId: string, after = 0): Promise<LedgerSlice> =>
    leads.client.request(readLedger, { leadId, after });
  const kindsOf = async (leadId: string): Promise<string[]> =>
    (await read(leadId)).entries.map(({ kind }) => kind);
  const change = (id: string, expectedVersion: number, fields: object): Promise<Lead> =>
    leads.client.request(updateLead, { id, expectedVersion, by: 'omar', ...fields });
  const verify = () => verifyChain(leads.dataSource, { batchSize: 3 });
  const count = async (): Promise<number> => (await verify()).entries;
  const whole = async (): Promise<void> => {
    expect((await verify()).broken).toBeUndefined();
  };

  describe('of an enquiry about a home', () => {
    it('has the home as the site shows it, with the hashes of its photos', async () => {
      const stubs = [
        await startStubListings(leads.natsUrl),
        await startStubMedia(leads.natsUrl, { [PHOTO]: PHOTO_HASH }),
      ];
      const id = await enquire({ kind: 'listing', listing: LISTING, consentText: 'I agree.' });
      for (const stub of stubs) await stub.stop();
      const { entries, key } = await read(id);
      const { price, permitNumber, reference, title, images } = HOME;
      expect(entries).toMatchObject([
        {
          kind: 'received',
          content: {
            lead: {
              ...PERSON,
              consentText: 'I agree.',
              consents: [{ document: 'form', hash: sha256('I agree.') }],
            },
            home: {
              known: true,
              price,
              permitNumber,
              reference,
              title,
              photos: images.map((url) => ({ url, sha256: url.endsWith(PHOTO) ? PHOTO_HASH : null })),
            },
          },
        },
      ]);
      for (const entry of entries) expect(openByHand(entry, key)).toEqual(entry.content);
    });

    it('says that the home is not known when listings is away or there is no such home', async () => {
      const away = await enquire({ kind: 'listing', listing: LISTING });
      expect((await read(away)).entries[0]?.content).toMatchObject({
        home: { known: false, reason: 'no-answer' },
      });
      const stub = await startStubListings(leads.natsUrl);
      const wrong = await enquire({ kind: 'listing', listing: { ...LISTING, pagelink: 'nowhere' } });
      await stub.stop();
      expect((await read(wrong)).entries[0]?.content).toMatchObject({
        home: { known: false, reason: 'no-such-home' },
      });
    });

    it('does not wait for listings that never answer', async () => {
      const link = await NatsLink.open(leads.natsUrl, 'listings', createLogger('listings', 'silent'));
      const unanswered: string[] = [];
      link.connection.subscribe(getProperty.subject, {
        callback: (_error, message) => {
          unanswered.push(message.subject);
        },
      });
      await link.connection.flush();
      const id = await enquire({ kind: 'listing', listing: LISTING });
      await link.close();
      expect(unanswered.length).toBeGreaterThan(0);
      expect((await read(id)).entries[0]?.content).toMatchObject({ home: { reason: 'no-answer' } });
    });
  });

  it('has every change by staff, and a form that joins the inbox late', async () => {
    const id = randomUUID();
    const form = { id, kind: 'contact', ...PERSON } as const;
    await leads.client.request(submitEnquiry, { ...form, spamSuspected: true });
    await leads.client.request(submitEnquiry, form);
    await leads.client.request(submitEnquiry, form);
    await change(id, 2, { status: 'in-progress', notes: 'Called' });
    await expect(change(id, 2, { status: 'done' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await change(id, 3, { assignee: 'omar' });
    const { entries } = await read(id);
    expect(entries.map(({ kind, content }) => [kind, content])).toMatchObject([
      ['received', { lead: { status: 'spam' } }],
      ['received-again', { lead: { status: 'new' } }],
      ['changed', { status: 'in-progress', notes: 'Called', version: 3, by: 'omar' }],
      ['changed', { assignee: 'omar', version: 4, by: 'omar' }],
    ]);
    await whole();
  });

  it('has what the owner of a newsletter address does, once', async () => {
    const email = 'reader@example.com';
    await leads.client.request(subscribeNewsletter, { email, agreed: true, page: '/' });
    const [{ id }] = await leads.dataSource.query<[{ id: string }]>('SELECT id FROM lead WHERE email = $1', [
      email,
    ]);
    const links = replica.app.get(MailLinks);
    for (const purpose of ['confirm', 'confirm', 'unsubscribe', 'unsubscribe'] as const) {
      const token = new URL(await links.urlOf({ purpose, address: email })).pathname.slice('/mail/'.length);
      await leads.client.request(useMailLink, { token });
    }
    await leads.client.request(subscribeNewsletter, { email, agreed: true, page: '/' });
    expect(await kindsOf(id)).toEqual(['received', 'confirmed', 'unsubscribed', 'received-again']);
  });

  it('is one chain, however many replicas append at once', async () => {
    const before = await count();
    const ids = await Promise.all(Array.from({ length: 40 }, () => enquire()));
    await Promise.all(ids.map((id) => change(id, 1, { status: 'done' })));
    const report = await verify();
    expect(report).toMatchObject({ entries: before + 80, broken: undefined });
  });

  it('is locked by the commit alone, so that no form waits for another transaction', async () => {
    const runner = leads.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await recordErasures(runner.manager, 'expired', [randomUUID()]);
      expect(await kindsOf(await enquire())).toEqual(['received']);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it('does not have what was rolled back, and no lead is stored without it', async () => {
    const before = await count();
    await leads.dataSource.query('ALTER TABLE ledger_entry ADD CONSTRAINT no_more CHECK (false) NOT VALID');
    const id = randomUUID();
    await expect(
      leads.client.request(submitEnquiry, { id, kind: 'contact', ...PERSON }),
    ).rejects.toMatchObject({ code: 'INTERNAL' });
    await leads.dataSource.query('ALTER TABLE ledger_entry DROP CONSTRAINT no_more');
    await expect(leads.client.request(showLead, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await count()).toBe(before);
  });

  it('takes over a lead that is older than it, as it was before its first change', async () => {
    const [{ id }] = await leads.dataSource.query<[{ id: string }]>(
      `INSERT INTO lead (kind, name, email, message, notes)
       VALUES ('contact', 'Old', 'old@example.com', 'Hello', 'From before') RETURNING id`,
    );
    expect(await read(id)).toMatchObject({ entries: [], key: null });
    await change(id, 1, { notes: 'From now' });
    expect((await read(id)).entries).toMatchObject([
      { kind: 'taken-over', content: { lead: { name: 'Old', notes: 'From before', version: 1 } } },
      { kind: 'changed', content: { notes: 'From now' } },
    ]);
  });

  it('is read in slices', async () => {
    const id = await enquire();
    for (let version = 1; version <= 12; version += 1) await change(id, version, { notes: String(version) });
    const first = await read(id);
    expect(first.entries).toHaveLength(10);
    const second = await read(id, first.next ?? 0);
    expect(second.entries.map(({ content }) => content?.notes)).toEqual(['10', '11', '12']);
    expect(second.next).toBeNull();
  });

  it('contains nobody in clear text', async () => {
    await enquire({ name: 'Zzyzx', email: 'zzyzx@example.com', message: 'zzyzx' });
    const [{ found }] = await leads.dataSource.query<[{ found: number }]>(
      "SELECT count(*)::int AS found FROM ledger_entry WHERE position('zzyzx'::bytea IN content) > 0",
    );
    expect(found).toBe(0);
  });

  describe('of an erased person', () => {
    const contentsOf = (leadId: string) =>
      leads.dataSource.query<{ kind: string; keys: number }[]>(
        `SELECT kind, (SELECT count(*)::int FROM ledger_key k WHERE k.lead_id = e.lead_id) AS keys
         FROM ledger_entry e WHERE lead_id = $1 ORDER BY seq`,
        [leadId],
      );

    it('cannot be read by anybody, and is whole', async () => {
      const [one, two, other] = [
        await enquire({ email: 'gone@example.com' }),
        await enquire({ email: 'Gone@Example.com' }),
        await enquire(),
      ];
      await leads.client.request(erasePersonData, { leadId: one });
      for (const id of [one, two])
        expect(await contentsOf(id)).toEqual([
          { kind: 'received', keys: 0 },
          { kind: 'erased', keys: 0 },
        ]);
      expect((await read(other)).entries[0]?.content).toMatchObject({ lead: PERSON });
      await expect(read(one)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await whole();
    });

    it('is so when their days are over too', async () => {
      const id = await enquire();
      await change(id, 1, { status: 'done' });
      await replica.app.get(ApplyRetention).apply(new Date(Date.now() + 2 * 86_400_000));
      expect(await contentsOf(id)).toEqual([
        { kind: 'received', keys: 0 },
        { kind: 'changed', keys: 0 },
        { kind: 'expired', keys: 0 },
      ]);
      await whole();
    });

    it('loses the key also when a lead is deleted by other means', async () => {
      const id = await enquire();
      await leads.dataSource.query('DELETE FROM lead WHERE id = $1', [id]);
      expect(await contentsOf(id)).toEqual([{ kind: 'received', keys: 0 }]);
      await whole();
    });
  });
});

import { showMailLink, useMailLink } from '@manzil/contracts/http/mail-links';
import {
  countSavedSearches,
  listSavedSearches,
  changeSavedSearch,
} from '@manzil/contracts/http/saved-searches';
import { erasePersonData, showPersonData } from '@manzil/contracts/http/person-data';
import { requestPersonLink } from '@manzil/contracts/leads/person-rpc';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlertFrequency, OwnSearches } from '@manzil/contracts/leads/saved-search';
import * as rpc from '@manzil/contracts/leads/saved-search-rpc';
import { propertiesChanged, type HomeNews } from '@manzil/contracts/listings/events';
import type { SearchCriteria } from '@manzil/contracts/listings/search';
import { durableName, streamOf } from '@manzil/messaging/connection/streams';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { deliver } from '@manzil/testing/deliver';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { ApplyRetention } from '../src/privacy/retention/apply-retention.js';
import { QueueAlerts } from '../src/saved-search/queue-alerts.js';
import { startLeads, startReplica, type RunningLeads } from './running-leads.js';
import { startStubCatalogue, type StubCatalogue } from './stub-catalogue.js';

const UP_TO_A_MILLION: SearchCriteria = { adType: 'sale', maxPrice: 1_000_000 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Tuesday. */
const NEWS_AT = new Date('2030-01-01T10:00:00Z');
const NOW = new Date('2030-01-01T10:10:00Z');
const NOT_FOUND = { code: 'NOT_FOUND' };

interface SaveOptions {
  email?: string;
  frequency?: AlertFrequency;
  spamSuspected?: boolean;
}

describe('a saved search', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  let replica: RunningService;
  let catalogue: StubCatalogue;
  /** Another address in each test, because mail of the one before may still arrive. */
  let layla: string;
  let tests = 0;
  beforeAll(async () => {
    smtp = await startSmtp();
    const settings = {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@agency.example',
      SUBSCRIPTION_RETENTION_DAYS: 30,
    };
    leads = await startLeads(settings);
    catalogue = await startStubCatalogue(leads.natsUrl);
    // A replica that sends no mail on its own, for runs at any time.
    replica = await startReplica(leads, settings);
  });
  afterAll(async () => {
    await replica.stop();
    await catalogue.stop();
    await leads.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    tests += 1;
    layla = `layla${String(tests)}@example.com`;
    await leads.dataSource.query('DELETE FROM saved_search');
    await leads.dataSource.query('DELETE FROM home_news');
    await leads.dataSource.query('DELETE FROM data_request');
    await leads.dataSource.query('DELETE FROM mail_suppression');
    smtp.received.length = 0;
    catalogue.homes.clear();
    catalogue.asked.length = 0;
  });

  const save = (
    criteria: SearchCriteria = UP_TO_A_MILLION,
    { email = layla, frequency = 'instant', spamSuspected = false }: SaveOptions = {},
  ) => leads.client.request(rpc.saveSearch, { email, frequency, criteria, spamSuspected });
  const sourcesTo = (email: string, containing: string): string[] =>
    smtp.received
      .filter(({ to }) => to.includes(email))
      .map(({ source }) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
      .filter((source) => source.includes(containing));
  const mailTo = (email: string, containing: string, nth = 1): Promise<string> =>
    waitFor(
      `mail ${String(nth)} to ${email} with ${containing}`,
      () => sourcesTo(email, containing)[nth - 1],
    );
  const tokensOf = (source: string): string[] => [
    ...new Set(
      [...source.matchAll(/: https:\/\/agency\.example\/(?:mail|saved-searches)\/([\w-]+)/g)].map(
        ([, token = '']) => token,
      ),
    ),
  ];
  const use = (token = '') => leads.client.request(useMailLink, { token });
  const show = (token = '') => leads.client.request(showMailLink, { token });
  const list = (token = ''): Promise<OwnSearches> => leads.client.request(listSavedSearches, { token });
  const statesOf = async (): Promise<string[]> =>
    (
      await leads.dataSource.query<{ state: string }[]>('SELECT state FROM saved_search ORDER BY created_at')
    ).map(({ state }) => state);
  /** Saves and confirms a search, as its owner does. */
  const subscribe = async (
    criteria: SearchCriteria = UP_TO_A_MILLION,
    { email = layla, frequency = 'instant' }: SaveOptions = {},
  ): Promise<void> => {
    const before = sourcesTo(email, 'Confirm your alert for new homes').length;
    await save(criteria, { email, frequency });
    await leads.dataSource.query("UPDATE mail SET admitted_at = admitted_at - interval '2 days'");
    const [confirm] = tokensOf(await mailTo(email, 'Confirm your alert for new homes', before + 1));
    await use(confirm);
  };
  /** Delivers the changes of an import, in a year in which no scheduled job runs. */
  const changed = async (...changes: [id: number, news: HomeNews | undefined, price: number][]) => {
    for (const [id, , price] of changes) catalogue.add(id, price);
    const payload = {
      runId: '0b7e2f52-6c1c-4a3d-9d0e-6f3a51a1c001',
      changes: changes.map(([id, news]) => ({
        id,
        pagelink: `home-${String(id)}`,
        adType: 'sale',
        what: 'changed',
        version: 2,
        ...(news !== undefined && { news }),
      })),
    };
    await deliver(leads.link.connection, [{ subject: propertiesChanged.subject, payload }], (subject) => ({
      stream: streamOf(subject),
      durable: durableName('leads', subject),
    }));
    await leads.dataSource.query('UPDATE home_news SET created_at = $1', [NEWS_AT]);
  };
  const queueAt = (now: Date) => waitFor('a turn', () => replica.app.get(QueueAlerts).queue(now));
  const alerts = async (): Promise<{ key: string; status: string; error: string | null }[]> =>
    leads.dataSource.query(
      "SELECT key, status, error FROM mail WHERE kind = 'search-alert' ORDER BY created_at",
    );
  const settled = () =>
    waitFor('all mail to be dealt with', async () => {
      const rows = await leads.dataSource.query<unknown[]>("SELECT FROM mail WHERE status = 'waiting'");
      return rows.length === 0;
    });

  it('is pending until its owner confirms it, with nothing in the mail that was typed', async () => {
    await save({ ...UP_TO_A_MILLION, q: 'You have won www.evil.example' });
    const source = await mailTo(layla, 'Confirm your alert for new homes');
    expect(source).not.toContain('evil');
    expect(source).toContain('Homes for sale, up to AED 1,000,000, with the words that were typed');
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [confirm, end] = tokensOf(source);
    expect(await show(confirm)).toEqual({
      purpose: 'search-confirm',
      address: 'l…@example.com',
      state: 'open',
    });
    expect(await statesOf()).toEqual(['pending']);
    expect(await use(confirm)).toMatchObject({ state: 'done' });
    expect(await statesOf()).toEqual(['active']);
    expect(await use(end)).toMatchObject({ purpose: 'search-stop', state: 'done' });
    expect(await use(confirm)).toMatchObject({ state: 'void' });
    expect(await statesOf()).toEqual(['stopped']);
  });

  it('answers the same for every address, and stores no more than a mailbox may have', async () => {
    await subscribe();
    // Saving a search again does not change another person's search.
    expect(await save(UP_TO_A_MILLION, { email: layla.toUpperCase(), frequency: 'weekly' })).toEqual({});
    for (let price = 1; price <= 25; price += 1)
      expect(
        await save({ adType: 'sale', maxPrice: price }, { email: layla.replace('@', '+more@') }),
      ).toEqual({});
    expect(await save(UP_TO_A_MILLION, { email: 'robot@example.com', spamSuspected: true })).toEqual({});
    expect(await statesOf()).toHaveLength(20);
    expect(await leads.client.request(countSavedSearches, {})).toEqual({
      active: 1,
      pending: 19,
      byFrequency: { instant: 1, daily: 0, weekly: 0 },
    });
  });

  it('is mailed what is new, back or cheaper once, and nothing else', async () => {
    await subscribe();
    await changed([1, 'new', 900_000], [2, 'reduced', 800_000], [3, 'new', 2_000_000], [4, undefined, 1]);
    await Promise.all([queueAt(NOW), queueAt(NOW)]);
    await queueAt(NOW);
    const source = await mailTo(layla, 'something new');
    expect(source).toContain('Home 1');
    expect(source).toContain('Price reduced');
    expect(source).not.toContain('Home 3');
    expect(source).not.toContain('Home 4');
    expect(source).toContain('https://agency.example/buy?maxPrice=1000000');
    expect(source).toMatch(/List-Unsubscribe: <https:\/\/agency\.example\/mail\//);
    expect(catalogue.asked.join()).not.toContain('layla');
    await settled();
    expect(await alerts()).toMatchObject([{ status: 'sent' }]);
    // Within the hour nothing more is mailed; afterwards what has come since.
    await changed([5, 'back', 700_000]);
    await queueAt(NOW);
    expect(await alerts()).toHaveLength(1);
    await queueAt(new Date(NOW.getTime() + HOUR_MS));
    expect(await mailTo(layla, 'Back on the market')).not.toContain('Home 1');
    await queueAt(new Date(NOW.getTime() + 3 * HOUR_MS));
    expect(await alerts()).toHaveLength(2);
  });

  it('of a day or a week waits for its morning, and has what came before', async () => {
    await subscribe(UP_TO_A_MILLION, { frequency: 'daily' });
    await subscribe({ adType: 'sale', maxPrice: 999_999 }, { frequency: 'weekly' });
    await changed([1, 'new', 900_000]);
    // The next Monday is the seventh.
    for (const now of ['2030-01-01T12:00:00Z', '2030-01-02T03:59:59Z']) await queueAt(new Date(now));
    expect(await alerts()).toEqual([]);
    for (const now of ['2030-01-02T04:00:00Z', '2030-01-02T04:00:00Z', '2030-01-07T03:00:00Z'])
      await queueAt(new Date(now));
    expect((await alerts()).map(({ key }) => key.split(':').slice(2).join(':'))).toEqual([
      'daily:2030-01-02T04:00:00.000Z',
    ]);
    await queueAt(new Date('2030-01-07T04:00:00Z'));
    await queueAt(new Date('2030-01-14T04:00:00Z'));
    expect(await alerts()).toHaveLength(2);
  });

  it('shows ten homes and leads to the others, without those that are withdrawn before it is sent', async () => {
    await subscribe();
    const homes = Array.from({ length: 30 }, (_, index) => index + 1);
    await changed(...homes.map((id): [number, HomeNews, number] => [id, 'new', 500_000]));
    catalogue.homes.delete(30);
    smtp.behaviour = 'busy';
    await queueAt(NOW);
    await waitFor('the first attempt', async () => (await alerts())[0]?.error);
    catalogue.homes.delete(29);
    await leads.mailIsAtRest();
    smtp.behaviour = 'accept';
    await leads.dataSource.query('UPDATE mail SET next_attempt_at = now()');
    const source = await mailTo(layla, 'something new');
    expect([...source.matchAll(/agency\.example\/home-\d+/g)].length).toBe(20);
    expect(source).not.toMatch(/Home (?:29|30)\b/);
    expect(source).toContain('There are 18 more');
  });

  it('is not mailed when all its homes are withdrawn, it was stopped, or the address wants no mail', async () => {
    await subscribe();
    await subscribe(UP_TO_A_MILLION, { email: 'omar@example.com' });
    await subscribe(UP_TO_A_MILLION, { email: 'noor@example.com' });
    await changed([1, 'new', 900_000]);
    smtp.behaviour = 'busy';
    await queueAt(NOW);
    await waitFor('each attempt', async () => (await alerts()).filter(({ error }) => error).length === 3);
    await leads.dataSource.query("UPDATE saved_search SET state = 'stopped' WHERE address = $1", [layla]);
    const [, , stop] = tokensOf(sourcesTo('omar@example.com', 'Please confirm')[0] ?? '');
    await use(stop);
    catalogue.homes.delete(1);
    await leads.mailIsAtRest();
    smtp.behaviour = 'accept';
    await leads.dataSource.query('UPDATE mail SET next_attempt_at = now()');
    await settled();
    expect((await alerts()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect((await alerts()).map(({ error }) => error).toSorted()).toEqual([
      'None of the homes is on the market any more',
      'This address wants no mail',
      null,
    ]);
  });

  it('is managed by the link of its mail, and by no other', async () => {
    await subscribe();
    await subscribe({ adType: 'rent' });
    await subscribe(UP_TO_A_MILLION, { email: 'omar@example.com' });
    await changed([1, 'new', 900_000]);
    await queueAt(NOW);
    const [end = '', manage = ''] = tokensOf(await mailTo(layla, 'something new'));
    const own = await list(manage);
    expect(own.address).toBe('l…@example.com');
    expect(own.searches.map(({ path }) => path).toSorted()).toEqual(['/buy?maxPrice=1000000', '/rent']);
    const [omars] = (
      await leads.dataSource.query<{ id: string }[]>("SELECT id FROM saved_search WHERE address LIKE 'omar%'")
    ).map(({ id }) => id);
    const change = (token: string, id: string, to: AlertFrequency | 'stop') =>
      leads.client.request(changeSavedSearch, { token, id, change: to });
    await expect(change(manage, omars ?? '', 'stop')).rejects.toMatchObject(NOT_FOUND);
    await expect(change(end, own.searches[0]?.id ?? '', 'stop')).rejects.toMatchObject(NOT_FOUND);
    await expect(list(end)).rejects.toMatchObject(NOT_FOUND);
    await expect(show(manage)).rejects.toMatchObject(NOT_FOUND);
    const [first, second] = own.searches.map(({ id }) => id);
    expect((await change(manage, first ?? '', 'weekly')).searches[0]?.frequency).toBe('weekly');
    expect((await change(manage, second ?? '', 'stop')).searches.map(({ id }) => id)).toEqual([first]);
    expect((await list(manage)).searches).toHaveLength(1);
  });

  it('is exported and erased with its person, and ends by itself when nobody confirms it', async () => {
    await subscribe();
    await save({ adType: 'rent' });
    await changed([1, 'new', 900_000]);
    await queueAt(NOW);
    await mailTo(layla, 'something new');
    await settled();
    await leads.dataSource.query("UPDATE mail SET admitted_at = admitted_at - interval '2 days'");
    await leads.client.request(requestPersonLink, { email: layla });
    const source = await mailTo(layla, 'Your data at');
    const token = /agency\.example\/mydata\/([\w-]+)/.exec(source)?.[1] ?? '';
    const { searches } = await leads.client.request(showPersonData, { token });
    expect(searches.map(({ name, state }) => [name, state]).toSorted()).toEqual([
      ['Homes for rent', 'pending'],
      ['Homes for sale, up to AED 1,000,000', 'active'],
    ]);
    await leads.client.request(erasePersonData, { token });
    expect(await statesOf()).toEqual([]);
    expect(await leads.dataSource.query('SELECT FROM mail WHERE recipient = $1', [layla])).toEqual([]);
    await subscribe(UP_TO_A_MILLION, { email: 'omar@example.com' });
    await save({ adType: 'rent' }, { email: 'omar@example.com' });
    await settled();
    await replica.app.get(ApplyRetention).apply(new Date(Date.now() + 31 * DAY_MS));
    expect(await statesOf()).toEqual(['active']);
  });
});

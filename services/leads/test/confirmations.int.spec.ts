import { listLeads, showLead } from '@manzil/contracts/http/leads';
import { showMailLink, useMailLink } from '@manzil/contracts/http/mail-links';
import type { Lead, SubscriptionState } from '@manzil/contracts/leads/lead';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportLeads, subscribeNewsletter } from '@manzil/contracts/leads/rpc';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { readCsv } from './read-csv.js';
import { startLeads, startReplica, type RunningLeads } from './running-leads.js';

const READER = 'reader@example.com';

describe('a subscription to the newsletter', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads(settings());
  });
  afterEach(async () => {
    await leads.deleteMail();
    await leads.dataSource.query('DELETE FROM lead');
    smtp.received.length = 0;
  });
  afterAll(async () => {
    await leads.stop();
    await smtp.stop();
  });

  const settings = () => ({ SMTP_URL: smtp.url, MAIL_FROM: 'Manzil <site@agency.example>' });
  const subscribe = async (email = READER, spamSuspected = false): Promise<boolean> => {
    const request = { email, agreed: true, page: '/', spamSuspected } as const;
    return (await leads.client.request(subscribeNewsletter, request)).created;
  };
  const subscriber = async (email = READER): Promise<Lead> => {
    const { items } = await leads.client.request(listLeads, { q: email, kinds: ['newsletter'] });
    return leads.client.request(showLead, { id: items[0]?.id ?? '' });
  };
  const stateOf = async (email = READER): Promise<SubscriptionState | null> =>
    (await subscriber(email)).subscription;
  const mails = (count: number) =>
    waitFor(`mail ${String(count)}`, () => smtp.received[count - 1]?.source.replace(/=\r?\n/g, ''));
  /** Tokens of the links of a mail, in the order of its text: confirm, unsubscribe, stop. */
  const tokensOf = (source: string): string[] => [
    ...new Set(
      [...source.matchAll(/: https:\/\/agency\.example\/mail\/([\w-]+)/g)].map(([, token = '']) => token),
    ),
  ];
  const use = (token = '') => leads.client.request(useMailLink, { token });
  const show = (token = '') => leads.client.request(showMailLink, { token });
  /** Moves all mail an hour into the past. */
  const passHour = () =>
    leads.dataSource.query(
      "UPDATE mail SET key = key || ' before', admitted_at = admitted_at - interval '61 minutes', next_attempt_at = now()",
    );

  it('is pending until the link of the mail is used, which opening it does not do', async () => {
    expect(await subscribe('Reader@Example.com')).toBe(true);
    expect(await stateOf()).toBe('pending');
    const source = await mails(1);
    expect(smtp.received[0]?.to).toEqual(['Reader@example.com']);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [confirm] = tokensOf(source);
    const shown = { purpose: 'confirm', address: 'R…@Example.com', state: 'open' };
    expect(await show(confirm)).toEqual(shown);
    expect(await stateOf()).toBe('pending');
    expect(await use(confirm)).toEqual({ ...shown, state: 'done' });
    expect(await use(confirm)).toEqual({ ...shown, state: 'done' });
    expect(await stateOf()).toBe('subscribed');
    expect(await subscribe()).toBe(false);
    await passHour();
    expect(await subscribe()).toBe(false);
    expect(smtp.received).toHaveLength(1);
  });

  it('answers a second time as it did before, and mails once an hour until it is confirmed', async () => {
    expect([await subscribe(), await subscribe(), await subscribe('READER@example.com')]).toEqual([
      true,
      false,
      false,
    ]);
    await mails(1);
    await passHour();
    expect(await subscribe()).toBe(false);
    await mails(2);
    expect((await subscriber()).notices.map(({ kind, status }) => [kind, status])).toEqual([
      ['newsletter-confirmation', 'sent'],
      ['newsletter-confirmation', 'sent'],
    ]);
  });

  it('ends by the link of its mail, and begins again as a new one', async () => {
    await subscribe();
    const [confirm, unsubscribe] = tokensOf(await mails(1));
    await use(confirm);
    expect(await show(unsubscribe)).toMatchObject({ purpose: 'unsubscribe', state: 'open' });
    expect(await use(unsubscribe)).toMatchObject({ state: 'done' });
    expect(await stateOf()).toBe('unsubscribed');
    expect(await use(confirm)).toMatchObject({ state: 'void' });
    expect(await stateOf()).toBe('unsubscribed');
    await passHour();
    expect(await subscribe()).toBe(true);
    expect(await stateOf()).toBe('pending');
    await mails(2);
  });

  it('is not mailed to an address that wants no mail, nor for spam until a person sends it', async () => {
    await subscribe();
    const [, , stop] = tokensOf(await mails(1));
    expect(await use(stop)).toMatchObject({ purpose: 'stop', state: 'done' });
    await passHour();
    await subscribe();
    await waitFor('the second mail to be cancelled', async () =>
      (await subscriber()).notices.some(({ error }) => error === 'This address wants no mail'),
    );
    await subscribe('spam@example.com', true);
    expect(await subscribe('spam@example.com')).toBe(true);
    await mails(2);
    expect(smtp.received.map(({ to }) => to)).toEqual([[READER], ['spam@example.com']]);
  });

  it('waits over the limit of a day instead of being lost', async () => {
    await subscribe();
    await mails(1);
    await leads.dataSource.query(
      `INSERT INTO mail (key, kind, lead_id, recipient, mailbox, admitted_at, status)
       SELECT n::text, 'lead-answer', lead_id, recipient, mailbox, now() - interval '2 hours', 'sent'
       FROM mail, generate_series(1, 2) n`,
    );
    await passHour();
    await subscribe();
    const waiting = await waitFor('the mail to be postponed', async () =>
      (await subscriber()).notices.find(({ status, error }) => status === 'waiting' && error !== null),
    );
    expect(waiting.error).toBe('3 mails went to this address within a day');
    await leads.dataSource.query(
      "UPDATE mail SET admitted_at = admitted_at - interval '1 day', next_attempt_at = now()",
    );
    await mails(2);
  });

  it('waits without a mail server, and is confirmed when there is one', async () => {
    const withMail = leads;
    leads = await startLeads();
    expect(await subscribe()).toBe(true);
    expect((await subscriber()).notices).toMatchObject([{ status: 'no-server' }]);
    const withServer = await startReplica(leads, settings());
    const [confirm] = tokensOf(await mails(1));
    await use(confirm);
    expect(await stateOf()).toBe('subscribed');
    await withServer.stop();
    await leads.stop();
    leads = withMail;
  });

  it('of the release before stays, and is found by its state', async () => {
    await leads.dataSource.query(
      `INSERT INTO lead (kind, email, consent_text, consented_at) VALUES ('newsletter', $1, 'I agree', now())`,
      ['former@example.com'],
    );
    await subscribe();
    expect(await stateOf('former@example.com')).toBe('subscribed');
    expect(await subscribe('former@example.com')).toBe(false);
    for (const [subscription, email] of [
      ['subscribed', 'former@example.com'],
      ['pending', READER],
    ] as const) {
      const { items } = await leads.client.request(listLeads, { subscription });
      expect(items.map((item) => item.email)).toEqual([email]);
      const { csv } = await leads.client.request(exportLeads, { subscription });
      const [head = [], row = []] = readCsv(csv);
      expect(row[head.indexOf('Newsletter')]).toBe(subscription);
    }
    expect((await leads.client.request(listLeads, { subscription: 'unsubscribed' })).total).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { showLead } from '@manzil/contracts/http/leads';
import { showMailLink, useMailLink } from '@manzil/contracts/http/mail-links';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EnquiryKind, LeadNotice } from '@manzil/contracts/leads/lead';
import { submitEnquiry, submitPopup, subscribeNewsletter, updateLead } from '@manzil/contracts/leads/rpc';
import { confirmedInitialRules } from '@manzil/rules/confirmed-rules';
import { costsOf, readAsOf, readCostQuestion } from '@manzil/rules/cost-question';
import { asOfTime, RuleBook } from '@manzil/rules/in-force';
import { alteredToken } from '@manzil/testing/altered-token';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { readMail } from './read-mail.js';
import { startLeads, startReplica, type RunningLeads } from './running-leads.js';
import { startStubContent } from './stub-content.js';
import { HOME, startStubListings, type StubListings } from './stub-listings.js';

const LISTING = { reference: 'X', pagelink: HOME.pagelink, title: 'Win a prize at evil.example' };

describe('the answer to an enquiry', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  let listings: StubListings;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads(settings());
    listings = await startStubListings(leads.natsUrl);
  });
  afterEach(async () => {
    await leads.deleteMail();
    smtp.behaviour = 'accept';
    smtp.received.length = 0;
  });
  afterAll(async () => {
    await listings.stop();
    await leads.stop();
    await smtp.stop();
  });

  const settings = () =>
    ({ SMTP_URL: smtp.url, MAIL_FROM: 'Manzil <site@agency.example>', LEAD_ANSWERS: 'on' }) as const;
  const enquire = async (
    kind: EnquiryKind,
    email: string,
    more: { message?: string; spamSuspected?: boolean; id?: string } = {},
  ): Promise<string> => {
    const { id = randomUUID(), message = 'May I see it?', spamSuspected = false } = more;
    await leads.client.request(submitEnquiry, {
      id,
      kind,
      email,
      message,
      spamSuspected,
      page: '/',
      name: 'Buy at www.evil.example',
      ...(kind === 'listing' && { listing: LISTING }),
    });
    return id;
  };
  const answerOf = async (id: string): Promise<LeadNotice | undefined> =>
    (await leads.client.request(showLead, { id })).notices.find(({ kind }) => kind === 'lead-answer');
  const reached = (id: string, status: LeadNotice['status']): Promise<LeadNotice> =>
    waitFor(`the answer to be ${status}`, async () => {
      const answer = await answerOf(id);
      return answer?.status === status ? answer : undefined;
    });
  const passDelay = () =>
    leads.dataSource.query("UPDATE mail SET next_attempt_at = now() WHERE status = 'waiting'");
  const sourceOf = (index = 0): string => smtp.received[index]?.source ?? '';
  const header = (name: string, index = 0): string | undefined =>
    new RegExp(`^${name}: ((?:.|\r\n[ \t])*)$`, 'im').exec(sourceOf(index))?.[1]?.replace(/\r\n[ \t]+/g, ' ');
  const tokenOf = (index = 0): string =>
    /\/mail\/([\w-]+)/.exec(header('List-Unsubscribe', index) ?? '')?.[1] ?? '';

  it('names the home as listings offers it, the adviser, what was written, and when word comes', async () => {
    const id = await enquire('listing', 'layla@example.com', {
      message: 'May I see it?\nSee http://evil.example/pay or evil.example <b>now</b>',
    });
    await reached(id, 'sent');
    expect(smtp.received).toMatchObject([{ from: 'site@agency.example', to: ['layla@example.com'] }]);
    expect(header('Subject')).toBe(`Your enquiry about ${HOME.title} has arrived`);
    const source = sourceOf();
    for (const text of [
      'AED 2,350,000',
      `https://agency.example/${HOME.pagelink}`,
      'Leila Haddad, +971 50 123 4567',
      'An adviser will reply within one working day.',
      '> May I see it?',
      'evil. example &lt;b&gt;now&lt;/b&gt;',
    ])
      expect(source).toContain(text);
    expect(source).not.toMatch(/evil\.example|prize/);
  });

  it('names the cash that the home needs, with a link that gives it again, where rules are confirmed', async () => {
    const content = await startStubContent(leads.natsUrl);
    const answer = async (): Promise<string> => {
      const sent = smtp.received.length;
      await reached(await enquire('listing', `${randomUUID()}@example.com`), 'sent');
      return readMail(smtp.received[sent]?.raw.toString('latin1') ?? '').text;
    };
    expect(await answer()).not.toMatch(/Cash needed|cost-estimate/);
    content.rules = confirmedInitialRules('2026-11-01T00:00:00Z');
    const text = await answer();
    // Registration 94,000, title deed 580, trustee 4,200, commission 49,350.
    expect(text).toContain('Cash needed without a mortgage, fees included: AED 2,498,130');
    expect(text).toMatch(/An estimate by the rules of \d{1,2} \w+ \d{4}\. Demo figures/);
    const { searchParams } = new URL(/https:\/\/\S+\/cost-estimate\?\S+/.exec(text)?.[0] ?? '');
    const asOf = readAsOf(searchParams.get('asOf'), new Date().toISOString());
    const question = readCostQuestion((name) => searchParams.get(name));
    expect(question && costsOf(question, new RuleBook(content.rules), asOfTime(asOf ?? ''))).toMatchObject({
      cash: 2_498_130,
    });
    await listings.stop();
    listings = await startStubListings(leads.natsUrl, { ...HOME, emirate: 'Sharjah' });
    expect(await answer()).not.toMatch(/Cash needed|cost-estimate/);
    await listings.stop();
    listings = await startStubListings(leads.natsUrl);
    await content.stop();
  });

  it('is recognised as automatic, is answered to the agency, and has a link and a button to end it', async () => {
    const id = await enquire('contact', 'layla@example.com');
    await reached(id, 'sent');
    expect(header('Auto-Submitted')).toBe('auto-generated');
    expect(header('Reply-To')).toBeUndefined();
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header('List-Unsubscribe')).toBe(`<https://agency.example/mail/${tokenOf()}>`);
    expect(sourceOf().replace(/\s/g, '')).toContain(`href="https://agency.example/mail/${tokenOf()}"`);
    expect(Buffer.from(tokenOf(), 'base64url').toString('latin1')).not.toContain('layla');
  });

  it('answers the popup, and neither a newsletter nor spam, unless it is sent again by a person', async () => {
    const popup = randomUUID();
    await leads.client.request(submitPopup, {
      id: popup,
      name: 'Layla',
      email: 'popup@example.com',
      phone: '501234567',
      dialCode: '+971',
      helpOption: 'Rent',
    });
    await reached(popup, 'sent');
    expect(header('Subject')).toBe('Your enquiry about renting a home has arrived');
    const subscription = {
      email: 'reader@example.com',
      agreed: true,
      page: '/',
      spamSuspected: false,
    } as const;
    await leads.client.request(subscribeNewsletter, subscription);
    const spam = await enquire('sell', 'spam@example.com', { spamSuspected: true });
    expect(await answerOf(spam)).toBeUndefined();
    await enquire('sell', 'spam@example.com', { id: spam });
    await reached(spam, 'sent');
    const answers = smtp.received.filter(({ source }) => source.includes('has arrived'));
    expect(answers.map(({ to }) => to)).toEqual([['popup@example.com'], ['spam@example.com']]);
  });

  it('goes once an hour for a kind of form and three times a day to one mailbox, whatever the spelling', async () => {
    const replica = await startReplica(leads, settings());
    const contacts = await Promise.all(
      ['a@example.com', 'A@example.com', 'a+1@example.com', 'a+2@Example.com'].map((email) =>
        enquire('contact', email),
      ),
    );
    await waitFor('each to be finished', async () =>
      (await Promise.all(contacts.map(answerOf))).every((answer) => answer?.status !== 'waiting'),
    );
    expect(smtp.received).toHaveLength(1);
    for (const kind of ['sell', 'mortgage'] as const)
      await reached(await enquire(kind, 'a@example.com'), 'sent');
    const fourth = await reached(await enquire('listing', 'a@example.com'), 'cancelled');
    expect(fourth.error).toBe('3 mails went to this address within a day');
    await reached(await enquire('contact', 'b@example.com'), 'sent');
    await leads.dataSource.query("UPDATE mail SET admitted_at = admitted_at - interval '1 day'");
    await reached(await enquire('contact', 'a@example.com'), 'sent');
    await replica.stop();
    expect(smtp.received).toHaveLength(5);
  });

  it('is not sent to an address whose owner has used the link, also after the lead was deleted', async () => {
    const id = await enquire('contact', 'Layla@example.com');
    await reached(id, 'sent');
    const token = tokenOf();
    await leads.dataSource.query('DELETE FROM lead');
    const shown = { purpose: 'stop', address: 'L…@example.com', state: 'open' };
    expect(await leads.client.request(showMailLink, { token })).toEqual(shown);
    expect(await leads.client.request(showMailLink, { token })).toEqual(shown);
    expect(await leads.client.request(useMailLink, { token })).toEqual({ ...shown, state: 'done' });
    expect(await leads.client.request(useMailLink, { token })).toEqual({ ...shown, state: 'done' });
    expect(await leads.client.request(showMailLink, { token })).toEqual({ ...shown, state: 'done' });
    const next = await reached(await enquire('sell', 'layla+x@example.com'), 'cancelled');
    expect(next.error).toBe('This address wants no mail');
    for (const wrong of [alteredToken(token), '', 'abc', token.slice(0, 20)])
      await expect(leads.client.request(useMailLink, { token: wrong })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });

  it('is sent without a home that is not offered, and waits while listings is unavailable', async () => {
    await listings.stop();
    const waiting = await enquire('listing', 'a@example.com');
    await waitFor('the first attempt', async () => (await answerOf(waiting))?.error);
    listings = await startStubListings(leads.natsUrl, { ...HOME, withdrawnAt: HOME.updatedAt });
    await passDelay();
    await reached(waiting, 'sent');
    expect(header('Subject')).toBe('Your enquiry about a property has arrived');
    expect(sourceOf()).not.toContain(HOME.pagelink);
    await listings.stop();
    listings = await startStubListings(leads.natsUrl);
  });

  it('is given up when it is refused, and sent when the server closed the connection in mid-message', async () => {
    smtp.behaviour = 'refuse';
    const refused = await enquire('contact', 'nobody@example.com');
    expect((await reached(refused, 'failed')).error).toContain('There is no such mailbox');
    smtp.behaviour = 'drop';
    const dropped = await enquire('contact', 'layla@example.com');
    await waitFor('the first attempt', async () => (await answerOf(dropped))?.error);
    smtp.behaviour = 'accept';
    await passDelay();
    await reached(dropped, 'sent');
    expect(smtp.received.map(({ to }) => to)).toEqual([['layla@example.com']]);
  });

  it('is not sent for a lead that is done, nor a day late', async () => {
    smtp.behaviour = 'busy';
    const done = await enquire('contact', 'a@example.com');
    const late = await enquire('contact', 'b@example.com');
    await waitFor('the first attempts', async () =>
      (await Promise.all([answerOf(done), answerOf(late)])).every((answer) => answer?.error),
    );
    await leads.client.request(updateLead, { id: done, expectedVersion: 1, status: 'done', by: 'noor' });
    await leads.dataSource.query(
      "UPDATE mail SET created_at = created_at - interval '25 hours' WHERE lead_id = $1",
      [late],
    );
    await leads.mailIsAtRest();
    smtp.behaviour = 'accept';
    await passDelay();
    await waitFor('both to be cancelled', async () => {
      await passDelay();
      const ends = await Promise.all([answerOf(done), answerOf(late)]);
      return ends.every((answer) => answer?.status === 'cancelled');
    });
    expect(smtp.received).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { showLead } from '@manzil/contracts/http/leads';
import { listMailTexts, saveMailTexts } from '@manzil/contracts/http/mail-texts';
import { previewMails } from '@manzil/contracts/http/mails';
import { listFreeTimes } from '@manzil/contracts/http/viewings';
import { requestPersonLink } from '@manzil/contracts/leads/person-rpc';
import { submitEnquiry, subscribeNewsletter } from '@manzil/contracts/leads/rpc';
import { saveSearch } from '@manzil/contracts/leads/saved-search-rpc';
import * as rpc from '@manzil/contracts/leads/viewing-rpc';
import { confirmedInitialRules } from '@manzil/rules/confirmed-rules';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMail } from './read-mail.js';
import { startStubContent } from './stub-content.js';
import { startLeads, type RunningLeads } from './running-leads.js';
import { HOME, startStubListings, type StubListings } from './stub-listings.js';

const leila = { username: 'leila@agency.example', role: 'agent' as const };
const home = {
  ...HOME,
  withdrawnAt: null,
  title: '2BR in Marina Gate, Tower 2',
  titleAr: 'شقة بغرفتي نوم في مارينا جيت',
  adType: 'rent' as const,
  price: 120_000,
  cheques: 4,
  agent: { name: 'Leila Haddad', email: leila.username, phone: '+971501234567', photo: null, licence: null },
};
const COSTS = 'النقد المطلوب في اليوم الأول: 44,650 درهم، ثم 10,500 درهم شهرياً';
const site = 'https://agency.example';
const language = 'ar' as const;

describe('mail to somebody who used the site in Arabic', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  let listings: StubListings;
  let content: Awaited<ReturnType<typeof startStubContent>>;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Agency <site@agency.example>',
      LEAD_ANSWERS: 'on',
      LEAD_NOTIFY_TO: ['office@agency.example'],
    });
    listings = await startStubListings(leads.natsUrl, home);
    content = await startStubContent(leads.natsUrl);
    content.rules = confirmedInitialRules('2026-11-01T00:00:00Z');
  });
  afterAll(async () => {
    await content.stop();
    await listings.stop();
    await leads.stop();
    await smtp.stop();
  });

  const newAddress = (): string => `${randomUUID()}@example.com`;
  const mailsTo = (email: string) =>
    smtp.received
      .filter(({ to }) => to.includes(email))
      .map(({ raw }) => readMail(raw.toString('latin1')))
      .map(({ text, ...mail }) => ({ ...mail, text: text.replaceAll('\r\n', '\n') }));
  const mailTo = (email: string, subject = /./) =>
    waitFor(`a mail ${String(subject)} to ${email}`, () =>
      mailsTo(email).find((mail) => subject.test(mail.subject)),
    );
  const linksIn = (text: string): string[] => text.match(/https:\/\/\S+/g) ?? [];

  it('answers an enquiry in Arabic, and tells staff in English which language it was', async () => {
    const [id, email] = [randomUUID(), newAddress()];
    const listing = { reference: 'X', pagelink: home.pagelink, title: home.title };
    await leads.client.request(submitEnquiry, {
      ...{ id, email, listing, language, kind: 'listing', name: 'ليلى', page: '/ar', message: 'هل هو متاح؟' },
    });
    const { subject, text, html } = await mailTo(email);
    expect(subject).toBe(`وصلنا استفسارك عن \u2068${home.titleAr}\u2069`);
    expect(text).toContain(COSTS);
    expect(text).toContain('رسالتك:\n> هل هو متاح؟');
    expect(text).toContain('\u2068Leila Haddad\u2069، \u2068+971 50 123 4567\u2069');
    expect(linksIn(text)).not.toHaveLength(0);
    for (const link of linksIn(text)) expect(link).toMatch(/^https:\/\/[^/]+\/ar\//);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(`/ar/${home.pagelink}"`);
    const notice = await mailTo('office@agency.example');
    expect(notice.text).toContain('Language: Arabic');
    expect(await leads.client.request(showLead, { id })).toMatchObject({ language });
  });

  it('asks for the confirmation of the newsletter in the language of the latest form', async () => {
    const email = newAddress();
    const form = { email, agreed: true, page: 'Subscribe' } as const;
    await leads.client.request(subscribeNewsletter, { ...form, spamSuspected: true });
    await leads.client.request(subscribeNewsletter, { ...form, language });
    const { subject, text } = await mailTo(email);
    expect(subject).toBe('يرجى تأكيد اشتراكك في نشرتنا البريدية');
    expect(text).toContain(`تأكيد الاشتراك:\n${site}/ar/mail/`);
  });

  it('names a saved search in Arabic', async () => {
    const email = newAddress();
    const criteria = { adType: 'rent', type: 'Apartment', bedrooms: 2, maxPrice: 90_000 } as const;
    await leads.client.request(saveSearch, { email, frequency: 'daily', criteria, language });
    const { text } = await mailTo(email);
    expect(text).toContain('\u2068شقق للإيجار بغرفتي نوم، حتى 90,000 درهم\u2069');
    expect(text).toContain(`تأكيد هذا التنبيه:\n${site}/ar/mail/`);
    const stored = { email, language };
    await leads.client.request(requestPersonLink, stored);
    const link = await mailTo(email, /^بياناتك لدى/);
    expect(link.text).toContain(`عرض بياناتي:\n${site}/ar/mydata/`);
  });

  it('books a viewing and moves it by its mail, with Arabic entries for the calendar', async () => {
    await leads.client.request(rpc.saveViewingSchedule, {
      hours: {
        openings: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: '18:00' })),
        ...{ duration: 30, notice: 48, daysOff: [] },
      },
      ...{ adviser: leila.username, expectedVersion: 0, asMember: leila },
    });
    const { times } = await leads.client.request(listFreeTimes, { pagelink: home.pagelink });
    const [first = '', second = ''] = times;
    const email = newAddress();
    const form = {
      ...{ pagelink: home.pagelink, startsAt: first, name: 'Layla', email, phone: '050 123 4567' },
      ...{ page: '/ar', consentText: 'أوافق.', language },
    };
    await leads.client.request(rpc.bookViewing, { ...form, id: randomUUID() });
    const booked = await mailTo(email, /^موعد معاينتك/);
    expect(booked.text).toContain(`لمعاينة \u2068${home.title}\u2069`);
    expect(booked.event).toContain(`SUMMARY:معاينة: \u2068${home.title.replace(',', '\\,')}\u2069`);
    expect(booked.event).toContain(`URL;VALUE=URI:${site}/ar/${home.pagelink}`);
    await expect(leads.client.request(rpc.bookViewing, { ...form, id: randomUUID() })).rejects.toThrow(
      /لم يعد متاحاً/,
    );
    expect(booked.text).toContain(COSTS);
    const adviser = await mailTo(leila.username);
    expect(adviser.subject).toMatch(/^Viewing on /);
    expect(adviser.text).toContain('Language: Arabic');
    const token = /\/ar\/viewings\/([\w-]+)/.exec(booked.text)?.[1] ?? '';
    await leads.client.request(rpc.changeOwnViewing, { token, change: { act: 'move', startsAt: second } });
    expect((await mailTo(email, /^الموعد الجديد/)).event).toContain('SEQUENCE:1');
  });

  it('is shown to staff in both languages, whose words are chosen by themselves', async () => {
    const { previews } = await leads.client.request(previewMails, {});
    const languagesOf = (of: string): string[] =>
      previews.filter(({ kind }) => kind === of).map((preview) => preview.language);
    expect(languagesOf('viewing-booked')).toEqual(['en', 'ar']);
    expect(languagesOf('person-data')).toEqual(['en', 'ar']);
    expect(languagesOf('new-lead')).toEqual(['en']);
    const texts = { subject: 'شكراً على {about}', opening: 'وصلنا {about}.', closing: 'المكتب' };
    const saved = { kind: 'lead-answer', language, texts, expectedVersion: 0, by: 'noor' } as const;
    await expect(leads.client.request(saveMailTexts, saved)).resolves.toMatchObject({ language, version: 1 });
    const { items } = await leads.client.request(listMailTexts, {});
    const versions = items.filter(({ kind }) => kind === 'lead-answer').map(({ version }) => version);
    expect(versions).toEqual([0, 1]);
  });
});

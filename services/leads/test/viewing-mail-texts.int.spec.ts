import { randomUUID } from 'node:crypto';
import { previewMails } from '@manzil/contracts/http/mails';
import { listFreeTimes, listViewings, showOwnViewing } from '@manzil/contracts/http/viewings';
import { expect, it } from 'vitest';
import { testMail } from '@manzil/contracts/leads/mail-log-rpc';
import type { EditableMailKind } from '@manzil/contracts/leads/mail-texts';
import { saveMailTexts } from '@manzil/contracts/http/mail-texts';
import * as rpc from '@manzil/contracts/leads/viewing-rpc';
import { startSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { RemindVisitors } from '../src/pipeline/viewing/remind-visitors.js';
import { readMail } from './read-mail.js';
import { startLeads, startReplica } from './running-leads.js';
import { HOME, startStubListings } from './stub-listings.js';

const leila = { username: 'leila@agency.example', role: 'agent' as const };
const HOUR_MS = 3_600_000;
const VIEWING_KINDS = [
  'viewing-booked',
  'viewing-moved',
  'viewing-cancelled',
  'viewing-reminder',
] as const satisfies readonly EditableMailKind[];

it('mail about a viewing is sent, previewed and tested in the words that admins chose, and still is an event', async () => {
  const smtp = await startSmtp();
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'Agency <site@agency.example>' };
  const leads = await startLeads(settings);
  const agent = { name: 'Leila Haddad', email: leila.username, phone: null, photo: null, licence: null };
  const home = { ...HOME, withdrawnAt: null, agent };
  const listings = await startStubListings(leads.natsUrl, home);
  const replica = await startReplica(leads, settings);
  const mailTo = (email: string, subject: RegExp) =>
    waitFor(`a mail ${String(subject)} to ${email}`, () =>
      smtp.received
        .filter(({ to }) => to.includes(email))
        .map(({ source }) => readMail(source))
        .find((mail) => subject.test(mail.subject)),
    );
  const free = async (): Promise<string> =>
    (await leads.client.request(listFreeTimes, { pagelink: home.pagelink })).times[0] ?? '';
  await leads.client.request(rpc.saveViewingSchedule, {
    hours: {
      openings: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: '18:00' })),
      duration: 30,
      notice: 48,
      daysOff: [],
    },
    adviser: leila.username,
    expectedVersion: 0,
    asMember: leila,
  });
  for (const kind of VIEWING_KINDS) {
    const texts = {
      subject: `Own ${kind}: {time}`,
      opening: 'Dear guest,\n\n<b>{home}</b> with {who} at {site}, {time}.',
      closing: 'Yours, {site}',
    };
    const saved = { kind, texts, expectedVersion: 0, by: 'noor' };
    await leads.client.request(saveMailTexts, saved);
    const timeless = { ...texts, opening: 'We meet there.' };
    await expect(
      leads.client.request(saveMailTexts, { ...saved, texts: timeless, expectedVersion: 1 }),
    ).rejects.toMatchObject({ extra: { issues: [{ field: 'opening' }] } });
  }

  const email = `${randomUUID()}@example.com`;
  const startsAt = await free();
  await leads.client.request(rpc.bookViewing, {
    id: randomUUID(),
    pagelink: home.pagelink,
    startsAt,
    mode: 'video',
    name: 'Layla',
    email,
    phone: '050 123 4567',
    page: `/${home.pagelink}`,
    consentText: 'I agree.',
  });
  const booked = await mailTo(email, /^Own viewing-booked: /);
  expect(booked.text).toContain(`<b>${home.title}</b> with Leila Haddad at agency.example, `);
  expect(booked.text).toContain('Yours, agency.example');
  expect(booked.event).toContain('Dear guest');
  const toAdviser = (await mailTo(leila.username, /^Viewing on/)).text;
  expect(toAdviser).toContain('You have a viewing of');
  // A video call has no location.
  expect(booked.text).toContain('This viewing is a video call.');
  expect(booked.event).toContain('SUMMARY:Video viewing: ');
  expect(booked.event).not.toContain('LOCATION');
  expect(toAdviser).toContain('please send the visitor the link');
  const listed = await leads.client.request(listViewings, { asMember: leila });
  expect(listed).toMatchObject({ viewings: [{ mode: 'video' }] });
  const soon = new Date(new Date(startsAt).getTime() - 1.9 * HOUR_MS);
  await replica.app.get(RemindVisitors).remind(soon);
  await mailTo(email, /^Own viewing-reminder: /);
  const token = /\/viewings\/([\w-]+)/.exec(booked.text)?.[1] ?? '';
  expect(await leads.client.request(showOwnViewing, { token })).toMatchObject({ mode: 'video' });
  const move = { act: 'move', startsAt: await free() } as const;
  await leads.client.request(rpc.changeOwnViewing, { token, change: move });
  await mailTo(email, /^Own viewing-moved: /);
  await leads.client.request(rpc.changeOwnViewing, { token, change: { act: 'cancel' } });
  expect((await mailTo(email, /^Own viewing-cancelled: /)).event).toContain('METHOD:CANCEL');

  const { previews } = await leads.client.request(previewMails, {});
  for (const kind of VIEWING_KINDS) {
    const preview = previews.find((each) => each.kind === kind);
    expect(preview?.subject).toMatch(new RegExp(`^Own ${kind}: `));
    expect(preview?.html).toContain('&lt;b&gt;Two-bedroom');
    const test = { kind, memberId: randomUUID(), recipient: `${kind}@agency.example` };
    await leads.client.request(testMail, test);
    await mailTo(test.recipient, new RegExp(`^Own ${kind}: `));
  }
  await replica.stop();
  await listings.stop();
  await leads.stop();
  await smtp.stop();
});

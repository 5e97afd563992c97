import { randomUUID } from 'node:crypto';
import { showOwnViewing } from '@manzil/contracts/http/viewings';
import { submitEnquiry } from '@manzil/contracts/leads/rpc';
import * as rpc from '@manzil/contracts/leads/viewing-rpc';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeDisabledMembers } from '../src/pipeline/routing/store-disabled-members.js';
import { readMail } from './read-mail.js';
import { startLeads, type RunningLeads } from './running-leads.js';

const sara = { username: 'sara', role: 'editor' as const };
const boss = { username: 'boss', name: 'Salem Rashid', email: 'salem@agency.example' };
const HOUR_MS = 3_600_000;

let smtp: TestSmtp;
let leads: RunningLeads;
beforeAll(async () => {
  smtp = await startSmtp();
  leads = await startLeads({ SMTP_URL: smtp.url, MAIL_FROM: 'Agency <site@agency.example>' });
});
afterAll(async () => {
  await leads.stop();
  await smtp.stop();
});

const list = (people: (typeof boss)[]): Promise<void> =>
  storeDisabledMembers(leads.dataSource.manager, { usernames: [], people, at: new Date().toISOString() });
const mailTo = (email: string, subject: RegExp) =>
  waitFor(`a mail ${String(subject)} to ${email}`, () =>
    smtp.received
      .filter(({ to }) => to.includes(email))
      .map(({ source }) => readMail(source))
      .find((mail) => subject.test(mail.subject)),
  );

it('clients read the name of their adviser, whose own address is mailed; no user name is in a mail, event or page', async () => {
  await list([boss]);
  const leadId = randomUUID();
  const email = 'layla@example.com';
  const enquiry = { id: leadId, name: 'Layla', email, message: 'Hello', page: '/' };
  await leads.client.request(submitEnquiry, { ...enquiry, kind: 'contact' });
  const startsAt = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 96 * HOUR_MS).toISOString();
  const wanted = { id: randomUUID(), leadId, adviser: boss.username, startsAt, outsideHours: true };
  await leads.client.request(rpc.bookLeadViewing, { ...wanted, asMember: sara });
  const booked = await mailTo(email, /^Your viewing on/);
  expect(booked.text).toContain('with Salem Rashid.');
  const toAdviser = await mailTo(boss.email, /^Viewing on/);
  for (const { subject, text, event } of [booked, toAdviser])
    expect(`${subject} ${text} ${event}`).not.toMatch(/boss/i);

  // As earlier releases stored it.
  await leads.dataSource.query(
    `UPDATE viewing SET adviser_contact = '{"name":"boss","phone":null}' WHERE id = $1`,
    [wanted.id],
  );
  const token = /\/viewings\/([\w-]+)/.exec(booked.text)?.[1] ?? '';
  const show = () => leads.client.request(showOwnViewing, { token });
  expect((await show()).adviser).toEqual({ name: 'Salem Rashid', phone: null });
  await list([{ ...boss, name: '' }]);
  expect((await show()).adviser).toEqual({ name: 'Our adviser', phone: null });
});

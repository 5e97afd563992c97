import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveMailSettings, showMailSettings } from '@manzil/contracts/http/mails';
import type { MailSettings } from '@manzil/contracts/leads/mail-settings';
import { bookLeadViewing } from '@manzil/contracts/leads/viewing-rpc';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { MailSettings as MailSettingsService } from '../src/mail/settings/mail-settings.js';
import { readMail } from './read-mail.js';
import { sendContactForm } from './send-contact-form.js';
import { startLeads, startReplica, type RunningLeads } from './running-leads.js';

const HOUR_MS = 3_600_000;
const OFFICE = 'office@agency.example';

describe('the mail server and the recipients of new leads', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads();
  });
  afterAll(async () => {
    await leads.stop();
    await smtp.stop();
  });

  const show = (): Promise<MailSettings> => leads.client.request(showMailSettings, {});
  const form = async (change: object = {}) => ({
    notifyTo: [OFFICE],
    host: '127.0.0.1',
    port: Number(new URL(smtp.url).port),
    encryption: 'none' as const,
    username: '',
    password: '',
    senderName: 'The agency',
    senderAddress: 'site@agency.example',
    expectedVersion: (await show()).version,
    ...change,
  });
  const save = async (change: object = {}): Promise<MailSettings> =>
    leads.client.request(saveMailSettings, await form(change));
  const enquire = (): Promise<string> => sendContactForm(leads.client);

  it('are used from the next lead on, without a restart', async () => {
    expect(await show()).toMatchObject({ notifyTo: [], host: '', hasPassword: false, version: 0 });
    expect(await save()).toMatchObject({ notifyTo: [OFFICE], host: '127.0.0.1', version: 1 });
    await enquire();
    const [mail] = await waitFor('the mail to the office', () =>
      smtp.received.length > 0 ? smtp.received : undefined,
    );
    expect(mail?.to).toEqual([OFFICE]);
    expect(mail?.from).toBe('site@agency.example');
  });

  it('are those of the organizer in the calendar event of a viewing', async () => {
    await save();
    const leadId = await enquire();
    const startsAt = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 96 * HOUR_MS).toISOString();
    await leads.client.request(bookLeadViewing, {
      id: randomUUID(),
      leadId,
      adviser: 'sara',
      startsAt,
      outsideHours: true,
      asMember: { username: 'sara', role: 'editor' },
    });
    const { source } = await waitFor('the confirmation', () =>
      smtp.received.find(
        ({ to, source }) => to.includes('layla@example.com') && source.includes('text/calendar'),
      ),
    );
    expect(readMail(source).event).toMatch(/^ORGANIZER;.*mailto:site@agency\.example\r?$/m);
  });

  it('keep a password that is not entered again, and send it to no other server', async () => {
    const login = { host: 'smtp.example.com', port: 587, encryption: 'starttls', username: 'site' };
    const stored = await save({ ...login, password: 'a lamp' });
    expect(stored).toMatchObject({ username: 'site', hasPassword: true });
    expect(JSON.stringify(stored)).not.toContain('a lamp');
    expect(await save({ ...login, senderName: 'Agency' })).toMatchObject({ hasPassword: true });
    for (const change of [{ host: 'smtp.example.net' }, { port: 2525 }, { username: 'other' }])
      await expect(save({ ...login, ...change })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        extra: { issues: [{ field: 'password' }] },
      });
    expect(await save({ ...login, username: '' })).toMatchObject({ hasPassword: false });
  });

  it('are not changed over the change of another member', async () => {
    const { version } = await show();
    await save();
    await expect(save({ expectedVersion: version })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('give way to the environment, which the answer says, and stay stored', async () => {
    await save();
    const replica = await startReplica(leads, {
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      MAIL_FROM: 'Agency <site@agency.example>',
      LEAD_NOTIFY_TO: ['boss@agency.example'],
    });
    const settings = replica.app.get(MailSettingsService);
    expect(await settings.show()).toMatchObject({
      notifyTo: ['boss@agency.example'],
      host: 'mail.example.com',
      port: 465,
      encryption: 'tls',
      username: 'user',
      hasPassword: true,
      fromEnvironment: { notifyTo: true, server: true },
    });
    await settings.save(await form({ notifyTo: [], host: 'smtp.example.org' }));
    await replica.stop();
    expect(await show()).toMatchObject({ notifyTo: [OFFICE], host: '127.0.0.1' });
  });
});

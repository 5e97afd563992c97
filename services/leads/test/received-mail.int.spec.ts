import { randomUUID } from 'node:crypto';
import { replyToLead, showReplyContext } from '@manzil/contracts/http/lead-replies';
import { showTimeline } from '@manzil/contracts/http/lead-timeline';
import { showLead } from '@manzil/contracts/http/leads';
import { saveIncomingMail, showIncomingMail, testIncomingMail } from '@manzil/contracts/http/mails';
import { erasePersonData, showPersonData } from '@manzil/contracts/http/person-data';
import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { submitEnquiry, updateLead } from '@manzil/contracts/leads/rpc';
import { startImap, type TestImap } from '@manzil/testing/imap';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { IncomingMailSettings } from '../src/mail/incoming/incoming-mail-settings.js';
import { ReadIncomingMail } from '../src/pipeline/received-mail/read-incoming-mail.js';
import { storeDisabledMembers } from '../src/pipeline/routing/store-disabled-members.js';
import { readMail } from './read-mail.js';
import { startLeads, startReplica, type RunningLeads } from './running-leads.js';

const ADDRESS = 'replies@agency.example';
const OFFICE = 'office@agency.example';
const sara = { username: 'sara', role: 'editor' as const };

let smtp: TestSmtp;
let imap: TestImap;
let leads: RunningLeads;
beforeAll(async () => {
  [smtp, imap] = await Promise.all([startSmtp(), startImap()]);
  leads = await startLeads({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Manzil <site@agency.example>',
    LEAD_NOTIFY_TO: [OFFICE],
  });
  const people = [{ username: 'sara', name: 'Sara Khan', email: 'sara.khan@agency.example' }];
  await storeDisabledMembers(leads.dataSource.manager, {
    usernames: [],
    people,
    at: new Date().toISOString(),
  });
  await save();
  await readUntil('the mailbox to be known', async () => (await show()).checkedAt !== null);
});
afterEach(async () => {
  await leads.deleteMail();
  smtp.received.length = 0;
});
afterAll(async () => {
  await leads.stop();
  await imap.stop();
  await smtp.stop();
});

const show = () => leads.client.request(showIncomingMail, {});
const save = async (change: object = {}) =>
  leads.client.request(saveIncomingMail, {
    host: '127.0.0.1',
    port: imap.port,
    encryption: 'none',
    username: imap.username,
    password: imap.password,
    folder: '',
    address: ADDRESS,
    expectedVersion: (await show()).version,
    ...change,
  });
const read = (): Promise<void> => leads.get(ReadIncomingMail).read();
/** The job of the service may be reading at the same time, when a call reads nothing. */
const readUntil = (what: string, isDone: () => Promise<unknown> | boolean) =>
  waitFor(what, async () => {
    await read();
    return isDone();
  });
const readUntilStored = (leadId: string, count = 1) =>
  readUntil(`the mail ${String(count)} of the lead`, async () => (await received(leadId)).length >= count);

const enquire = async (email = `${randomUUID()}@example.com`): Promise<{ id: string; email: string }> => {
  const id = randomUUID();
  const fields = { name: 'Layla', email, message: 'Free?', page: '/' };
  await leads.client.request(submitEnquiry, { id, kind: 'contact', ...fields });
  return { id, email };
};
const timeline = async (leadId: string) =>
  (await leads.client.request(showTimeline, { leadId, asMember: sara })).entries;
const received = async (leadId: string) =>
  (await timeline(leadId)).filter(({ kind }) => kind === 'email-received');

/** Sends a reply from the backend, and returns the mail as it arrived. */
const reply = async (leadId: string) => {
  const one = { kind: 'email' as const, id: randomUUID(), subject: 'Villa 7', text: 'Monday?' };
  await leads.client.request(replyToLead, { leadId, reply: one, asMember: sara });
  const { source } = await waitFor('the reply to be sent', () =>
    smtp.received.find((mail) => mail.source.includes(`<${one.id}@`)),
  );
  await waitFor('the reply to be stored as sent', async () =>
    (await timeline(leadId)).some(({ id, mail }) => id === one.id && mail?.status === 'sent'),
  );
  return { ...one, messageId: `<${one.id}@agency.example>`, replyTo: readMail(source).replyTo };
};

interface Message {
  from: string;
  text?: string;
  headers?: string[];
  messageId?: string;
}
/** Delivers a mail to the mailbox and returns the text by which it is found there. */
const deliver = ({ from, text = 'Monday suits me.', headers = [], messageId }: Message): string => {
  const marker = messageId ?? `${randomUUID()}@mail.example`;
  const type = headers.some((header) => header.startsWith('Content-Type'))
    ? []
    : ['Content-Type: text/plain'];
  const head = [`From: Layla <${from}>`, `To: ${ADDRESS}`, 'Subject: Re: Villa 7', `Message-ID: <${marker}>`];
  imap.deliver([...head, 'MIME-Version: 1.0', ...type, ...headers, '', text, ''].join('\r\n'));
  return marker;
};

describe('mail of the person of a lead', () => {
  it('comes back to the lead that was written to, once, and tells its assignee', async () => {
    const { id } = await enquire();
    await leads.client.request(updateLead, { id, expectedVersion: 1, assignee: 'sara', by: 'sara' });
    const { messageId, replyTo } = await reply(id);
    expect(replyTo).toBe(ADDRESS);
    smtp.received.length = 0;
    const marker = deliver({
      from: 'other.address@example.com',
      headers: [`In-Reply-To: ${messageId}`, 'Content-Type: multipart/mixed; boundary=b'],
      text: [
        ...[
          '--b',
          'Content-Type: text/html; charset=windows-1252',
          'Content-Transfer-Encoding: quoted-printable',
          '',
        ],
        '<p>Monday suits me =96 <b>17:00</b>.<br>Layla</p><blockquote>Monday?</blockquote>',
        ...['--b', 'Content-Type: application/pdf; name="passport.pdf"'],
        ...['Content-Disposition: attachment; filename="passport.pdf"', '', 'x', '--b--'],
      ].join('\r\n'),
    });
    await Promise.all([readUntilStored(id), readUntilStored(id)]);
    await read();
    const [entry, ...others] = await received(id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      by: '',
      from: 'other.address@example.com',
      to: 'Re: Villa 7',
      text: 'Monday suits me – 17:00.\nLayla',
      attachments: ['passport.pdf'],
    });
    expect(imap.isRead(marker)).toBe(true);
    expect(await leads.client.request(showLead, { id })).toMatchObject({ nextAction: 'Answer the email' });
    const notice = await waitFor('the notice', () => smtp.received[0]);
    expect(notice.to).toEqual(['sara.khan@agency.example']);
    expect(notice.source).toContain('Monday suits me');
    const { entries } = await leads.client.request(readLedger, { leadId: id });
    expect(entries.at(-1)?.content).toMatchObject({ received: { from: 'other.address@example.com' } });
  });

  it('belongs to the newest open lead of the sender, in whatever case, and leaves a planned action', async () => {
    const { email } = await enquire();
    const { id } = await enquire(email);
    const plan = { nextAction: 'Call', nextActionOn: '2030-01-01' };
    await leads.client.request(updateLead, { id, expectedVersion: 1, ...plan, by: 'sara' });
    smtp.received.length = 0;
    deliver({ from: email.toUpperCase(), text: 'Is it free?\n\nOn Monday, Sara wrote:\n> Dear Layla' });
    await readUntilStored(id);
    expect(await received(id)).toMatchObject([{ text: 'Is it free?', from: email, attachments: [] }]);
    expect(await leads.client.request(showLead, { id })).toMatchObject(plan);
    const { to } = await waitFor('the notice', () =>
      smtp.received.find(({ source }) => source.includes('Subject: Email from')),
    );
    expect(to).toEqual([OFFICE]);
  });

  it('is left alone where it is nobody’s, automatic, or from the agency', async () => {
    const { id, email } = await enquire();
    const { messageId } = await reply(id);
    const closed = await enquire();
    await leads.client.request(updateLead, { id: closed.id, expectedVersion: 1, status: 'spam', by: 'sara' });
    const answers = [`In-Reply-To: ${messageId}`];
    const left = [
      deliver({ from: 'stranger@example.com' }),
      deliver({ from: closed.email }),
      deliver({ from: email, headers: [...answers, 'Auto-Submitted: auto-replied'] }),
      deliver({ from: email, headers: ['Precedence: bulk'] }),
      deliver({ from: 'sara.khan@agency.example', headers: answers }),
      deliver({ from: 'site@agency.example', headers: answers }),
    ];
    const marker = deliver({ from: email, headers: [...answers, 'Auto-Submitted: no'] });
    await readUntil('the last mail', () => imap.isRead(marker));
    expect(await received(id)).toHaveLength(1);
    expect(await received(closed.id)).toEqual([]);
    expect(left.map((one) => imap.isRead(one))).toEqual(left.map(() => false));
    expect(imap.isRead(marker)).toBe(true);
  });

  it('is stored once, also when the server numbers its messages again or keeps a copy', async () => {
    const { id, email } = await enquire();
    const messageId = `${randomUUID()}@mail.example`;
    deliver({ from: email, messageId });
    await readUntilStored(id);
    deliver({ from: email, messageId });
    imap.renumber();
    deliver({ from: email, text: 'Later' });
    await readUntilStored(id, 2);
    expect((await received(id)).map(({ text }) => text)).toEqual(['Later', 'Monday suits me.']);
  });

  it('shows a returned mail as not delivered', async () => {
    const { id, email } = await enquire();
    const { id: entryId, messageId } = await reply(id);
    deliver({
      from: 'MAILER-DAEMON@mail.example',
      headers: [
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        'Auto-Submitted: auto-replied',
      ],
      text: [
        ...[
          '--b',
          'Content-Type: text/plain',
          '',
          'Sorry.',
          '--b',
          'Content-Type: message/delivery-status',
          '',
        ],
        ...['Reporting-MTA: dns; mail.example', '', `Final-Recipient: rfc822; ${email}`, 'Action: failed'],
        ...['Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 No such user', ''],
        ...[
          '--b',
          'Content-Type: message/rfc822',
          '',
          `Message-ID: ${messageId}`,
          'Subject: Villa 7',
          '',
          'Monday?',
          '--b--',
        ],
      ].join('\r\n'),
    });
    const sent = async () => (await timeline(id)).find((one) => one.id === entryId)?.mail;
    await readUntil('the report', async () => (await sent())?.status === 'failed');
    expect(await sent()).toMatchObject({ error: '550 5.1.1 No such user' });
    expect(await received(id)).toEqual([]);
  });

  it('is given to the person and erased with them', async () => {
    const { id, email } = await enquire();
    deliver({ from: email });
    await readUntilStored(id);
    const { leads: kept } = await leads.client.request(showPersonData, { leadId: id });
    expect(kept[0]?.timeline).toContainEqual(
      expect.objectContaining({ kind: 'email-received', text: 'Monday suits me.', from: email }),
    );
    await leads.client.request(erasePersonData, { leadId: id });
    expect(await leads.dataSource.query('SELECT FROM lead_entry WHERE lead_id = $1', [id])).toEqual([]);
  });
});

describe('the mailbox', () => {
  it('is tested, and says why it cannot be read until it can be', async () => {
    expect(await leads.client.request(testIncomingMail, {})).toMatchObject({ problem: null });
    await save({ password: 'wrong' });
    expect(await leads.client.request(testIncomingMail, {})).toEqual({ problem: 'login', messages: null });
    await readUntil('the problem', async () => (await show()).problem === 'login');
    await save({ folder: 'Nowhere' });
    expect(await leads.client.request(testIncomingMail, {})).toMatchObject({ problem: 'folder' });
    await save({ encryption: 'starttls' });
    expect(await leads.client.request(testIncomingMail, {})).toMatchObject({ problem: 'encryption' });
    await save({ port: 1 });
    expect(await leads.client.request(testIncomingMail, {})).toMatchObject({ problem: 'unreachable' });
    await save();
    await readUntil('a check', async () => (await show()).checkedAt !== null);
    const state = await show();
    expect(state).toMatchObject({ problem: null, hasPassword: true, folder: 'INBOX' });
    expect(state.checkedAt).not.toBeNull();
    expect(JSON.stringify(state)).not.toContain(imap.password);
  });

  it('keeps a password that is not entered again, and sends it to no other server', async () => {
    expect(await save({ password: '' })).toMatchObject({ hasPassword: true });
    const login = { password: '', host: 'imap.example.net' };
    await expect(save(login)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'password' }] },
    });
    const { version } = await show();
    await save();
    await expect(save({ expectedVersion: version })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('decides where answers arrive, and the composer says so', async () => {
    const { id } = await enquire();
    const context = () => leads.client.request(showReplyContext, { leadId: id, asMember: sara });
    expect(await context()).toMatchObject({ replyTo: ADDRESS, comesBack: true });
    await save({ host: '' });
    expect(await context()).toMatchObject({ replyTo: 'sara.khan@agency.example', comesBack: false });
    expect((await reply(id)).replyTo).toBe('sara.khan@agency.example');
    await expect(leads.client.request(testIncomingMail, {})).rejects.toMatchObject({ code: 'CONFLICT' });
    await save();
  });

  it('is set by the environment first', async () => {
    const replica = await startReplica(leads, {
      IMAP_URL: 'imaps://user%40agency.example:secret@127.0.0.1:1/Leads',
      IMAP_ADDRESS: 'leads@agency.example',
    });
    const settings = replica.app.get(IncomingMailSettings);
    expect(await settings.show()).toMatchObject({
      host: '127.0.0.1',
      ...{ port: 1, encryption: 'tls', username: 'user@agency.example', folder: 'Leads' },
      ...{ address: 'leads@agency.example', hasPassword: true, fromEnvironment: true },
    });
    await replica.stop();
  });
});

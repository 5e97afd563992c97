import { randomUUID } from 'node:crypto';
import {
  replyToLead,
  saveSavedReplies,
  showReplyContext,
  showSavedReplies,
} from '@manzil/contracts/http/lead-replies';
import { showTimeline } from '@manzil/contracts/http/lead-timeline';
import { showLead } from '@manzil/contracts/http/leads';
import { erasePersonData, showPersonData } from '@manzil/contracts/http/person-data';
import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { REPLY_VARIABLES, savedRepliesSchema, type NewReply } from '@manzil/contracts/leads/reply';
import { STARTER_REPLIES } from '@manzil/contracts/leads/starter-replies';
import { submitEnquiry, updateLead } from '@manzil/contracts/leads/rpc';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ManageSavedReplies } from '../src/pipeline/reply/manage-saved-replies.js';
import { storeDisabledMembers } from '../src/pipeline/routing/store-disabled-members.js';
import { readMail } from './read-mail.js';
import { startLeads, type RunningLeads } from './running-leads.js';
import { HOME, startStubListings, type StubListings } from './stub-listings.js';

const sara = { username: 'sara', role: 'editor' as const };
const omar = { username: 'omar', role: 'agent' as const };
const CONFLICT = { code: 'CONFLICT' };
const TEXT = 'Dear Layla,\n\nit is still free: https://agency.example/villa-7.\n<b>Sara</b>';

let smtp: TestSmtp;
let leads: RunningLeads;
let listings: StubListings;
beforeAll(async () => {
  smtp = await startSmtp();
  leads = await startLeads({ SMTP_URL: smtp.url, MAIL_FROM: 'Manzil <site@agency.example>' });
  listings = await startStubListings(leads.natsUrl);
  const { manager } = leads.dataSource;
  const people = [
    { username: 'sara', name: 'Sara Khan', email: 'sara.khan@agency.example' },
    { username: 'omar', name: '', email: null },
  ];
  await storeDisabledMembers(manager, { usernames: [], people, at: new Date().toISOString() });
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

const enquire = async (isAboutHome = false): Promise<string> => {
  const id = randomUUID();
  const listing = { reference: 'X', pagelink: HOME.pagelink, title: 'As the visitor saw it' };
  const fields = { name: 'Layla', email: `${id}@example.com`, message: 'Free?', page: '/' };
  await leads.client.request(submitEnquiry, {
    id,
    ...fields,
    ...(isAboutHome ? { kind: 'listing' as const, listing } : { kind: 'contact' as const }),
  });
  return id;
};
const emailOf = (text = TEXT, id = randomUUID()): NewReply => ({
  kind: 'email',
  id,
  subject: 'Villa 7',
  text,
});
const reply = (leadId: string, one: NewReply, asMember: typeof sara | typeof omar = sara) =>
  leads.client.request(replyToLead, { leadId, reply: one, asMember });
const timeline = async (leadId: string) =>
  (await leads.client.request(showTimeline, { leadId, asMember: sara })).entries;

describe('a reply to a lead', () => {
  it('is mailed once as it was written, answered to its writer, and part of the timeline', async () => {
    const id = await enquire();
    const one = emailOf();
    const results = await Promise.all([reply(id, one), reply(id, one)]);
    await reply(id, one);
    expect(results).toEqual([{}, {}]);
    const sent = await waitFor('the mail to be sent', async () => {
      const [entry] = (await timeline(id)).filter(({ kind }) => kind === 'emailed');
      return entry?.mail?.status === 'sent' ? entry : undefined;
    });
    expect(sent).toMatchObject({ id: one.id, by: 'sara', text: TEXT, to: 'Villa 7', from: null });
    expect(sent.mail).toMatchObject({ kind: 'lead-reply', recipient: `${id}@example.com` });
    expect(smtp.received).toHaveLength(1);
    const source = smtp.received[0]?.source ?? '';
    const mail = readMail(source);
    expect(mail).toMatchObject({ subject: 'Villa 7', replyTo: 'sara.khan@agency.example' });
    expect(mail.text.replaceAll('\r\n', '\n').trim()).toBe(TEXT);
    expect(mail.html).toContain(
      '<a href="https://agency.example/villa-7">https://agency.example/villa-7</a>.<br>&lt;b&gt;Sara&lt;/b&gt;',
    );
    expect(source).not.toMatch(/^(Auto-Submitted|List-Unsubscribe):/im);
    const kinds = (await timeline(id)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['emailed', 'received', 'stage-changed']);
  });

  it('is right to left where it begins in Arabic', async () => {
    const id = await enquire();
    await reply(id, emailOf('1. مرحباً Layla'));
    await waitFor('the mail', () => Promise.resolve(smtp.received.length === 1));
    expect(readMail(smtp.received[0]?.source ?? '').html).toContain('<html lang="ar" dir="rtl">');
  });

  it('makes a new lead a contacted one, and leaves another stage', async () => {
    const id = await enquire();
    await reply(id, emailOf());
    expect(await leads.client.request(showLead, { id })).toMatchObject({
      status: 'in-progress',
      stage: 'contacted',
      version: 2,
    });
    await leads.client.request(updateLead, { id, expectedVersion: 2, stage: 'offer', by: 'sara' });
    await reply(id, { kind: 'sent-elsewhere', id: randomUUID(), channel: 'whatsapp', text: 'Hello' });
    expect(await leads.client.request(showLead, { id })).toMatchObject({ stage: 'offer', version: 3 });
    const { entries } = await leads.client.request(readLedger, { leadId: id });
    expect(entries.map(({ content }) => content)).toMatchObject([
      {},
      { reply: { kind: 'email', text: TEXT }, by: 'sara', stage: 'contacted', version: 2 },
      { stage: 'offer' },
      { reply: { channel: 'whatsapp', text: 'Hello' }, by: 'sara' },
    ]);
  });

  it('that was sent elsewhere is logged and not mailed', async () => {
    const id = await enquire();
    const one: NewReply = { kind: 'sent-elsewhere', id: randomUUID(), channel: 'whatsapp', text: 'Hello' };
    await reply(id, one);
    await reply(id, one);
    const [logged] = (await timeline(id)).filter(({ kind }) => kind === 'whatsapp-sent');
    expect(logged).toMatchObject({ by: 'sara', text: 'Hello', mail: null });
    expect(await leads.dataSource.query("SELECT FROM mail WHERE kind = 'lead-reply'")).toEqual([]);
    expect((await leads.client.request(readLedger, { leadId: id })).entries).toHaveLength(2);
  });

  it('has an id of its own', async () => {
    const [id, other] = [await enquire(), await enquire()];
    const one = emailOf();
    await reply(id, one);
    await expect(reply(id, { ...one, text: 'Another' })).rejects.toMatchObject(CONFLICT);
    await expect(reply(other, one)).rejects.toMatchObject(CONFLICT);
    await expect(reply(id, one, omar)).rejects.toMatchObject(CONFLICT);
    expect((await timeline(other)).map(({ kind }) => kind)).toEqual(['received']);
  });

  it('leaves nothing where it cannot be sent', async () => {
    const [spam, colleagues] = [await enquire(), await enquire()];
    await leads.client.request(updateLead, { id: spam, expectedVersion: 1, status: 'spam', by: 'sara' });
    await expect(reply(spam, emailOf())).rejects.toMatchObject(CONFLICT);
    await leads.client.request(updateLead, {
      id: colleagues,
      expectedVersion: 1,
      assignee: 'sara',
      by: 'sara',
    });
    await expect(reply(colleagues, emailOf(), omar)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await leads.dataSource.query("SELECT FROM mail WHERE kind = 'lead-reply'")).toEqual([]);
    for (const id of [spam, colleagues])
      expect((await timeline(id)).map(({ kind }) => kind)).not.toContain('emailed');
  });

  it('says that the mail server refused it', async () => {
    smtp.behaviour = 'refuse';
    const id = await enquire();
    await reply(id, emailOf());
    await waitFor('the mail to be refused', async () =>
      (await timeline(id)).some(({ kind, mail }) => kind === 'emailed' && mail?.status === 'failed'),
    );
  });

  it('is given to the person without its writer, and erased with them', async () => {
    const id = await enquire();
    await reply(id, emailOf());
    const { leads: kept } = await leads.client.request(showPersonData, { leadId: id });
    expect(kept[0]?.timeline.find(({ kind }) => kind === 'emailed')).toMatchObject({ text: TEXT });
    expect(JSON.stringify(kept[0]?.timeline)).not.toContain('"sara"');
    await leads.client.request(erasePersonData, { leadId: id });
    expect(await leads.dataSource.query('SELECT FROM lead_entry WHERE lead_id = $1', [id])).toEqual([]);
    expect(await leads.dataSource.query('SELECT FROM mail WHERE lead_id = $1', [id])).toEqual([]);
  });
});

describe('what a reply can say', () => {
  const read = (leadId: string, asMember: typeof sara | typeof omar = sara) =>
    leads.client.request(showReplyContext, { leadId, asMember });

  it('is the person, the listing as it is now and the member, in both languages', async () => {
    const { canSend, replyTo, values } = await read(await enquire(true));
    expect({ canSend, replyTo }).toEqual({ canSend: true, replyTo: 'sara.khan@agency.example' });
    expect(values.en).toMatchObject({
      name: 'Layla',
      listing: HOME.title,
      link: `https://agency.example/${HOME.pagelink}`,
      adviser: 'Sara Khan',
    });
    expect(values.en).toMatchObject({
      bedrooms: '2 bedrooms',
      size: '1,285 sq ft',
      place: 'Dubai Marina, Dubai',
      permit: HOME.permitNumber,
    });
    expect(values.ar).toMatchObject({ bedrooms: 'غرفتا نوم', size: '1,285 قدم مربع' });
    expect(values.en.price).toMatch(/^AED [\d,]+/);
    expect(values.ar).toMatchObject({
      listing: HOME.titleAr ?? HOME.title,
      link: `https://agency.example/ar/${HOME.pagelink}`,
    });
    expect(values.ar.price).not.toBe(values.en.price);
  });

  it('has nothing in place of what there is not, and answers to the sender for a member without mail', async () => {
    const { replyTo, values } = await read(await enquire(), omar);
    expect(replyTo).toBe('site@agency.example');
    const { name, ...rest } = values.en;
    expect(name).toBe('Layla');
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
    expect(Object.keys(rest)).toHaveLength(REPLY_VARIABLES.length - 1);
  });
});

describe('the starter replies', () => {
  it('are valid, in both languages, and given once to an installation without any', async () => {
    expect(savedRepliesSchema.parse(STARTER_REPLIES)).toEqual(STARTER_REPLIES);
    const variables: readonly string[] = REPLY_VARIABLES;
    for (const { text } of STARTER_REPLIES)
      for (const [, variable = ''] of text.matchAll(/\{(\w+)\}/g)) expect(variables).toContain(variable);
    const manage = leads.get(ManageSavedReplies);
    await manage.addStarters();
    await manage.addStarters();
    const { replies, version } = await leads.client.request(showSavedReplies, {});
    expect(replies).toEqual(STARTER_REPLIES);
    expect(version).toBe(1);
    await leads.client.request(saveSavedReplies, { replies: [], expectedVersion: 1 });
    await manage.addStarters();
    expect((await leads.client.request(showSavedReplies, {})).replies).toEqual([]);
    await leads.dataSource.query('DELETE FROM saved_replies');
  });
});

describe('saved replies', () => {
  const save = (names: readonly string[], expectedVersion: number) =>
    leads.client.request(saveSavedReplies, {
      replies: names.map((name) => ({ name, language: 'en' as const, text: 'Dear {name}' })),
      expectedVersion,
    });

  it('are kept in their order, by one of two members who save at once', async () => {
    expect(await leads.client.request(showSavedReplies, {})).toEqual({ replies: [], version: 0 });
    const results = await Promise.allSettled([save(['A', 'B'], 0), save(['C'], 0)]);
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: CONFLICT }]);
    await save(['Second', 'First'], 1);
    await expect(save(['Late'], 1)).rejects.toMatchObject(CONFLICT);
    const { replies, version } = await leads.client.request(showSavedReplies, {});
    expect(replies.map(({ name }) => name)).toEqual(['Second', 'First']);
    expect(version).toBe(2);
  });
});

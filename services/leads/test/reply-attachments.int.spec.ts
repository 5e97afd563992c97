import { randomUUID } from 'node:crypto';
import { restoreFileFromBin } from '@manzil/contracts/http/bin';
import { mergeLeads } from '@manzil/contracts/http/lead-merges';
import { listReplyFiles, replyToLead, retryReply } from '@manzil/contracts/http/lead-replies';
import { showTimeline } from '@manzil/contracts/http/lead-timeline';
import { deleteAsset } from '@manzil/contracts/http/media';
import { erasePersonData, showPersonData } from '@manzil/contracts/http/person-data';
import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { submitEnquiry, updateLead } from '@manzil/contracts/leads/rpc';
import type { TimelineEntry } from '@manzil/contracts/leads/timeline';
import type { Asset } from '@manzil/contracts/media/asset';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, startAttachmentStack, type AttachmentStack } from './attachment-stack.js';
import { readAttachments } from './read-attachments.js';
import { HOME } from './stub-listings.js';

const sara = { username: 'sara', role: 'editor' as const };
const omar = { username: 'omar', role: 'agent' as const };

let stack: AttachmentStack;
let smtp: AttachmentStack['smtp'];
let leads: AttachmentStack['leads'];
let files: AttachmentStack['files'];
beforeAll(async () => {
  stack = await startAttachmentStack();
  ({ smtp, leads, files } = stack);
});
afterEach(async () => {
  await leads.deleteMail();
  smtp.behaviour = 'accept';
  smtp.received.length = 0;
});
afterAll(async () => {
  await stack.stop();
});

const enquire = async (
  pagelink: string | null = HOME.pagelink,
  email = `${randomUUID()}@example.com`,
): Promise<string> => {
  const id = randomUUID();
  const fields = { name: 'Layla', email, message: 'Free?', page: '/' };
  const listing = { reference: 'X', pagelink: pagelink ?? '', title: 'As the visitor saw it' };
  await leads.client.request(submitEnquiry, {
    id,
    kind: 'contact',
    ...fields,
    ...(pagelink !== null && { listing }),
  });
  return id;
};
const reply = async (
  leadId: string,
  attachments: Asset[] | string[],
  asMember: typeof sara | typeof omar = sara,
) => {
  const one = {
    kind: 'email' as const,
    id: randomUUID(),
    subject: 'Villa 7',
    text: 'As promised',
    attachments: attachments.map((each) => (typeof each === 'string' ? each : each.filename)),
  };
  await leads.client.request(replyToLead, { leadId, reply: one, asMember });
  return one;
};
const entryOf = async (leadId: string, id: string): Promise<TimelineEntry | undefined> =>
  (await leads.client.request(showTimeline, { leadId, asMember: sara })).entries.find((one) => one.id === id);
const sendNow = (id: string) =>
  leads.dataSource.query('UPDATE mail SET next_attempt_at = now() WHERE id = $1', [id]);
const untilMailIs = (leadId: string, id: string, status: string): Promise<TimelineEntry> =>
  waitFor(`the mail to be ${status}`, async () => {
    const entry = await entryOf(leadId, id);
    return entry?.mail?.status === status ? entry : undefined;
  });
const refused = (field: string, message = expect.any(String) as string) => ({
  code: 'VALIDATION_FAILED',
  extra: { issues: [{ field, message }] },
});
const list = async (leadId: string, asMember: typeof sara | typeof omar, listing?: number) =>
  (await leads.client.request(listReplyFiles, { leadId, asMember, listing })).files.map(
    ({ filename }) => filename,
  );

describe('files attached to a reply', () => {
  it('arrive with their names, types and bytes, pictures as JPEG', async () => {
    const id = await enquire();
    const one = await reply(id, [files.plan, files.photo]);
    const entry = await untilMailIs(id, one.id, 'sent');
    expect(smtp.received).toHaveLength(1);
    const [plan, photo, ...others] = readAttachments(smtp.received[0]?.raw ?? Buffer.of());
    expect(others).toEqual([]);
    expect(plan).toMatchObject({ filename: 'Grundriß – 2. Etage.pdf', contentType: 'application/pdf' });
    expect(photo).toMatchObject({ filename: 'برج المارينا.jpg', contentType: 'image/jpeg' });
    const bytesAt = async (path: string): Promise<Buffer> =>
      Buffer.from(await (await fetch(stack.mediaUrl + path)).arrayBuffer());
    expect(plan?.content.equals(await bytesAt(`/uploads/${files.plan.filename}`))).toBe(true);
    const jpeg = await bytesAt(`/uploads/${files.photo.filename.replace('.webp', '-whole.jpg')}`);
    expect(photo?.content.equals(jpeg)).toBe(true);
    expect(entry).toMatchObject({
      attachments: ['Grundriß – 2. Etage.pdf', 'برج المارينا.jpg'],
      attachmentPaths: [`/uploads/${files.plan.filename}`, `/uploads/${files.photo.filename}`],
    });
  });

  it('arrive once when the mail is retried or the request is repeated', async () => {
    const id = await enquire();
    smtp.behaviour = 'busy';
    const one = await reply(id, [files.plan]);
    const again = () => leads.client.request(replyToLead, { leadId: id, reply: one, asMember: sara });
    await again();
    const other = { ...one, attachments: [files.photo.filename] };
    await expect(
      leads.client.request(replyToLead, { leadId: id, reply: other, asMember: sara }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await waitFor('the first attempt', async () => (await entryOf(id, one.id))?.mail?.error != null);
    smtp.behaviour = 'accept';
    await sendNow(one.id);
    await untilMailIs(id, one.id, 'sent');
    await again();
    expect(smtp.received.map(({ raw }) => readAttachments(raw).length)).toEqual([1]);
  });

  it('stop the mail when one was deleted meanwhile, and are sent after it is restored', async () => {
    const id = await enquire();
    const gone = await stack.media.upload('document', pdfOf(200), 'Gone.pdf');
    smtp.behaviour = 'busy';
    const one = await reply(id, [gone, files.plan]);
    await waitFor('the first attempt', async () => (await entryOf(id, one.id))?.mail?.error != null);
    smtp.behaviour = 'accept';
    await leads.client.request(deleteAsset, { id: gone.id });
    await sendNow(one.id);
    const stopped = await untilMailIs(id, one.id, 'cancelled');
    expect(stopped.mail?.error).toMatch(/^“Gone.pdf” was deleted from the library/);
    expect(stopped.attachmentPaths).toEqual([null, `/uploads/${files.plan.filename}`]);
    expect(smtp.received).toEqual([]);

    const retry = (asMember: typeof sara | typeof omar) =>
      leads.client.request(retryReply, { leadId: id, entryId: one.id, asMember });
    await leads.client.request(updateLead, { id, expectedVersion: 2, assignee: 'sara', by: 'sara' });
    await expect(retry(omar)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await leads.client.request(restoreFileFromBin, { id: gone.id });
    await retry(sara);
    await untilMailIs(id, one.id, 'sent');
    expect(readAttachments(smtp.received[0]?.raw ?? Buffer.of()).map(({ filename }) => filename)).toEqual([
      'Gone.pdf',
      'Grundriß – 2. Etage.pdf',
    ]);
    await expect(retry(sara)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('wait for media as the mail does for its server', async () => {
    const id = await enquire();
    smtp.behaviour = 'busy';
    const one = await reply(id, [files.plan]);
    await waitFor('the first attempt', async () => (await entryOf(id, one.id))?.mail?.error != null);
    smtp.behaviour = 'accept';
    await stack.media.restart(async () => {
      await sendNow(one.id);
      const waiting = await waitFor('the attempt without media', async () => {
        const entry = await entryOf(id, one.id);
        return entry?.mail?.error?.startsWith('The attached files could not be read') ? entry : undefined;
      });
      expect(waiting).toMatchObject({ mail: { status: 'waiting' }, attachmentPaths: [null] });
    });
    await sendNow(one.id);
    await untilMailIs(id, one.id, 'sent');
  });

  it('are refused by their field, and nothing is stored', async () => {
    const id = await enquire();
    const count = { code: 'VALIDATION_FAILED' };
    await expect(
      reply(
        id,
        Array.from({ length: 6 }, (_, at) => `a${String(at)}.pdf`),
      ),
    ).rejects.toMatchObject(count);
    await expect(reply(id, [files.plan, files.plan])).rejects.toMatchObject(count);
    await expect(reply(id, ['../secret.pdf'])).rejects.toMatchObject(count);
    await expect(reply(id, [files.plan.filename, 'unknown.pdf'])).rejects.toMatchObject(
      refused('attachments.1'),
    );
    await expect(reply(id, [files.large, files.other])).rejects.toMatchObject(
      refused('attachments', 'The files have more than 10 MB together'),
    );
    const database = await new DataSource({ type: 'postgres', url: stack.media.databaseUrl }).initialize();
    await database.query("UPDATE asset SET content_type = 'text/html' WHERE id = $1", [files.brochure.id]);
    await expect(reply(id, [files.brochure])).rejects.toMatchObject(
      refused('attachments.0', 'Only pictures and PDFs can be attached'),
    );
    await database.query("UPDATE asset SET content_type = 'application/pdf' WHERE id = $1", [
      files.brochure.id,
    ]);
    await database.destroy();
    expect(
      await leads.dataSource.query("SELECT FROM lead_entry WHERE lead_id = $1 AND kind = 'emailed'", [id]),
    ).toEqual([]);
  });

  it('of an agent are those of the lead’s listing and of their own, and no others', async () => {
    const id = await enquire();
    await reply(id, [files.plan, files.own, files.ownPlan], omar);
    const elsewhere = refused('attachments.1', expect.stringMatching(/^You can only attach/) as string);
    await expect(reply(id, [files.plan, files.brochure], omar)).rejects.toMatchObject(elsewhere);
    await expect(reply(id, [files.plan.filename, 'unknown.pdf'], omar)).rejects.toMatchObject(elsewhere);
    await reply(id, [files.brochure], sara);
    const about = await enquire(null);
    await expect(reply(about, [files.plan], omar)).rejects.toMatchObject(refused('attachments.0'));
  });

  it('are offered with documents first: of the listing, the project or one of the agent’s own', async () => {
    const id = await enquire();
    expect(await list(id, omar)).toEqual([files.plan.filename, files.photo.filename]);
    expect(await list(await enquire('palm-vista'), omar)).toEqual([
      files.brochure.filename,
      files.photo.filename,
    ]);
    expect(await list(await enquire(null), sara)).toEqual([]);
    expect(await list(id, omar, stack.ownId)).toEqual([files.ownPlan.filename, files.own.filename]);
    await expect(list(id, sara, stack.ownId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await leads.client.request(updateLead, { id, expectedVersion: 1, assignee: 'sara', by: 'sara' });
    await expect(list(id, omar)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are named in the ledger and to the person, stay with a merged lead, and are erased', async () => {
    const email = `${randomUUID()}@example.com`;
    const [id, other] = [await enquire(HOME.pagelink, email), await enquire(null, email)];
    const one = await reply(other, [files.plan]);
    await untilMailIs(other, one.id, 'sent');
    const { entries } = await leads.client.request(readLedger, { leadId: other });
    expect(entries.at(-1)?.content).toMatchObject({ reply: { attachments: [files.plan.filename] } });
    const [first, second] = (await leads.client.request(showPersonData, { leadId: other })).leads;
    const kept = [first, second].flatMap((lead) => lead?.timeline ?? []);
    expect(kept.find(({ kind }) => kind === 'emailed')).toMatchObject({
      attachments: ['Grundriß – 2. Etage.pdf'],
    });
    await leads.client.request(mergeLeads, { id, others: [other], asMember: sara });
    expect(await entryOf(id, one.id)).toMatchObject({ attachmentPaths: [`/uploads/${files.plan.filename}`] });
    await leads.client.request(erasePersonData, { leadId: id });
    expect(await leads.dataSource.query('SELECT FROM lead_entry WHERE id = $1', [one.id])).toEqual([]);
  });
});

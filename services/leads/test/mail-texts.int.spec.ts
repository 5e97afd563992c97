import { randomUUID } from 'node:crypto';
import { listMailTexts, previewMailTexts, saveMailTexts } from '@manzil/contracts/http/mail-texts';
import { previewMails } from '@manzil/contracts/http/mails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { testMail } from '@manzil/contracts/leads/mail-log-rpc';
import type { EditableMailKind, EditedMail } from '@manzil/contracts/leads/mail-texts';
import { submitEnquiry, subscribeNewsletter } from '@manzil/contracts/leads/rpc';
import { startSmtp, type TestSmtp } from '@manzil/testing/smtp';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { startLeads, type RunningLeads } from './running-leads.js';

const OWN = {
  subject: 'Thank you for asking about {about}',
  opening: 'Good day,\n\nwe have <your> words about {about}, which came to {site} on {time}.',
  closing: 'Yours\nThe agency',
};

describe('the words of mail to visitors', () => {
  let smtp: TestSmtp;
  let leads: RunningLeads;
  beforeAll(async () => {
    smtp = await startSmtp();
    leads = await startLeads({ SMTP_URL: smtp.url, MAIL_FROM: 'site@agency.example', LEAD_ANSWERS: 'on' });
  });
  afterAll(async () => {
    await leads.stop();
    await smtp.stop();
  });

  const of = async (kind: EditableMailKind): Promise<EditedMail> => {
    const { items } = await leads.client.request(listMailTexts, {});
    const found = items.find((item) => item.kind === kind);
    if (found === undefined) throw new Error(`There are no texts of ${kind}`);
    return found;
  };
  const save = (texts: typeof OWN | null, expectedVersion: number, by = 'noor') =>
    leads.client.request(saveMailTexts, { kind: 'lead-answer', texts, expectedVersion, by });
  const sourceTo = (email: string): Promise<string> =>
    waitFor(`the mail to ${email}`, () => smtp.received.find(({ to }) => to.includes(email))?.source);
  const answerTo = async (email: string): Promise<string> => {
    const form = {
      id: randomUUID(),
      kind: 'sell',
      name: 'Layla',
      email,
      message: 'Hello',
      page: '/',
    } as const;
    await leads.client.request(submitEnquiry, form);
    return sourceTo(email);
  };
  const subjectOf = async (): Promise<string | undefined> => {
    const { previews } = await leads.client.request(previewMails, {});
    return previews.find(({ kind }) => kind === 'lead-answer')?.subject;
  };

  it('are the standard text until somebody chooses others, and again when that is restored', async () => {
    const before = await of('lead-answer');
    expect(before).toMatchObject({ texts: before.standard, version: 0, versions: [] });
    expect(await answerTo('a@example.com')).toContain(
      'Subject: Your enquiry about your property has arrived',
    );
    expect(await save(OWN, 0)).toMatchObject({ texts: OWN, standard: before.standard, version: 1 });
    const own = await answerTo('b@example.com');
    expect(own).toContain('Subject: Thank you for asking about your property');
    expect(own).toContain('we have <your> words about your property, which came to agency.example on');
    expect(own).toContain('we have &lt;your&gt; words about');
    expect(own).toContain('<p>Yours<br>The agency</p>');
    expect(await subjectOf()).toMatch(/^Thank you for asking about Two-bedroom/);
    const restored = await save(null, 1, 'omar');
    expect(restored).toMatchObject({ texts: before.standard, version: 2 });
    expect(restored.versions.map(({ version, texts, savedBy }) => [version, texts, savedBy])).toEqual([
      [2, null, 'omar'],
      [1, OWN, 'noor'],
    ]);
    expect(await answerTo('c@example.com')).toContain('has arrived');
    await waitFor('the change to be audited', async () => {
      const events = JSON.stringify(await storedEvents({ url: leads.natsUrl }, leadsAuditRecorded.subject));
      return events.includes('"mail-text-changed"') && events.includes('Thank you for asking');
    });
  });

  it('are those of the newsletter too, and leave its links as they are', async () => {
    const texts = { subject: 'One more step', opening: 'Welcome to {site}.', closing: 'Yours' };
    const request = { kind: 'newsletter-confirmation', texts, expectedVersion: 0, by: 'noor' } as const;
    await leads.client.request(saveMailTexts, request);
    const subscription = { email: 'reader@example.com', agreed: true, page: '/' } as const;
    await leads.client.request(subscribeNewsletter, subscription);
    const source = await sourceTo('reader@example.com');
    expect(source).toContain('Subject: One more step');
    expect(source).toContain('Welcome to agency.example.');
    expect(source).toMatch(/Confirm subscription: https:\/\/agency\.example\/mail\//);
  });

  it('are sent as a test as they are saved', async () => {
    const { version } = await of('lead-answer');
    await save(OWN, version);
    const test = { kind: 'lead-answer', memberId: randomUUID(), recipient: 'noor@agency.example' } as const;
    await leads.client.request(testMail, test);
    expect(await sourceTo('noor@agency.example')).toContain('Subject: Thank you for asking about');
  });

  it('are previewed without being saved', async () => {
    const before = await of('lead-answer');
    const texts = { ...OWN, subject: 'Only a look' };
    const preview = await leads.client.request(previewMailTexts, { kind: 'lead-answer', texts });
    expect(preview.subject).toBe('Only a look');
    expect(preview.text).toContain('we have <your> words');
    expect(preview.html).toContain('&lt;your&gt;');
    expect(await of('lead-answer')).toEqual(before);
  });

  it('are refused with an unknown placeholder or without a required one, naming the field', async () => {
    const { version } = await of('lead-answer');
    for (const [change, field] of [
      [{ subject: 'Hello {name}' }, 'subject'],
      [{ opening: 'Hello' }, 'opening'],
    ] as const) {
      const texts = { ...OWN, ...change };
      const refusal = { code: 'VALIDATION_FAILED', extra: { issues: [{ field }] } };
      await expect(save(texts, version)).rejects.toMatchObject(refusal);
      const preview = () => leads.client.request(previewMailTexts, { kind: 'lead-answer', texts });
      await expect(preview()).rejects.toMatchObject(refusal);
    }
    expect((await of('lead-answer')).version).toBe(version);
  });

  it('are saved by one of two members who changed the same version', async () => {
    const { version } = await of('lead-answer');
    const saves = await Promise.allSettled(
      ['omar', 'noor', 'layla'].map((by) => save({ ...OWN, subject: `By ${by}` }, version, by)),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { versions } = await of('lead-answer');
    await expect(save(OWN, version)).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { details: { reason: 'version', version: version + 1, updatedBy: versions[0]?.savedBy } },
    });
    await expect(save(OWN, version + 7)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

import { contentAuditRecorded } from '@manzil/contracts/audit';
import { faqs } from '@manzil/contracts/http/content-editing';
import { listFaqs, showDocument, showSiteFrame } from '@manzil/contracts/http/content';
import { DOCUMENT_IDS } from '@manzil/contracts/content/documents';
import { publishDraft, saveDraft } from '@manzil/contracts/content/lifecycle-rpc';
import {
  listTranslations,
  saveTranslation,
  showTranslation,
} from '@manzil/contracts/content/translation-rpc';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { waitFor } from '@manzil/testing/wait-for';
import { watchSubject } from '@manzil/testing/watch-subject';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { translate, type Kind } from './translate.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';

type Act = z.output<typeof contentAuditRecorded.payload>;

const by = 'leila';
const lang = 'ar' as const;

describe('Arabic texts', () => {
  let content: ContentUnderTest;
  let stopWatching: () => void;
  const acts: Act[] = [];
  beforeAll(async () => {
    content = await startContentUnderTest();
    const { connection } = content.service.app.get(NatsLink);
    stopWatching = await watchSubject(connection, contentAuditRecorded.subject, (act) =>
      acts.push(act as Act),
    );
  });
  afterAll(async () => {
    stopWatching();
    await content.stop();
  });

  const show = (kind: Kind, id: number) => content.client.request(showTranslation, { kind, id });
  const save = (kind: Kind, id: number, arabic: Record<string, string>, ready = true) =>
    translate(content.client, [kind, id], arabic, ready);
  const addFaq = async (question = 'Can I buy?', answer = 'Yes, in freehold areas.') =>
    (await content.client.request(faqs.create, { fields: { question, answer }, by })).id;
  const shownFaq = async (id: number) =>
    (await content.client.request(listFaqs, { lang })).faqs.find((faq) => faq.id === id);

  it('a question is Arabic once all its texts are translated and staff have said that it is ready', async () => {
    const id = await addFaq();
    const english = { id, question: 'Can I buy?', answer: 'Yes, in freehold areas.', language: 'en' };
    expect(await shownFaq(id)).toMatchObject(english);
    expect(await show('faq', id)).toMatchObject({ texts: 2, missing: 2, version: 0, ready: false });

    await save('faq', id, { question: 'هل يمكنني الشراء؟' });
    expect(await shownFaq(id)).toMatchObject(english);

    const arabic = { question: 'هل يمكنني الشراء؟', answer: 'نعم، في مناطق التملك الحر.' };
    await save('faq', id, arabic, false);
    expect(await shownFaq(id)).toMatchObject(english);

    expect(await save('faq', id, {})).toMatchObject({ translated: 2, missing: 0, version: 3, ready: true });
    expect(await shownFaq(id)).toMatchObject({ id, ...arabic, language: 'ar' });
  });

  it('answers without a language are what they were', async () => {
    const id = await addFaq();
    await save('faq', id, { question: 'سؤال', answer: 'جواب' });
    const faq = (await content.client.request(listFaqs, {})).faqs.find((each) => each.id === id);
    expect(Object.keys(faq ?? {})).toEqual(['id', 'question', 'answer', 'position']);
    expect(faq?.question).toBe('Can I buy?');
    const frame = await content.client.request(showSiteFrame, {});
    expect(JSON.stringify(frame)).not.toContain('language');
    expect(await content.client.request(showDocument, { name: 'homepagedb' })).not.toHaveProperty('language');
  });

  it('a text is out of date as soon as its English changes, and current again when the change is taken back', async () => {
    const id = await addFaq('May I rent?', 'Yes.');
    await save('faq', id, { question: 'هل يمكنني الاستئجار؟', answer: 'نعم.' });
    const { version } = await content.client.request(faqs.update, {
      id,
      fields: { question: 'May I rent?', answer: 'Yes, from today.' },
      expectedVersion: 1,
      by,
    });
    expect(await shownFaq(id)).toMatchObject({ answer: 'Yes, from today.', language: 'en' });
    expect(await show('faq', id)).toMatchObject({
      translated: 1,
      outdated: 1,
      entries: [
        { of: null, state: 'translated' },
        { of: 'Yes.', arabic: 'نعم.', state: 'outdated' },
      ],
    });
    const back = { id, fields: { question: 'May I rent?', answer: 'Yes.' }, expectedVersion: version, by };
    await content.client.request(faqs.update, back);
    expect(await shownFaq(id)).toMatchObject({ answer: 'نعم.', language: 'ar' });
  });

  it('a draft of the English changes nothing until it is published', async () => {
    const id = await addFaq('May I sell?', 'Yes.');
    await save('faq', id, { question: 'هل يمكنني البيع؟', answer: 'نعم.' });
    const fields = { question: 'May I sell?', answer: 'Yes, with a title deed.' };
    const draft = { kind: 'faq', id, fields, expectedVersion: 1, by, mayPublish: true } as const;
    await content.client.request(saveDraft, draft);
    expect(await shownFaq(id)).toMatchObject({ answer: 'نعم.', language: 'ar' });
    await content.client.request(publishDraft, { kind: 'faq', id, by });
    expect(await shownFaq(id)).toMatchObject({ answer: 'Yes, with a title deed.', language: 'en' });
    expect(await show('faq', id)).toMatchObject({ translated: 1, outdated: 1 });
  });

  it('what was translated from an earlier English is out of date', async () => {
    const id = await addFaq('May I wait?', 'Yes.');
    const texts = { question: { text: 'هل أنتظر؟', of: 'May I wait?' }, answer: { text: 'لا.', of: 'No.' } };
    const saved = await content.client.request(saveTranslation, {
      kind: 'faq',
      id,
      texts,
      ready: true,
      expectedVersion: 0,
      by,
    });
    expect(saved).toMatchObject({ translated: 1, outdated: 1 });
    expect(await shownFaq(id)).toMatchObject({ language: 'en' });
  });

  it('a figure that the Arabic contradicts keeps the record English, and staff see which', async () => {
    const id = await addFaq('How many beds?', '3 beds from AED 2.4 million.');
    const question = 'كم عدد غرف النوم؟';
    const wrong = { question, answer: '4 غرف نوم من 2.4 مليون درهم.' };
    expect(await save('faq', id, wrong)).toMatchObject({
      translated: 1,
      contradicting: 1,
      entries: [
        { contradictions: [] },
        {
          state: 'contradicting',
          contradictions: [
            { kind: 'number', english: '3', arabic: '' },
            { kind: 'number', english: '', arabic: '4' },
          ],
        },
      ],
    });
    expect(await shownFaq(id)).toMatchObject({ language: 'en' });
    await save('faq', id, { answer: 'ثلاث غرف نوم من 2.4 مليون درهم.' });
    expect(await shownFaq(id)).toMatchObject({ language: 'ar' });
  });

  it('a second save of the same version is refused', async () => {
    const id = await addFaq();
    await save('faq', id, { question: 'سؤال' });
    const late = { kind: 'faq', id, texts: {}, ready: true, expectedVersion: 0, by: 'omar' } as const;
    await expect(content.client.request(saveTranslation, late)).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { details: { reason: 'version', version: 1, updatedBy: by } },
    });
    await expect(show('faq', 99_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a save that visitors see has the event of its record, and every save an audit record', async () => {
    const id = await addFaq();
    const before = await content.publishedVersion('faq');
    acts.length = 0;
    await save('faq', id, { question: 'سؤال' }, false);
    expect(await content.publishedVersion('faq')).toBe(before);
    await save('faq', id, { answer: 'جواب' });
    expect(await content.publishedVersion('faq')).toBe(before + 1);
    await waitFor('the audit records', () => acts.length === 2);
    expect(acts).toMatchObject([
      {
        action: 'translation-saved',
        entity: { kind: 'faq', id: String(id), title: 'Can I buy?' },
        changes: [{ field: 'question', before: null, after: 'سؤال' }],
      },
      {
        changes: [
          { field: 'ready', after: true },
          { field: 'answer', after: 'جواب' },
        ],
      },
    ]);
  });

  it('the list names every record that has a text, of all kinds', async () => {
    const { records } = await content.client.request(listTranslations, { language: 'ar' });
    const kinds = new Set(records.map(({ kind }) => kind));
    expect(kinds).toContain('navigation-item');
    expect(kinds).toContain('document');
    expect(records.every(({ texts }) => texts > 0)).toBe(true);
    expect(
      records.every(
        (each) => each.texts === each.translated + each.missing + each.outdated + each.contradicting,
      ),
    ).toBe(true);
    expect(
      records.find(({ kind, id }) => kind === 'document' && id === DOCUMENT_IDS.homepagedb),
    ).toMatchObject({
      title: 'Home page',
      missing: 1,
    });
  });
});

import type { Faq } from '@manzil/contracts/content/collections';
import type { Translation, TranslationSummary } from '@manzil/contracts/content/translation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startServiceInProcess } from '@manzil/testing/service-in-process';
import { startGatewayWithContent, type GatewayWithContent } from './gateway-with-content.js';

const PATHS = [
  '/api/home',
  '/api/site-frame',
  '/api/documents/homepagedb',
  '/api/faqs',
  '/api/team',
  '/api/blog-posts',
  '/api/developments',
];

describe('Arabic texts over HTTP', () => {
  let stack: GatewayWithContent;
  let editor: string;
  let question: { id: number };
  let listings: Awaited<ReturnType<typeof startServiceInProcess>>;
  let database: TestDatabase;
  beforeAll(async () => {
    stack = await startGatewayWithContent();
    database = await createServiceDatabase((await startPostgres()).adminUrl, 'listings');
    listings = await startServiceInProcess('listings', {
      NATS_URL: stack.nats.url,
      LISTINGS_DATABASE_URL: database.url,
    });
    editor = await stack.sessionOf('editor');
    const fields = { question: 'Can I buy?', answer: 'Yes.' };
    question = (await (await stack.as(editor, 'POST', '/api/faqs', fields)).json()) as { id: number };
  });
  afterAll(async () => {
    await listings.stop();
    await stack.stop();
    await database.drop();
  });

  const path = () => `/api/admin/translations/faq/${question.id}`;
  const arabic = (expectedVersion: number) => ({
    texts: { question: { text: 'هل أشتري؟', of: 'Can I buy?' }, answer: { text: 'نعم.', of: 'Yes.' } },
    ready: true,
    expectedVersion,
  });
  const faqs = async (query = ''): Promise<Faq[]> =>
    ((await (await stack.call(`/api/faqs${query}`)).json()) as { faqs: Faq[] }).faqs;

  it('staff save them, and visitors get them at once although the list was cached', async () => {
    expect(await faqs('?lang=ar')).toMatchObject([{ question: 'Can I buy?', language: 'en' }]);
    const english = await (await stack.call('/api/faqs')).text();

    const saved = await stack.as(editor, 'PUT', path(), arabic(0));
    expect(saved.status).toBe(200);
    expect((await saved.json()) as Translation).toMatchObject({ translated: 2, ready: true, version: 1 });
    expect(await faqs('?lang=ar')).toMatchObject([{ question: 'هل أشتري؟', answer: 'نعم.', language: 'ar' }]);
    expect(await (await stack.call('/api/faqs')).text()).toBe(english);

    const { records } = (await (await stack.as(editor, 'GET', '/api/admin/translations')).json()) as {
      records: TranslationSummary[];
    };
    expect(records).toContainEqual(expect.objectContaining({ kind: 'faq', id: question.id, translated: 2 }));
  });

  it('projects, which another service has, are in the same list and saved by the same call', async () => {
    const fields = { name: 'Pier House', location: 'Dubai Islands', pagelink: 'pier-house' };
    const created = await stack.as(editor, 'POST', '/api/content/development/drafts', { fields });
    const { id } = (await created.json()) as { id: number };
    const texts = { name: { text: 'بيير هاوس', of: 'Pier House' } };
    const body = { texts, ready: true, expectedVersion: 0 };
    const saved = await stack.as(editor, 'PUT', `/api/admin/translations/development/${id}`, body);
    expect((await saved.json()) as Translation).toMatchObject({ translated: 1, texts: 1, version: 1 });
    const { records } = (await (await stack.as(editor, 'GET', '/api/admin/translations')).json()) as {
      records: TranslationSummary[];
    };
    expect(records).toContainEqual(expect.objectContaining({ kind: 'development', id, translated: 1 }));
  });

  it('a late save is refused with who saved before', async () => {
    const late = await stack.as(editor, 'PUT', path(), arabic(7));
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ details: { reason: 'version' } });
  });

  it('kinds that staff leave out are missing in the language at once, and members have no page in it', async () => {
    const choose = (kind: string, omitted: boolean) =>
      stack.as(editor, 'PUT', `/api/admin/translations/${kind}/omission`, { omitted });
    const untranslated = { question: 'Who pays?', answer: 'The buyer.' };
    await stack.as(editor, 'POST', '/api/faqs', untranslated);
    const member = { name: 'Omar Saleh', designation: 'Adviser', photo: '/uploads/a.webp' };
    await stack.as(editor, 'POST', '/api/team', member);
    expect((await faqs('?lang=ar')).map((each) => each.question)).toContain('Who pays?');
    const page = async (query = '') => {
      const answer = await stack.call(`/api/team/omar-saleh${query}`);
      return { status: answer.status, body: (await answer.json()) as object };
    };
    expect(await page('?lang=ar')).toMatchObject({ status: 200, body: { member: { language: 'en' } } });

    for (const kind of ['faq', 'team-member']) expect((await choose(kind, true)).status).toBe(200);
    expect((await faqs('?lang=ar')).map((each) => each.question)).toEqual(['هل أشتري؟']);
    expect((await faqs()).map((each) => each.question)).toContain('Who pays?');
    expect(await page('?lang=ar')).toMatchObject({
      status: 404,
      body: { details: { reason: 'not-translated' } },
    });
    expect(await page()).toMatchObject({ status: 200 });
    const listed = await stack.as(editor, 'GET', '/api/admin/translations');
    expect(await listed.json()).toMatchObject({ omitted: ['faq', 'team-member'] });

    for (const kind of ['faq', 'team-member']) await choose(kind, false);
    expect((await faqs('?lang=ar')).map((each) => each.question)).toContain('Who pays?');
    expect((await choose('document', true)).status).toBe(400);
    const auditor = await stack.sessionOf('auditor');
    const refused = await stack.as(auditor, 'PUT', '/api/admin/translations/faq/omission', { omitted: true });
    expect(refused.status).toBe(403);
  });

  it('members who may only read content cannot save them, and visitors do not see them unfinished', async () => {
    const auditor = await stack.sessionOf('auditor');
    expect((await stack.as(auditor, 'PUT', path(), arabic(1))).status).toBe(403);
    expect((await stack.call(path())).status).toBe(401);
  });

  it.each(PATHS)('%s is cached by language, and refuses a language that there is not', async (each) => {
    const [english, translated] = await Promise.all([stack.call(each), stack.call(`${each}?lang=ar`)]);
    expect([english.status, translated.status]).toEqual([200, 200]);
    expect(await english.text()).not.toContain('"language"');
    if (!['/api/team', '/api/blog-posts', '/api/developments'].includes(each))
      expect(await translated.text()).toContain('"language"');
    expect((await stack.call(`${each}?lang=fr`)).status).toBe(400);
  });
});

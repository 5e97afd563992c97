import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { AuditEntry } from '../src/accounts/audit/audit-entry.entity.js';
import { startGatewayWithContent, type GatewayWithContent } from './gateway-with-content.js';

interface Entry {
  id: number;
  version: number;
  [field: string]: unknown;
}

const COLLECTIONS = [
  {
    path: '/api/faqs',
    admin: '/api/admin/faqs',
    shown: '/api/getfaqs',
    noun: 'faq',
    fields: { question: 'May I?', answer: 'You may.' },
    change: { question: 'May <b>we</b>?' },
    wrong: { question: ' ' },
  },
  {
    path: '/api/team',
    admin: '/api/admin/team',
    shown: '/api/team',
    noun: 'team-member',
    fields: { name: 'Noor', designation: 'Broker', photo: '/uploads/n.webp', focalX: 10, focalY: 90 },
    change: { name: '<script>alert("team")</script>' },
    wrong: { focalX: 101 },
  },
  {
    path: '/api/testimonials',
    admin: '/api/admin/testimonials',
    shown: '/api/testimonials',
    noun: 'testimonial',
    fields: { name: 'Omar', review: 'Kind and quick.', stars: 5 },
    change: { name: '"><img src=x onerror=alert(1)>' },
    wrong: { stars: 6 },
  },
  {
    path: '/api/navigation-items',
    admin: '/api/admin/navigation',
    shown: '/api/navigation',
    noun: 'navigation-item',
    fields: { title: 'Villas', url: '/buy?type=Villa', openInNewWindow: true },
    change: { title: 'Houses & villas' },
    wrong: { url: 'javascript:alert(1)' },
  },
] as const;

describe('what staff edit', () => {
  let stack: GatewayWithContent;
  let cookie: string;
  beforeAll(async () => {
    stack = await startGatewayWithContent();
    cookie = await stack.sessionOf('editor');
  });
  afterAll(async () => {
    await stack.stop();
  });

  const send = async <T = Entry>(method: string, path: string, body?: unknown, status = 200): Promise<T> => {
    const answer = await stack.as(cookie, method, path, body);
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as T;
  };
  /** Returns a page as a visitor gets it, from the cache when it is there. */
  const shown = async (path: string): Promise<string> => (await stack.call(path)).text();
  const cached = async (path: string): Promise<string> => {
    await shown(path);
    return shown(path);
  };
  /** Waits until the expected number of audit entries has arrived and compares them; additional entries fail. */
  const audited = async (
    where: { entityKind: string; entityId?: string },
    expected: string[],
  ): Promise<void> => {
    const acts = async (): Promise<string[]> =>
      (await stack.dataSource.manager.find(AuditEntry, { where, order: { at: 'ASC', id: 'ASC' } })).map(
        ({ action, username }) => `${action} by ${username ?? ''}`,
      );
    await waitFor('the audit trail', async () => (await acts()).length >= expected.length);
    expect(await acts()).toEqual(expected.map((act) => `${act} by editor@manzil.example`));
  };

  describe.each(COLLECTIONS)('$path', ({ path, admin, shown: list, noun, fields, change, wrong }) => {
    it('shows every change on the next request, and stores who made it', async () => {
      const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);
      const changed = inJson(Object.values(change).join());
      await cached(list);
      const entry = await send('POST', path, fields, 201);
      expect(entry).toMatchObject({ ...fields, version: 1, updatedBy: 'editor@manzil.example' });
      expect(await cached(list)).toContain(`:${entry.id},`);

      await send('PUT', `${path}/${entry.id}`, { ...fields, ...change, expectedVersion: 1 });
      expect(await cached(list)).toContain(changed);

      await send('DELETE', `${path}/${entry.id}`);
      expect(await cached(list)).not.toContain(changed);
      const { deleted } = await send<{ deleted: Entry[] }>('GET', admin);
      expect(deleted).toMatchObject([{ id: entry.id, deletedBy: 'editor@manzil.example' }]);

      await send('POST', `${path}/${entry.id}/restore`);
      expect(await cached(list)).toContain(changed);
      await audited(
        { entityKind: noun, entityId: String(entry.id) },
        ['created', 'updated', 'deleted', 'restored'].map((verb) => `content-${verb}`),
      );
    });

    it('shows a new order on the next request', async () => {
      await send('POST', path, fields, 201);
      const { entries } = await send<{ entries: Entry[] }>('GET', admin);
      const ids = entries.map(({ id }) => id).reverse();
      await cached(list);
      expect(await send('PUT', `${path}/order`, { ids })).toEqual({ ids });
      const after = await send<{ entries: Entry[] }>('GET', admin);
      expect(after.entries.map(({ id }) => id)).toEqual(ids);
      const publicIds = [...(await cached(list)).matchAll(/"(?:id|TID)":(\d+)/g)].map(([, id]) => Number(id));
      expect(publicIds).toEqual(ids);
    });

    it('refuses the second of two saves, naming the first, and stores nothing of it', async () => {
      const { id } = await send('POST', path, fields, 201);
      const first = await send('PUT', `${path}/${id}`, { ...fields, expectedVersion: 1 });
      const problem = await send('PUT', `${path}/${id}`, { ...fields, ...change, expectedVersion: 1 }, 409);
      expect(problem).toMatchObject({
        code: 'CONFLICT',
        details: {
          reason: 'version',
          version: 2,
          updatedBy: 'editor@manzil.example',
          updatedAt: first.updatedAt,
        },
      });
      await audited({ entityKind: noun, entityId: String(id) }, ['content-created', 'content-updated']);
      await send('DELETE', `${path}/${id}`);
    });

    it('names the field that is wrong', async () => {
      const [field = ''] = Object.keys(wrong);
      const problem = { code: 'VALIDATION_FAILED', issues: [{ field }] };
      expect(await send('POST', path, { ...fields, ...wrong }, 400)).toMatchObject(problem);
      expect(await send('PUT', `${path}/1`, { ...fields, ...wrong, expectedVersion: 1 }, 400)).toMatchObject(
        problem,
      );
      expect(await send('PUT', `${path}/1`, fields, 400)).toMatchObject({
        issues: [{ field: 'expectedVersion' }],
      });
      expect(await send('PUT', `${path}/one`, { ...fields, expectedVersion: 1 }, 400)).toMatchObject({
        issues: [{ field: 'id' }],
      });
      expect(await send('PUT', `${path}/order`, { ids: ['1'] }, 400)).toMatchObject({
        issues: [{ field: 'ids.0' }],
      });
    });

    it('takes no body of 10 MB, and no id that is not there', async () => {
      const [text = ''] = Object.keys(fields);
      const huge = { ...fields, [text]: 'x'.repeat(10 * 1024 * 1024) };
      expect(await send('POST', path, huge, 413)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
      expect(await send('DELETE', `${path}/2147483647`, undefined, 404)).toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  it('is closed to agents, who see none of it', async () => {
    const agent = await stack.sessionOf('agent');
    for (const { path, admin, fields } of COLLECTIONS) {
      expect((await stack.as(agent, 'POST', path, fields)).status).toBe(403);
      expect((await stack.as(agent, 'GET', admin)).status).toBe(403);
    }
  });

  it('of the frame is shown on the next request', async () => {
    const { style } = await send<{ style: Entry }>('GET', '/api/admin/navigation');
    const footer = await send('GET', '/api/admin/footer');
    await cached('/api/site-frame');
    await cached('/api/getnavstyles');
    const { version, updatedAt: _at, updatedBy: _by, ...look } = style;
    await send('PUT', '/api/navigation-style', { ...look, navColor: '#123456', expectedVersion: version });
    expect(await cached('/api/getnavstyles')).toContain('"nav_color":"#123456"');
    await send('PUT', '/api/footer', { ...footer, licence: 'ORN 1', expectedVersion: footer.version });
    const frame = await cached('/api/site-frame');
    expect(frame).toContain('"licence":"ORN 1"');
    expect(frame).not.toMatch(/updatedBy|editor@/);
    const details = await send('GET', '/api/admin/documents/commondb');
    await send('PUT', '/api/documents/commondb', {
      fields: { popup: 'off' },
      expectedVersion: details.version,
    });
    expect(await cached('/api/site-frame')).toContain('"settings":{"popup":{"isOff":true}}');
    expect(
      await send(
        'PUT',
        '/api/navigation-style',
        { ...look, navColor: '#fff;}body{display:none', expectedVersion: 2 },
        400,
      ),
    ).toMatchObject({ issues: [{ field: 'navColor' }] });
    expect(
      await send(
        'PUT',
        '/api/footer',
        { ...footer, social: [{ network: 'X', url: 'javascript:alert(1)' }], expectedVersion: 2 },
        400,
      ),
    ).toMatchObject({ issues: [{ field: 'social.0.url' }] });
    await audited({ entityKind: 'footer' }, ['content-updated']);
  });

  it('of the texts of a page is shown on the next request, and refused by the name of the field', async () => {
    const path = '/api/documents/homepagedb';
    const { version } = await send('GET', '/api/admin/documents/homepagedb');
    await cached(path);
    const saved = await send('PUT', path, { fields: { sec2heading: 'New' }, expectedVersion: version });
    expect(saved).toMatchObject({ version: version + 1, updatedBy: 'editor@manzil.example' });
    const document = await cached(path);
    expect(document).toContain('"sec2heading":"New"');
    expect(document).not.toContain('updatedBy');
    const late = await send('PUT', path, { fields: { sec2heading: 'Late' }, expectedVersion: version }, 409);
    expect(late).toMatchObject({ details: { updatedBy: 'editor@manzil.example', version: version + 1 } });
    for (const [fields, field] of [
      [{ sec1discription: 'x' }, 'fields.sec1discription'],
      [{ sec4link: 'javascript:alert(1)' }, 'fields.sec4link'],
      [{ sec1image: 'https://evil.example/x.png' }, 'fields.sec1image'],
      [{ sec1heading: 7 }, 'fields.sec1heading'],
    ] as const) {
      const problem = await send('PUT', path, { fields, expectedVersion: version + 1 }, 400);
      expect(problem).toMatchObject({ issues: [{ field }] });
    }
    expect(
      await send('PUT', '/api/documents/members', { fields: { a: 'x' }, expectedVersion: 0 }, 400),
    ).toMatchObject({
      issues: [{ field: 'name' }],
    });
  });

  describe('posts', () => {
    const post = (slug: string, changes = {}) => ({
      title: slug,
      slug,
      excerpt: 'Short',
      content: `<p>${slug}</p><script>alert(1)</script>`,
      draft: false,
      ...changes,
    });

    it('come out, move and go on the next request; drafts are for staff', async () => {
      await cached('/api/blog-posts');
      const entry = await send('POST', '/api/blog-posts', post('first-news'), 201);
      expect(await cached('/api/blog-posts')).toContain('first-news');
      expect(await cached('/api/blog-posts')).not.toContain('content');
      expect(await cached('/api/blog-posts/first-news')).toContain('"content":"<p>first-news</p>"');
      expect(JSON.parse(await cached('/api/blogs'))).toMatchObject([
        { id: entry.id, url: '/blog/first-news', content: '<p>first-news</p>' },
      ]);
      await send('PUT', `/api/blog-posts/${entry.id}`, { ...post('later-news'), expectedVersion: 1 });
      expect(JSON.parse(await cached('/api/blog-posts/first-news'))).toEqual({ redirectTo: 'later-news' });

      await send('PUT', `/api/blog-posts/${entry.id}`, {
        ...post('later-news', { draft: true }),
        expectedVersion: 2,
      });
      expect(await cached('/api/blog-posts')).not.toContain('later-news');
      expect((await stack.call('/api/blog-posts/later-news')).status).toBe(404);
      expect((await stack.call('/api/blog-posts/no%20address')).status).toBe(400);
      const { entries } = await send<{ entries: Entry[] }>('GET', '/api/admin/blog-posts?limit=1');
      expect(entries).toMatchObject([{ id: entry.id, state: 'draft' }]);
      expect(await send('GET', `/api/admin/blog-posts/${entry.id}`)).toMatchObject({
        content: '<p>later-news</p>',
        version: 3,
      });
    });

    it('that have an address of another are refused by its field', async () => {
      await send('POST', '/api/blog-posts', post('taken'), 201);
      expect(await send('POST', '/api/blog-posts', post('taken'), 409)).toMatchObject({
        issues: [{ field: 'slug' }],
        details: { reason: 'slug-taken' },
      });
      expect(
        await send('POST', '/api/blog-posts', post('long', { content: 'x'.repeat(200_001) }), 400),
      ).toMatchObject({ issues: [{ field: 'content' }] });
    });

    it('that are scheduled appear by themselves, although responses are cached', async () => {
      const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
      const scheduled = post('scheduled-post', { publishAt: inAnHour });
      const { id } = await send('POST', '/api/blog-posts', scheduled, 201);
      expect(await cached('/api/blog-posts')).not.toContain('scheduled-post');
      expect((await stack.call('/api/blog-posts/scheduled-post')).status).toBe(404);
      const publishAt = new Date(Date.now() + 500).toISOString();
      await send('PUT', `/api/blog-posts/${id}`, { ...scheduled, publishAt, expectedVersion: 1 });
      await waitFor('the post', async () => (await cached('/api/blog-posts')).includes('scheduled-post'));
      expect(await cached('/api/blog-posts/scheduled-post')).toContain('<p>scheduled-post</p>');
    });
  });
});

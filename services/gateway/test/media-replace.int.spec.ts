import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { Client } from 'pg';
import type { LibraryPage, ReplacedFile } from '@manzil/contracts/media/library';
import { AuditEntry } from '../src/accounts/audit/audit-entry.entity.js';
import { developmentCalls, file, json } from './development-calls.js';
import { postJson } from './gateway-under-test.js';
import { startKillableStack, type KillableStack } from './real-stack.js';
import { pdf, png } from './some-files.js';

describe('a file that is replaced', () => {
  let stack: KillableStack;
  let calls: ReturnType<typeof developmentCalls>;
  beforeAll(async () => {
    stack = await startKillableStack();
    calls = developmentCalls(stack);
  });
  afterAll(async () => {
    await stack.stop();
  });

  const upload = async (part: Blob, name = 'photo.png'): Promise<string> => {
    const body = new FormData();
    body.append('file', part, name);
    const answer = await stack.asStaff('/api/media', { method: 'POST', body });
    return (await json<{ filename: string }>(answer)).filename;
  };
  const picture = (shade: number): Promise<string> => upload(file(png(64, 48, shade)));
  const ok = async <T>(path: string, body: unknown, method = 'POST'): Promise<T> => {
    const answer = await stack.asStaff(path, { ...postJson(body), method });
    expect([path, answer.status < 300]).toEqual([path, true]);
    return json<T>(answer);
  };
  const replace = (filename: string, replacement: string): Promise<Response> =>
    stack.asStaff('/api/media/replacements', postJson({ filename, replacement }));
  const usesOf = async (filename: string): Promise<string[]> => {
    const { items } = await json<LibraryPage>(await stack.asStaff(`/api/media?q=${filename}`));
    return items.flatMap(({ usedBy }) => usedBy.map(({ owner }) => owner.split(':')[0] ?? '')).sort();
  };
  const seen = async (path: string): Promise<string> => (await stack.call(path)).text();

  it('is another one in every record that used it, for visitors on their next request, and in the audit trail', async () => {
    const [old, anew] = [await picture(11), await picture(12)];
    const [was, is] = [`/uploads/${old}`, `/uploads/${anew}`];
    const project = await calls.add({ propertydesc: `<p><img src="${was}"> By the creek</p>` });
    const images = await calls.gallery(project.id);
    expect(images).toEqual([]);
    const person = { name: 'Leila', designation: 'Sales', photo: was, focalX: 50, focalY: 30 };
    await ok('/api/team', person);
    await ok('/api/blog-posts', {
      title: 'Creek',
      slug: 'creek',
      excerpt: 'By it.',
      content: `<p><img src="${was}"></p>`,
      image: was,
      draft: false,
      publishAt: '2026-01-01T05:00:00.000Z',
    });
    const { result } = await ok<{ result: { id: number } }>('/api/save-page', {
      title: 'Visa',
      linkAddress: 'visa',
      html: `<img src="${was}">`,
      css: `.a { background: url(${was}) }`,
    });
    const saved = { name: 'Creek', html: `<section><img src="${was}"></section>`, css: '' };
    await ok('/api/admin/saved-blocks', saved);
    const texts = await json<{ version: number }>(await stack.asStaff('/api/admin/documents/homepagedb'));
    const change = { fields: { sec1image: was }, expectedVersion: texts.version };
    await ok('/api/documents/homepagedb', change, 'PUT');
    const deleted = await ok<{ id: number }>('/api/team', { ...person, name: 'Gone' });
    expect((await stack.asStaff(`/api/team/${deleted.id}`, { method: 'DELETE' })).status).toBe(200);
    const kinds = [
      ...['blog-post', 'development', 'document', 'page', 'saved-block', 'team-member', 'team-member'],
    ];
    await waitFor('all uses to be known', async () => (await usesOf(old)).join() === kinds.join());

    const answer = await replace(old, anew);
    expect(answer.status).toBe(200);
    const { replaced, left } = await json<ReplacedFile>(answer);
    expect(replaced.map(({ owner }) => owner.split(':')[0]).sort()).toEqual(kinds.slice(0, 6));
    expect(left.map(({ owner }) => owner)).toEqual([`team-member:${deleted.id}`]);

    const pages = await Promise.all([
      seen(`/api/developments/${project.pagelink}`),
      seen('/api/team-members'),
      seen('/api/blog-posts/creek'),
      (await stack.asStaff(`/api/pages/${result.id}`)).text(),
      seen('/api/documents/homepagedb'),
      (await stack.asStaff('/api/admin/saved-blocks')).text(),
    ]);
    for (const page of pages) expect([page.includes(is), page.includes(was)]).toEqual([true, false]);
    await waitFor('the uses to follow', async () => (await usesOf(anew)).length === 6);
    // Earlier versions can be restored, and so can the deleted member; a saved block has no versions.
    expect(await usesOf(old)).toEqual(kinds.filter((kind) => kind !== 'saved-block'));
    const entry = await waitFor('the audit entry', () =>
      stack.dataSource.getRepository(AuditEntry).findOneBy({ action: 'media-replaced' }),
    );
    expect(entry).toMatchObject({
      username: 'admin',
      entityKind: 'file',
      entityTitle: 'photo.png',
      entityLink: `/uploads/${old}`,
      details: { places: 7 },
    });
  });

  it('is another one in the draft of a member who is not on the site, and publishes nothing', async () => {
    const [old, anew] = [await picture(31), await picture(32)];
    const person = { name: 'Away', designation: 'Sales', photo: `/uploads/${old}`, focalX: 50, focalY: 30 };
    const { id } = await ok<{ id: number }>('/api/team', person);
    await ok(`/api/content/team-member/${String(id)}/withdraw`, {});
    await waitFor('its use', async () => (await usesOf(old)).length === 1);
    expect((await replace(old, anew)).status).toBe(200);
    const { entries } = await json<{ entries: { id: number; photo: string; lifecycle: unknown }[] }>(
      await stack.asStaff('/api/admin/team'),
    );
    expect(entries.find((entry) => entry.id === id)).toMatchObject({
      photo: `/uploads/${anew}`,
      lifecycle: { live: false },
    });
    expect(await seen('/api/team-members')).not.toContain('Away');
  });

  it('is another one in a gallery, and keeps its alternative text', async () => {
    const row = await calls.add({ galleryimg0: file(png(64, 48, 21)) });
    const [image] = await calls.gallery(row.id);
    const old = image?.imgurl.replace('/uploads/', '') ?? '';
    await waitFor('its use', async () => (await usesOf(old)).length === 1);
    const { items } = await json<LibraryPage>(await stack.asStaff(`/api/media?q=${old}`));
    await ok(`/api/media/${items[0]?.id ?? ''}`, { alt: 'A creek' }, 'PATCH');
    const anew = await picture(22);
    expect((await replace(old, anew)).status).toBe(200);
    expect((await calls.gallery(row.id)).map(({ imgurl }) => imgurl)).toEqual([`/uploads/${anew}`]);
    const late = await calls.send(`/updatenewlyproperty/${row.id}`, { complete: '', expectedVersion: '1' });
    expect(await json(late)).toMatchObject({ details: { version: 2, updatedBy: 'admin' } });
    const now = await json<LibraryPage>(await stack.asStaff(`/api/media?q=${anew}`));
    expect(now.items.map(({ alt }) => alt)).toEqual(['A creek']);
  });

  it('is replaced in every record once, although media is killed between a rewrite and its record', async () => {
    const [old, anew] = [await picture(41), await picture(42)];
    const [was, is] = [`/uploads/${old}`, `/uploads/${anew}`];
    const names = ['Amal', 'Basma', 'Celine'];
    const people = names.map((name) => ({ name, designation: 'Sales', photo: was, focalX: 50, focalY: 30 }));
    const ids: number[] = [];
    for (const person of people) ids.push((await ok<{ id: number }>('/api/team', person)).id);
    await waitFor('all uses to be known', async () => (await usesOf(old)).length === 3);
    const media = new Client({ connectionString: stack.mediaDatabaseUrl });
    await media.connect();
    // A step can be performed but not recorded while the test has this lock.
    await media.query('SELECT pg_advisory_lock(4242)');
    await media.query(`CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_advisory_xact_lock_shared(4242); RETURN NEW; END'`);
    await media.query(
      'CREATE TRIGGER wait_for_test BEFORE UPDATE ON replacement_step FOR EACH ROW EXECUTE FUNCTION wait_for_test()',
    );
    const versions = async (): Promise<number[]> => {
      const { entries } = await json<{ entries: { id: number; photo: string; version: number }[] }>(
        await stack.asStaff('/api/admin/team'),
      );
      return ids.map((id) => {
        const entry = entries.find((each) => each.id === id);
        return entry?.photo === is ? entry.version : 0;
      });
    };
    const answer = replace(old, anew);
    await waitFor('the first step', async () => (await versions()).some((version) => version > 0));
    await stack.restartMedia(async () => {
      expect((await versions()).filter((version) => version > 0)).toEqual([2]);
      await media.query('SELECT pg_advisory_unlock(4242)');
    });
    // A restart may take longer than the response waits: the rest is pending then.
    const { replaced, left, failed, pending } = await json<ReplacedFile>(await answer);
    expect([replaced.length + pending.length, left, failed]).toEqual([3, [], []]);
    await waitFor('all records to be rewritten', async () =>
      (await versions()).every((version) => version > 0),
    );
    expect(await versions()).toEqual([2, 2, 2]);
    await waitFor('the uses to follow', async () => (await usesOf(anew)).length === 3);
    const { rows } = await media.query<{ state: string; attempts: number }>(
      `SELECT state, attempts FROM replacement_step JOIN replacement ON id = replacement_id WHERE filename = $1`,
      [old],
    );
    expect(rows).toEqual(Array(3).fill({ state: 'replaced', attempts: 1 }));
    await media.end();
  });

  it('is refused when it is the same, of another kind or not there', async () => {
    const old = await picture(31);
    const document = await upload(file(pdf(), 'application/pdf'), 'plan.pdf');
    expect([(await replace(old, old)).status, (await replace(old, document)).status]).toEqual([400, 400]);
    expect((await replace('none.webp', old)).status).toBe(404);
    expect((await replace(old, 'none.webp')).status).toBe(404);
    expect([(await replace('a\0.webp', old)).status, (await replace(old, 'a\0.webp')).status]).toEqual([
      400, 400,
    ]);
  });
});

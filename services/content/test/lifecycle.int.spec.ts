import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import * as rpc from '@manzil/contracts/content/lifecycle-rpc';
import { PurgeDeletedEntries } from '../src/jobs/purge-deleted-entries.js';
import { RunDueSchedules } from '../src/lifecycle/run-due-schedules.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { KINDS, publicBytes, type Entry } from './lifecycle-kinds.js';

const by = 'leila';
const MINUTE_MS = 60_000;

describe.each(KINDS)('the lifecycle of a $kind', ({ kind, editing, fields, textField }) => {
  let content: ContentUnderTest;
  beforeAll(async () => {
    content = await startContentUnderTest();
  });
  afterAll(async () => {
    await content.stop();
  });
  afterEach(() => {
    content.clock.now = () => new Date();
  });

  const shown = () => publicBytes(content.client);
  const create = async (text: string, slug: string): Promise<Entry> =>
    content.client.request(editing.create, { fields: fields(text, slug) as never, by });
  const remove = ({ id }: Entry) => content.client.request(editing.remove, { id, by });
  const entryOf = async (id: number): Promise<Entry & Record<string, unknown>> => {
    const { entries } = await content.client.request(editing.list, {});
    const found = entries.find((entry) => entry.id === id);
    if (found === undefined) throw new Error(`There is no entry ${id}`);
    return found;
  };
  const saveDraft = ({ id, version }: { id: number; version: number }, text: string, slug: string) =>
    content.client.request(rpc.saveDraft, {
      ...{ kind, id, by: 'omar' },
      fields: fields(text, slug),
      expectedVersion: version,
    });
  const schedule = (id: number, times: { publishAt?: Date; withdrawAt?: Date }) =>
    content.client.request(rpc.scheduleEntry, {
      ...{ kind, id, by },
      publishAt: times.publishAt?.toISOString() ?? null,
      withdrawAt: times.withdrawAt?.toISOString() ?? null,
    });
  const runAt = async (time: Date): Promise<void> => {
    content.clock.now = () => time;
    await content.service.app.get(RunDueSchedules).run();
  };
  const inMinutes = (count: number): Date => new Date(Date.now() + count * MINUTE_MS);

  it('keeps a draft beside what visitors see, until a save publishes', async () => {
    const entry = await create('Old words', 'first');
    const before = await shown();
    const { version, lifecycle } = await saveDraft(entry, 'New words', 'first');
    expect(lifecycle).toMatchObject({ live: true, draft: { savedBy: 'omar' } });
    expect(await shown()).toBe(before);
    const draft = await content.client.request(rpc.getVersion, { kind, id: entry.id, version });
    expect(draft).toMatchObject({ published: false, fields: { [textField]: 'New words' } });

    const update = {
      id: entry.id,
      fields: fields('New words', 'first') as never,
      expectedVersion: version,
      by,
    };
    await content.client.request(editing.update, update);
    expect(await shown()).toContain('New words');
    expect((await entryOf(entry.id)).lifecycle).toMatchObject({ live: true, draft: null });
    const diffOf = { kind, id: entry.id, version: version + 1 };
    // With what visitors saw before, and not with the draft that was published.
    expect(await content.client.request(rpc.diffVersion, diffOf)).toMatchObject({
      against: entry.version,
      sections: expect.arrayContaining([expect.objectContaining({ field: textField })]),
    });
    await remove(entry);
  });

  it('refuses a save over a draft that its author has not seen, with who saved it', async () => {
    const entry = await create('Words', 'first');
    const { version } = await saveDraft(entry, 'Words of Omar', 'first');
    const late = {
      code: 'CONFLICT',
      extra: { details: { reason: 'version', version, updatedBy: 'omar' } },
    };
    await expect(saveDraft(entry, 'Late', 'first')).rejects.toMatchObject(late);
    const update = {
      id: entry.id,
      fields: fields('Late', 'first') as never,
      expectedVersion: entry.version,
      by,
    };
    await expect(content.client.request(editing.update, update)).rejects.toMatchObject(late);
    await remove(entry);
  });

  it('discards a draft, which stays among the versions', async () => {
    const entry = await create('Live words', 'first');
    const { version } = await saveDraft(entry, 'Dropped words', 'first');
    const before = await shown();
    const { lifecycle } = await content.client.request(rpc.discardDraft, { kind, id: entry.id, by });
    expect(lifecycle).toMatchObject({ live: true, draft: null });
    expect(await shown()).toBe(before);
    const { versions } = await content.client.request(rpc.listVersions, { kind, id: entry.id });
    expect(versions.map(({ published }) => published)).toEqual([true, false, true]);
    expect(versions[1]).toMatchObject({ version, title: 'Dropped words', savedBy: 'omar' });
    await expect(content.client.request(rpc.discardDraft, { kind, id: entry.id, by })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await remove(entry);
  });

  it('adds an entry that visitors do not see until it is published', async () => {
    const before = await shown();
    const request = { kind, fields: fields('Not yet', 'second'), by };
    const { id, version, lifecycle } = await content.client.request(rpc.createDraft, request);
    expect(lifecycle).toMatchObject({ live: false, draft: null });
    const later = await saveDraft({ id, version }, 'Nearly', 'second');
    expect(await shown()).toBe(before);
    expect(await entryOf(id)).toMatchObject({ [textField]: 'Nearly', version: later.version });
    await schedule(id, { publishAt: inMinutes(5) });
    await runAt(inMinutes(6));
    expect(await shown()).toContain('Nearly');
    expect((await entryOf(id)).lifecycle).toMatchObject({ live: true, publishAt: null, failure: null });
    await content.client.request(editing.remove, { id, by });
  });

  it('refuses a draft that could not be published', async () => {
    const invalid = { ...fields('x', 'third'), [textField]: '' };
    await expect(
      content.client.request(rpc.createDraft, { kind, fields: invalid, by }),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: textField }] },
    });
  });

  it('publishes and withdraws at the set times and not before, each once', async () => {
    const entry = await create('Live words', 'first');
    await saveDraft(entry, 'Words of December', 'first');
    const before = await shown();
    const { lifecycle } = await schedule(entry.id, { publishAt: inMinutes(10), withdrawAt: inMinutes(20) });
    expect(lifecycle).toMatchObject({ scheduledBy: by, failure: null });
    await runAt(inMinutes(9));
    expect(await shown()).toBe(before);
    content.clock.now = () => inMinutes(11);
    const jobs = content.service.app.get(RunDueSchedules);
    await Promise.all([jobs.run(), jobs.run(), jobs.run()]);
    expect(await shown()).toContain('Words of December');
    const published = await entryOf(entry.id);
    expect(published).toMatchObject({ version: 3, lifecycle: { draft: null, publishAt: null } });
    await runAt(inMinutes(21));
    expect(await shown()).not.toContain('Words of December');
    expect(await entryOf(entry.id)).toMatchObject({ lifecycle: { live: false, withdrawAt: null } });
    await remove(entry);
  });

  it('refuses times in the past, in a wrong order, or with nothing to publish', async () => {
    const entry = await create('Words', 'first');
    const refused = (field: string) => ({ code: 'VALIDATION_FAILED', extra: { issues: [{ field }] } });
    await expect(schedule(entry.id, { publishAt: inMinutes(5) })).rejects.toMatchObject(refused('publishAt'));
    await expect(schedule(entry.id, { withdrawAt: inMinutes(-1) })).rejects.toMatchObject(
      refused('withdrawAt'),
    );
    await saveDraft(entry, 'Other words', 'first');
    await expect(schedule(entry.id, { publishAt: inMinutes(-1) })).rejects.toMatchObject(
      refused('publishAt'),
    );
    const crossed = { publishAt: inMinutes(9), withdrawAt: inMinutes(8) };
    await expect(schedule(entry.id, crossed)).rejects.toMatchObject(refused('withdrawAt'));
    await remove(entry);
  });

  it('withdraws an entry with its draft, and publishes both with the next save', async () => {
    const entry = await create('Seen words', 'first');
    await saveDraft(entry, 'Words in work', 'first');
    const withdrawn = await content.client.request(rpc.withdrawEntry, { kind, id: entry.id, by });
    expect(withdrawn.lifecycle.live).toBe(false);
    expect(await shown()).not.toMatch(/Seen words|Words in work/);
    expect(await entryOf(entry.id)).toMatchObject({ [textField]: 'Words in work' });
    await expect(content.client.request(rpc.withdrawEntry, { kind, id: entry.id, by })).rejects.toMatchObject(
      { code: 'CONFLICT' },
    );
    const publish = { fields: fields('Back again', 'first') as never, expectedVersion: withdrawn.version };
    await content.client.request(editing.update, { id: entry.id, ...publish, by });
    expect(await shown()).toContain('Back again');
    await remove(entry);
  });

  it('restores an earlier version at the present address, and undoes that by another restore', async () => {
    const entry = await create('One', 'first');
    const update = { fields: fields('Two', 'second') as never, expectedVersion: 1, by };
    await content.client.request(editing.update, { id: entry.id, ...update });
    const before = await entryOf(entry.id);
    const diff = await content.client.request(rpc.diffVersion, { kind, id: entry.id, version: 2 });
    expect(diff.sections.find(({ field }) => field === textField)?.parts).toEqual([
      { kind: 'removed', text: 'One' },
      { kind: 'added', text: 'Two' },
    ]);
    const restore = (version: number, expectedVersion: number) =>
      content.client.request(rpc.restoreVersion, { kind, id: entry.id, version, expectedVersion, by });
    await expect(restore(1, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(restore(9, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const first = await restore(1, 2);
    expect(await entryOf(entry.id)).toMatchObject({
      [textField]: 'One',
      ...('slug' in before && { slug: 'second' }),
    });
    await restore(2, first.version);
    const { version: _version, updatedAt: _updatedAt, lifecycle: _lifecycle, ...same } = before;
    expect(await entryOf(entry.id)).toMatchObject(same);
    await remove(entry);
  });

  it('has versions of an entry that was written before there were any', async () => {
    const entry = await create('From before', 'first');
    await content.dataSource.query('DELETE FROM content_version WHERE kind = $1', [kind]);
    const { version } = await saveDraft(entry, 'Since', 'first');
    const { versions } = await content.client.request(rpc.listVersions, { kind, id: entry.id });
    expect(versions.map((each) => [each.version, each.title, each.published])).toEqual([
      [version, 'Since', false],
      [entry.version, 'From before', true],
    ]);
    await remove(entry);
  });

  it('brings a deleted entry back with its versions and its address, and purges both together', async () => {
    const entry = await create('Deleted words', 'first');
    await saveDraft(entry, 'Draft words', 'first');
    const before = await shown();
    const { purgeAt } = await remove(entry);
    const gone = { code: 'GONE' };
    await expect(saveDraft(entry, 'Late', 'first')).rejects.toMatchObject(gone);
    await expect(content.client.request(rpc.listVersions, { kind, id: entry.id })).rejects.toMatchObject(
      gone,
    );
    await content.client.request(editing.restore, { id: entry.id, by });
    expect(await shown()).toBe(before);
    const { total } = await content.client.request(rpc.listVersions, { kind, id: entry.id });
    expect(total).toBe(3);
    expect((await entryOf(entry.id)).lifecycle).toMatchObject({ live: true, draft: { savedBy: by } });
    await remove(entry);
    content.clock.now = () => new Date(new Date(purgeAt).getTime() + MINUTE_MS);
    await content.service.app.get(PurgeDeletedEntries).purge();
    const left = await content.dataSource.query<unknown[]>(
      'SELECT FROM content_version WHERE kind = $1 AND entry_id = $2',
      [kind, entry.id],
    );
    expect(left).toEqual([]);
  });

  it('shows staff why a scheduled change was not made, and tries it once', async () => {
    const entry = await create('Words', 'first');
    await saveDraft(entry, 'Other words', 'first');
    await schedule(entry.id, { publishAt: inMinutes(5) });
    await remove(entry);
    await runAt(inMinutes(6));
    await content.client.request(editing.restore, { id: entry.id, by });
    expect((await entryOf(entry.id)).lifecycle).toMatchObject({
      publishAt: null,
      failure: expect.stringContaining('has been deleted'),
    });
    expect(await shown()).not.toContain('Other words');
    await remove(entry);
  });
});

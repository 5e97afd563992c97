import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as rpc from '@manzil/contracts/content/lifecycle-rpc';
import { PurgeDeletedEntries } from '../src/jobs/purge-deleted-entries.js';
import { RunDueSchedules } from '@manzil/service-kit/lifecycle/run-due-schedules';
import { PurgeOldPages } from '../src/page/purge-old-pages.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { KINDS, publicBytes, type Entry, type KindUnderTest } from './lifecycle-kinds.js';

const by = 'leila';
const MINUTE_MS = 60_000;
const inMinutes = (count: number): Date => new Date(Date.now() + count * MINUTE_MS);

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
const runAt = async (time: Date): Promise<void> => {
  content.clock.now = () => time;
  await content.service.app.get(RunDueSchedules).run(time);
};

type Saved = Pick<Entry, 'id' | 'version'>;

/** Returns the actions of staff on records of a kind. */
const actsOf = ({ kind, fields, start, publish, find, bin }: KindUnderTest) => ({
  create: (text: string, slug: string) => start(content.client, text, slug),
  publish: (over: Saved, text: string, slug: string) => publish(content.client, over, text, slug),
  entryOf: (id: number) => find(content.client, id),
  /** A record that cannot be removed is published over by the next test. */
  remove: ({ id }: Pick<Entry, 'id'>) => bin?.remove(content.client, id),
  saveDraft: ({ id, version }: Saved, text: string, slug: string) =>
    content.client.request(rpc.saveDraft, {
      ...{ kind, id, by: 'omar' },
      fields: fields(text, slug),
      expectedVersion: version,
    }),
  schedule: (id: number, times: { publishAt?: Date; withdrawAt?: Date }) =>
    content.client.request(rpc.scheduleEntry, {
      ...{ kind, id, by },
      publishAt: times.publishAt?.toISOString() ?? null,
      withdrawAt: times.withdrawAt?.toISOString() ?? null,
    }),
});

describe.each(KINDS)('the lifecycle of a $kind', (underTest) => {
  const { kind, fields, textField, bin } = underTest;
  const { create, publish, entryOf, remove, saveDraft, schedule } = actsOf(underTest);

  it('keeps a draft beside what visitors see, until a save publishes', async () => {
    const entry = await create('Old words', 'first');
    const before = await shown();
    const { version, lifecycle } = await saveDraft(entry, 'New words', 'first');
    expect(lifecycle).toMatchObject({ live: true, draft: { savedBy: 'omar' } });
    expect(await shown()).toBe(before);
    const draft = await content.client.request(rpc.getVersion, { kind, id: entry.id, version });
    expect(draft).toMatchObject({ published: false, fields: { [textField]: 'New words' } });

    await publish({ id: entry.id, version }, 'New words', 'first');
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
    await expect(publish(entry, 'Late', 'first')).rejects.toMatchObject(late);
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
    expect(versions.slice(0, 3).map(({ published }) => published)).toEqual([true, false, true]);
    expect(versions[1]).toMatchObject({
      ...{ version, savedBy: 'omar' },
      ...(bin !== undefined && { title: 'Dropped words' }),
    });
    await expect(content.client.request(rpc.discardDraft, { kind, id: entry.id, by })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await remove(entry);
  });

  it('publishes a draft at the set time and not before, once', async () => {
    const entry = await create('Live words', 'first');
    await saveDraft(entry, 'Words of December', 'first');
    const before = await shown();
    const { lifecycle } = await schedule(entry.id, { publishAt: inMinutes(10) });
    expect(lifecycle).toMatchObject({ scheduledBy: by, failure: null });
    await runAt(inMinutes(9));
    expect(await shown()).toBe(before);
    content.clock.now = () => inMinutes(11);
    const jobs = content.service.app.get(RunDueSchedules);
    await Promise.all([1, 2, 3].map(() => jobs.run(inMinutes(11))));
    expect(await shown()).toContain('Words of December');
    expect(await entryOf(entry.id)).toMatchObject({
      version: entry.version + 2,
      lifecycle: { draft: null, publishAt: null },
    });
    await remove(entry);
  });

  it('refuses a draft that could not be published', async () => {
    const entry = await create('Words', 'first');
    const invalid = { ...fields('x', 'first'), [textField]: 'x'.repeat(2_000) };
    const draft = { kind, id: entry.id, fields: invalid, expectedVersion: entry.version, by };
    await expect(content.client.request(rpc.saveDraft, draft)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: textField }] },
    });
    expect((await entryOf(entry.id)).version).toBe(entry.version);
    await remove(entry);
  });

  it('refuses times in the past, and with nothing to publish', async () => {
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
    await remove(entry);
  });

  it('restores an earlier version at the present address, and undoes that by another restore', async () => {
    const entry = await create('One', 'first');
    const { version } = await publish(entry, 'Two', 'second');
    const before = await entryOf(entry.id);
    const diff = await content.client.request(rpc.diffVersion, { kind, id: entry.id, version });
    expect(diff.sections.find(({ field }) => field === textField)?.parts).toEqual([
      { kind: 'removed', text: 'One' },
      { kind: 'added', text: 'Two' },
    ]);
    const restore = (wanted: number, expectedVersion: number) =>
      content.client.request(rpc.restoreVersion, {
        kind,
        id: entry.id,
        version: wanted,
        expectedVersion,
        by,
      });
    await expect(restore(entry.version, entry.version)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(restore(version + 7, version)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const first = await restore(entry.version, version);
    expect(await entryOf(entry.id)).toMatchObject({
      [textField]: 'One',
      ...('slug' in before && { slug: 'second' }),
      ...('linkAddress' in before && { linkAddress: 'second' }),
    });
    await restore(version, first.version);
    const { version: _version, updatedAt: _updatedAt, lifecycle: _lifecycle, ...same } = before;
    expect(await entryOf(entry.id)).toMatchObject(same);
    await remove(entry);
  });

  it('has versions of a record that was written before there were any', async () => {
    const entry = await create('From before', 'first');
    await content.dataSource.query('DELETE FROM content_version WHERE kind = $1', [kind]);
    const { version } = await saveDraft(entry, 'Since', 'first');
    const { versions } = await content.client.request(rpc.listVersions, { kind, id: entry.id });
    expect(versions.map((each) => [each.version, each.published])).toEqual([
      [version, false],
      [entry.version, true],
    ]);
    const first = { kind, id: entry.id, version: entry.version };
    const before = await content.client.request(rpc.getVersion, first);
    expect(before.fields).toMatchObject({ [textField]: 'From before' });
    await remove(entry);
  });
});

describe.each(KINDS.filter(({ bin }) => bin !== undefined))('an entry of the kind $kind', (underTest) => {
  const { kind, fields, textField, bin } = underTest;
  const { create, publish, entryOf, remove, saveDraft, schedule } = actsOf(underTest);

  it('can be added so that visitors do not see it until it is published', async () => {
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
    await remove({ id });
  });

  it('cannot be added as a draft that could not be published', async () => {
    const invalid = { ...fields('x', 'third'), [textField]: '' };
    await expect(
      content.client.request(rpc.createDraft, { kind, fields: invalid, by }),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: textField }] },
    });
  });

  it('is withdrawn at the set time, after it was published', async () => {
    const entry = await create('Live words', 'first');
    await saveDraft(entry, 'Words of December', 'first');
    const crossed = { publishAt: inMinutes(9), withdrawAt: inMinutes(8) };
    await expect(schedule(entry.id, crossed)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'withdrawAt' }] },
    });
    await schedule(entry.id, { publishAt: inMinutes(10), withdrawAt: inMinutes(20) });
    await runAt(inMinutes(11));
    expect(await shown()).toContain('Words of December');
    await runAt(inMinutes(21));
    expect(await shown()).not.toContain('Words of December');
    expect(await entryOf(entry.id)).toMatchObject({ lifecycle: { live: false, withdrawAt: null } });
    await remove(entry);
  });

  it('is withdrawn with its draft, and both are published with the next save', async () => {
    const entry = await create('Seen words', 'first');
    await saveDraft(entry, 'Words in work', 'first');
    const withdrawn = await content.client.request(rpc.withdrawEntry, { kind, id: entry.id, by });
    expect(withdrawn.lifecycle.live).toBe(false);
    expect(await shown()).not.toMatch(/Seen words|Words in work/);
    expect(await entryOf(entry.id)).toMatchObject({ [textField]: 'Words in work' });
    await expect(content.client.request(rpc.withdrawEntry, { kind, id: entry.id, by })).rejects.toMatchObject(
      { code: 'CONFLICT' },
    );
    await publish(withdrawn, 'Back again', 'first');
    expect(await shown()).toContain('Back again');
    await remove(entry);
  });

  it('comes back from the bin with its versions and its address, and is purged with both', async () => {
    const entry = await create('Deleted words', 'first');
    await saveDraft(entry, 'Draft words', 'first');
    const before = await shown();
    const deleted = await remove(entry);
    const versions = () => content.client.request(rpc.listVersions, { kind, id: entry.id });
    await expect(saveDraft(entry, 'Late', 'first')).rejects.toMatchObject({ code: 'GONE' });
    await expect(versions()).rejects.toMatchObject({ code: 'GONE' });
    await bin?.restore(content.client, entry.id);
    expect(await shown()).toBe(before);
    expect((await versions()).total).toBeGreaterThan(1);
    expect((await entryOf(entry.id)).lifecycle).toMatchObject({ live: true, draft: expect.anything() });
    await remove(entry);
    content.clock.now = () => new Date(new Date(deleted?.purgeAt ?? '').getTime() + MINUTE_MS);
    await content.service.app.get(PurgeDeletedEntries).purge();
    await content.service.app.get(PurgeOldPages).purge();
    const left = await content.dataSource.query<unknown[]>(
      'SELECT FROM content_version WHERE kind = $1 AND entry_id = $2',
      [kind, entry.id],
    );
    expect(left).toEqual([]);
  });

  it('shows staff why a scheduled change was not made, which is tried once', async () => {
    const entry = await create('Words', 'first');
    await saveDraft(entry, 'Other words', 'first');
    await schedule(entry.id, { publishAt: inMinutes(5) });
    await remove(entry);
    await runAt(inMinutes(6));
    await bin?.restore(content.client, entry.id);
    expect((await entryOf(entry.id)).lifecycle).toMatchObject({
      publishAt: null,
      failure: expect.stringMatching(/has been deleted|recycle bin/),
    });
    expect(await shown()).not.toContain('Other words');
    await remove(entry);
  });
});

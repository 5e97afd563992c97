import { describe, expect, it } from 'vitest';
import { actsOn, inMinutes, STAFF, type KindUnderTest, type LifecycleStack } from './kind-under-test.js';

/** Tests drafts, publication, schedules and versions of every kind that is published. */
export function testEveryKind(kinds: readonly KindUnderTest[], stack: () => LifecycleStack): void {
  describe.each(kinds)('the lifecycle of a $kind', (underTest) => {
    const { kind, rpcs, fields, textField, bin } = underTest;
    const { create, publish, entryOf, remove, saveDraft, schedule } = actsOn(underTest, stack);

    it('keeps a draft beside what visitors see, until a save publishes', async () => {
      const entry = await create('Old words', 'first');
      const before = await stack().publicBytes();
      const { version, lifecycle } = await saveDraft(entry, 'New words', 'first');
      expect(lifecycle).toMatchObject({ live: true, draft: { savedBy: 'omar' } });
      expect(await stack().publicBytes()).toBe(before);
      const draft = await stack().client.request(rpcs.getVersion, { kind, id: entry.id, version });
      expect(draft).toMatchObject({ published: false, fields: { [textField]: 'New words' } });

      await publish({ id: entry.id, version }, 'New words', 'first');
      expect(await stack().publicBytes()).toContain('New words');
      expect((await entryOf(entry.id)).lifecycle).toMatchObject({ live: true, draft: null });
      const diffOf = { kind, id: entry.id, version: version + 1 };
      // Compared with the version published before, not with the published draft.
      expect(await stack().client.request(rpcs.diffVersion, diffOf)).toMatchObject({
        against: entry.version,
        sections: expect.arrayContaining([expect.objectContaining({ field: textField })]) as unknown,
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
      const seen = { kind, id: entry.id, expectedVersion: entry.version, by: STAFF };
      await expect(stack().client.request(rpcs.publishDraft, seen)).rejects.toMatchObject(late);
      await remove(entry);
    });

    it('discards a draft, which stays among the versions', async () => {
      const entry = await create('Live words', 'first');
      const { version } = await saveDraft(entry, 'Dropped words', 'first');
      const before = await stack().publicBytes();
      const { lifecycle } = await stack().client.request(rpcs.discardDraft, {
        kind,
        id: entry.id,
        by: STAFF,
      });
      expect(lifecycle).toMatchObject({ live: true, draft: null });
      expect(await stack().publicBytes()).toBe(before);
      const { versions } = await stack().client.request(rpcs.listVersions, { kind, id: entry.id });
      expect(versions.slice(0, 3).map(({ published }) => published)).toEqual([true, false, true]);
      expect(versions[1]).toMatchObject({
        version,
        savedBy: 'omar',
        ...(bin !== undefined && { title: 'Dropped words' }),
      });
      await expect(
        stack().client.request(rpcs.discardDraft, { kind, id: entry.id, by: STAFF }),
      ).rejects.toMatchObject({
        code: 'CONFLICT',
      });
      await remove(entry);
    });

    it('publishes a draft at the set time and not before, once', async () => {
      const entry = await create('Live words', 'first');
      await saveDraft(entry, 'Words of December', 'first');
      const before = await stack().publicBytes();
      const { lifecycle } = await schedule(entry.id, { publishAt: inMinutes(10) });
      expect(lifecycle).toMatchObject({ scheduledBy: STAFF, failure: null });
      await stack().runSchedulesAt(inMinutes(9));
      expect(await stack().publicBytes()).toBe(before);
      await stack().runSchedulesAt(inMinutes(11), { runs: 3 });
      expect(await stack().publicBytes()).toContain('Words of December');
      expect(await entryOf(entry.id)).toMatchObject({
        version: entry.version + 2,
        lifecycle: { draft: null, publishAt: null },
      });
      await remove(entry);
    });

    it('refuses a draft that could not be published', async () => {
      const entry = await create('Words', 'first');
      const invalid = { ...fields('x', 'first'), [textField]: 'x'.repeat(2_000) };
      const draft = { kind, id: entry.id, fields: invalid, expectedVersion: entry.version, by: STAFF };
      await expect(stack().client.request(rpcs.saveDraft, draft)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        extra: { issues: [{ field: textField }] },
      });
      expect((await entryOf(entry.id)).version).toBe(entry.version);
      await remove(entry);
    });

    it('refuses times in the past, and with nothing to publish', async () => {
      const entry = await create('Words', 'first');
      const refused = (field: string) => ({ code: 'VALIDATION_FAILED', extra: { issues: [{ field }] } });
      await expect(schedule(entry.id, { publishAt: inMinutes(5) })).rejects.toMatchObject(
        refused('publishAt'),
      );
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
      const diff = await stack().client.request(rpcs.diffVersion, { kind, id: entry.id, version });
      expect(diff.sections.find(({ field }) => field === textField)?.parts).toEqual([
        { kind: 'removed', text: 'One' },
        { kind: 'added', text: 'Two' },
      ]);
      const restore = (wanted: number, expectedVersion: number) =>
        stack().client.request(rpcs.restoreVersion, {
          kind,
          id: entry.id,
          version: wanted,
          expectedVersion,
          by: STAFF,
        });
      await expect(restore(entry.version, entry.version)).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(restore(version + 7, version)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const first = await restore(entry.version, version);
      expect(await entryOf(entry.id)).toMatchObject({
        [textField]: 'One',
        ...('slug' in before && { slug: 'second' }),
        ...('linkAddress' in before && { linkAddress: 'second' }),
        ...('pagelink' in before && { pagelink: 'second' }),
      });
      await restore(version, first.version);
      const { version: _version, updatedAt: _updatedAt, lifecycle: _lifecycle, ...same } = before;
      expect(await entryOf(entry.id)).toMatchObject(same);
      await remove(entry);
    });

    it('has versions of a record that was written before there were any', async () => {
      const entry = await create('From before', 'first');
      await stack().dataSource.query('DELETE FROM content_version WHERE kind = $1', [kind]);
      const { version } = await saveDraft(entry, 'Since', 'first');
      const { versions } = await stack().client.request(rpcs.listVersions, { kind, id: entry.id });
      expect(versions.map((each) => [each.version, each.published])).toEqual([
        [version, false],
        [entry.version, true],
      ]);
      const first = { kind, id: entry.id, version: entry.version };
      const before = await stack().client.request(rpcs.getVersion, first);
      expect(before.fields).toMatchObject({ [textField]: 'From before' });
      await remove(entry);
    });
  });
}

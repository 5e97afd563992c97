import { describe, expect, it } from 'vitest';
import {
  actsOn,
  inMinutes,
  MINUTE_MS,
  STAFF,
  type KindUnderTest,
  type LifecycleStack,
} from './kind-under-test.js';

/** Tests the kinds whose entries staff add, withdraw and delete. */
export function testEntries(kinds: readonly KindUnderTest[], stack: () => LifecycleStack): void {
  describe.each(kinds.filter(({ bin }) => bin !== undefined))('an entry of the kind $kind', (underTest) => {
    const { kind, rpcs, fields, textField, bin } = underTest;
    const { create, publish, entryOf, remove, saveDraft, schedule } = actsOn(underTest, stack);

    it('can be added so that visitors do not see it until it is published', async () => {
      const before = await stack().publicBytes();
      const request = { kind, fields: fields('Not yet', 'second'), by: STAFF };
      const { id, version, lifecycle } = await stack().client.request(rpcs.createDraft, request);
      expect(lifecycle).toMatchObject({ live: false, draft: null });
      const later = await saveDraft({ id, version }, 'Nearly', 'second');
      expect(await stack().publicBytes()).toBe(before);
      expect(await entryOf(id)).toMatchObject({ [textField]: 'Nearly', version: later.version });
      await schedule(id, { publishAt: inMinutes(5) });
      await stack().runSchedulesAt(inMinutes(6));
      expect(await stack().publicBytes()).toContain('Nearly');
      expect((await entryOf(id)).lifecycle).toMatchObject({ live: true, publishAt: null, failure: null });
      await remove({ id });
    });

    it('cannot be added as a draft that could not be published', async () => {
      const invalid = { ...fields('x', 'third'), [textField]: '' };
      await expect(
        stack().client.request(rpcs.createDraft, { kind, fields: invalid, by: STAFF }),
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
      await stack().runSchedulesAt(inMinutes(11));
      expect(await stack().publicBytes()).toContain('Words of December');
      await stack().runSchedulesAt(inMinutes(21));
      expect(await stack().publicBytes()).not.toContain('Words of December');
      expect(await entryOf(entry.id)).toMatchObject({ lifecycle: { live: false, withdrawAt: null } });
      await stack().client.request(rpcs.publishDraft, { kind, id: entry.id, by: STAFF });
      expect(await stack().publicBytes()).toContain('Words of December');
      await remove(entry);
    });

    it('is withdrawn with its draft, and both are published with the next save', async () => {
      const entry = await create('Seen words', 'first');
      await saveDraft(entry, 'Words in work', 'first');
      const withdrawn = await stack().client.request(rpcs.withdrawEntry, { kind, id: entry.id, by: STAFF });
      expect(withdrawn.lifecycle.live).toBe(false);
      expect(await stack().publicBytes()).not.toMatch(/Seen words|Words in work/);
      expect(await entryOf(entry.id)).toMatchObject({ [textField]: 'Words in work' });
      await expect(
        stack().client.request(rpcs.withdrawEntry, { kind, id: entry.id, by: STAFF }),
      ).rejects.toMatchObject({ code: 'CONFLICT' });
      await publish(withdrawn, 'Back again', 'first');
      expect(await stack().publicBytes()).toContain('Back again');
      await remove(entry);
    });

    it('comes back from the bin with its versions and its address, and is purged with both', async () => {
      const entry = await create('Deleted words', 'first');
      await saveDraft(entry, 'Draft words', 'first');
      const before = await stack().publicBytes();
      const deleted = await remove(entry);
      const versions = () => stack().client.request(rpcs.listVersions, { kind, id: entry.id });
      await expect(saveDraft(entry, 'Late', 'first')).rejects.toMatchObject({ code: 'GONE' });
      await expect(versions()).rejects.toMatchObject({ code: 'GONE' });
      await bin?.restore(stack().client, entry.id);
      expect(await stack().publicBytes()).toBe(before);
      expect((await versions()).total).toBeGreaterThan(1);
      expect((await entryOf(entry.id)).lifecycle).toMatchObject({
        live: true,
        draft: expect.anything() as unknown,
      });
      await remove(entry);
      await stack().purgeBinAt(new Date(new Date(deleted?.purgeAt ?? '').getTime() + MINUTE_MS));
      const left = await stack().dataSource.query<unknown[]>(
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
      await stack().runSchedulesAt(inMinutes(6));
      await bin?.restore(stack().client, entry.id);
      expect((await entryOf(entry.id)).lifecycle).toMatchObject({
        publishAt: null,
        failure: expect.stringMatching(/has been deleted|recycle bin/) as unknown,
      });
      expect(await stack().publicBytes()).not.toContain('Other words');
      await remove(entry);
    });
  });
}

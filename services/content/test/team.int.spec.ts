import { team } from '@manzil/contracts/http/content-editing';
import { listTeam } from '@manzil/contracts/http/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft, publishDraft, saveDraft, scheduleEntry } from '@manzil/contracts/content/lifecycle-rpc';
import { findMovedTeamMember } from '@manzil/contracts/content/rpc';
import type { z } from 'zod';
import { AddAdvisersAndAuthors1795400000000 } from '../src/migrations/1795400000000-add-advisers-and-authors.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';

const by = 'leila';
type Fields = z.input<typeof team.create.request>['fields'];

describe('the page of a member of the team', () => {
  let content: ContentUnderTest;
  beforeAll(async () => {
    content = await startContentUnderTest();
  });
  afterAll(async () => {
    await content.stop();
  });

  const create = (fields: Partial<Fields> & { name: string }) =>
    content.client.request(team.create, {
      fields: { designation: 'Adviser', photo: '/uploads/p.webp', ...fields },
      by,
    });
  const update = ({ id, version }: { id: number; version: number }, fields: Partial<Fields>) =>
    content.client.request(team.update, {
      id,
      fields: { name: 'Zoë Çelik', designation: 'Adviser', photo: '/uploads/p.webp', ...fields },
      expectedVersion: version,
      by,
    });

  it('has a slug of the name, with a number for the next of that name, which stays when the name changes', async () => {
    const first = await create({ name: 'Zoë Çelik' });
    expect(first.slug).toBe('zoe-celik');
    expect((await create({ name: 'Zoe Celik' })).slug).toBe('zoe-celik-2');
    expect((await create({ name: 'ليلى' })).slug).toBe('adviser');
    expect((await update(first, { name: 'Zoë Demir' })).slug).toBe('zoe-celik');
  });

  it('has the slug that staff set, unless another member has it', async () => {
    const member = await create({ name: 'Ali Noor', slug: 'ali' });
    expect(member.slug).toBe('ali');
    await expect(create({ name: 'Ali Other', slug: 'ali' })).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { issues: [{ field: 'slug' }] },
    });
    // A restored member must not share the slug of another.
    await content.client.request(team.remove, { id: member.id, by });
    await create({ name: 'Ali Other', slug: 'ali' });
    await expect(content.client.request(team.restore, { id: member.id, by })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('redirects from every former slug to the current one, until the member is deleted', async () => {
    const moved = (slug: string) => content.client.request(findMovedTeamMember, { slug });
    const first = await create({ name: 'Maha Sabri', slug: 'maha' });
    const second = await update(first, { name: 'Maha Sabri', slug: 'maha-sabri' });
    const third = await update(second, { name: 'Maha Noor', slug: 'maha-noor' });
    expect(await moved('maha')).toEqual({ redirectTo: 'maha-noor' });
    expect(await moved('maha-sabri')).toEqual({ redirectTo: 'maha-noor' });
    await expect(moved('never')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await content.client.request(team.remove, { id: third.id, by });
    await expect(moved('maha')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not shown, and not scheduled, before its card has a job title and a photo', async () => {
    const kind = 'team-member' as const;
    const fields = { name: 'Omar Aziz', designation: '', photo: '', phone: '+971 50 111 0103' };
    const { id, version } = await content.client.request(createDraft, { kind, fields, by });
    const missing = {
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'designation' }, { field: 'photo' }] },
    };
    await expect(content.client.request(publishDraft, { kind, id, by })).rejects.toMatchObject(missing);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const times = { publishAt, withdrawAt: null };
    await expect(content.client.request(scheduleEntry, { kind, id, ...times, by })).rejects.toMatchObject(
      missing,
    );
    const shown = async () =>
      (await content.client.request(listTeam, {})).members.some((member) => member.id === id);
    expect(await shown()).toBe(false);
    await content.client.request(saveDraft, {
      kind,
      id,
      by,
      expectedVersion: version,
      replacesDraft: false,
      mayPublish: true,
      fields: { ...fields, designation: 'Adviser', photo: '/uploads/p.webp' },
    });
    await content.client.request(publishDraft, { kind, id, by });
    expect(await shown()).toBe(true);
  });

  it('has the texts of staff, and refuses an invalid broker registration number', async () => {
    const details = {
      brn: '48377',
      languages: ['English', 'Hindi'],
      areas: ['Dubai Marina'],
      phone: '+971 50 111 0102',
      about: 'Finds family homes.',
    };
    const { id } = await create({ name: 'Priya Nair', ...details });
    const { members } = await content.client.request(listTeam, {});
    expect(members.find((member) => member.id === id)).toMatchObject({ ...details, whatsapp: '' });
    await expect(create({ name: 'X', brn: 'BRN 1' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('gets a unique slug for each member of the previous release', async () => {
    const migration = new AddAdvisersAndAuthors1795400000000();
    const runner = content.dataSource.createQueryRunner();
    await migration.down(runner);
    await runner.query(`
      INSERT INTO team_member (name, designation, photo, position, focal_x, focal_y)
      VALUES ('Sam Hill', 'a', '/uploads/p.webp', 90, 50, 50), ('Sam  Hill', 'a', '/uploads/p.webp', 91, 50, 50),
        ('李', 'a', '/uploads/p.webp', 92, 50, 50)`);
    await migration.up(runner);
    const rows = await content.dataSource.query<{ slug: string; id: number }[]>(
      'SELECT id, slug FROM team_member WHERE position >= 90 ORDER BY position',
    );
    expect(rows.map(({ slug }) => slug)).toEqual([
      'sam-hill',
      `sam-hill-${String(rows[1]?.id)}`,
      `adviser-${String(rows[2]?.id)}`,
    ]);
    await runner.release();
  });
});

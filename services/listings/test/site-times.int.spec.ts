import { randomBytes } from 'node:crypto';
import { purgeDevelopment, orderDevelopments } from '@manzil/contracts/http/development-editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodePreviewKey } from '@manzil/contracts/content/preview';
import { developmentLifecycle as lifecycle } from '@manzil/contracts/listings/development-lifecycle-rpc';
import {
  addDevelopmentImages,
  createDevelopment,
  deleteDevelopment,
  getDevelopment,
  listDevelopmentImages,
  listDevelopments,
  restoreDevelopment,
  setDevelopmentHeading,
  updateDevelopment,
} from '@manzil/contracts/listings/development-rpc';
import { runWithRequest, showDraft } from '@manzil/messaging/request-context';
import { RunDueSchedules } from '@manzil/lifecycle/run-due-schedules';
import { waitFor } from '@manzil/testing/wait-for';
import { startListingsStack, type ListingsStack } from './listings-stack.js';

const by = 'leila';
const kind = 'development';
const HOUR_MS = 3_600_000;
const LINKS = ['creek', 'pier', 'old-pier'];

describe('projects at another instant', () => {
  let stack: ListingsStack;
  beforeAll(async () => {
    stack = await startListingsStack();
  });
  afterAll(async () => {
    await stack.stop();
  });

  const create = async (name: string, pagelink: string): Promise<number> => {
    const { development } = await stack.client.request(createDevelopment, {
      name,
      pagelink,
      location: 'Dubai Islands',
      bannerImage: '/uploads/a.webp',
      images: ['/uploads/one.webp'],
      by,
    });
    return development.id;
  };
  const versionOf = async (id: number): Promise<number> =>
    (await stack.client.request(getDevelopment, { id })).version;
  const publicBytes = async (): Promise<string> => {
    const pages = LINKS.map((pagelink) =>
      stack.client.request(getDevelopment, { pagelink }).then(
        (found) => (found.development.live ? found : 'NOT_FOUND'),
        (error: unknown) => (error as { code: string }).code,
      ),
    );
    return JSON.stringify([
      await stack.client.request(listDevelopments, { liveOnly: true }),
      await stack.client.request(listDevelopmentImages, { liveOnly: true }),
      await Promise.all(pages),
    ]);
  };
  const shownAt = async (at: Date): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    const link = { at: at.toISOString(), token, by, recorded: false };
    await stack.client.request(lifecycle.createSitePreview, link);
    return runWithRequest(undefined, () => {
      showDraft(encodePreviewKey({ kind: 'site', id: at.getTime(), token }));
      return publicBytes();
    });
  };

  it('are what visitors got then, and will get when what is scheduled has happened', async () => {
    const past: { at: Date; bytes: string }[] = [];
    const note = async (): Promise<void> => {
      const bytes = await publicBytes();
      const at = new Date();
      past.push({ bytes, at });
      await waitFor('the next instant', () => Date.now() > at.getTime());
    };
    const creek = await create('Creek', 'creek');
    await note();
    const pier = await create('Pier', 'old-pier');
    await note();
    const changes = { name: 'Pier One', pagelink: 'pier' };
    await stack.client.request(updateDevelopment, { id: pier, changes, expectedVersion: 1, by });
    await note();
    const images = ['/uploads/two.webp'];
    await stack.client.request(addDevelopmentImages, { development: { id: creek }, urls: images, by });
    await note();
    await stack.client.request(orderDevelopments, { ids: [pier, creek], by });
    await note();
    await stack.client.request(lifecycle.withdrawEntry, { kind, id: creek, by });
    await note();
    const draft = { fields: { name: 'Creek, anew' }, expectedVersion: await versionOf(creek), by };
    await stack.client.request(lifecycle.saveDraft, { kind, id: creek, ...draft });
    await note();
    await stack.client.request(deleteDevelopment, { id: pier, expectedVersion: await versionOf(pier), by });
    await note();
    await stack.client.request(setDevelopmentHeading, { heading: 'Soon' });
    await note();
    await stack.client.request(restoreDevelopment, { id: pier, by });
    await note();

    const now = await publicBytes();
    for (const { at, bytes } of past) expect(await shownAt(at)).toBe(bytes);
    expect(new Set(past.map(({ bytes }) => bytes)).size).toBeGreaterThan(7);

    const soon = new Date(Date.now() + HOUR_MS);
    const times = { publishAt: soon.toISOString(), withdrawAt: null };
    await stack.client.request(lifecycle.scheduleEntry, { kind, id: creek, by, ...times });
    expect((await stack.client.request(lifecycle.getSiteTimes, {})).upcoming).toMatchObject([
      { kind, id: creek, title: 'Creek, anew', does: 'publish', at: times.publishAt },
    ]);
    const shown = await shownAt(soon);
    const between = { from: new Date().toISOString(), to: soon.toISOString() };
    const found = await stack.client.request(lifecycle.listSiteChanges, between);
    expect(found.changes).toMatchObject([{ kind, id: creek, title: 'Creek, anew', change: 'added' }]);
    expect(await publicBytes()).toBe(now);
    await stack.service.app.get(RunDueSchedules).run(soon);
    // The time of the change equals the row's.
    const timeless = (bytes: string): string => bytes.replaceAll(/"updatedAt":"[^"]*"/g, '');
    expect(timeless(await publicBytes())).toBe(timeless(shown));
  });

  it('are forgotten with what is deleted for good', async () => {
    const id = await create('Forgotten', 'forgotten');
    const at = new Date();
    await waitFor('the next instant', () => Date.now() > at.getTime());
    await stack.client.request(deleteDevelopment, { id, expectedVersion: 1, by });
    expect(await shownAt(at)).toContain('Forgotten');
    await stack.client.request(purgeDevelopment, { id });
    expect(await shownAt(at)).not.toContain('Forgotten');
  });
});

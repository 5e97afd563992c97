import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDevelopments } from '@manzil/contracts/listings/find-rpc';
import {
  deleteDevelopment,
  getDevelopment,
  listDevelopments,
  updateDevelopment,
} from '@manzil/contracts/listings/development-rpc';
import { purgeDevelopment } from '@manzil/contracts/http/development-editing';
import { developmentTranslation } from '@manzil/contracts/listings/development-translation-rpc';
import { AddDemoTranslations } from '../src/development/add-demo-translations.js';
import { DevelopmentEntity } from '../src/development/development.entity.js';
import { seedDevelopments } from '../src/development/seed-developments.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';

const project = (position: number, live = true) => ({
  position,
  name: `Project ${position}`,
  location: 'Dubai Creek Harbour',
  developerName: 'A developer',
  price: position === 1 ? null : 1_000_000 * position,
  bannerImage: '/uploads/banner.webp',
  floorPlan: null,
  brochure: null,
  completion: 'Q4 2028',
  videoUrl: null,
  mapUrl: null,
  description: '<p>By the water.</p>',
  paymentPlan: '<p>60/40</p>',
  facilities: '<ul><li>Pool</li></ul>',
  keyFeatures: '',
  pagelink: `project-${position}`,
  live,
  gallery: [`/uploads/${position}-a.webp`, `/uploads/${position}-b.webp`],
});

describe('new developments', () => {
  let stack: ListingsStack;
  let folder: string;

  const writeDemo = (projects: unknown[]): Promise<void> =>
    writeFile(join(folder, 'content', 'developments.json'), JSON.stringify(projects));

  beforeAll(async () => {
    stack = await startListingsStack();
    folder = await mkdtemp(join(tmpdir(), 'developments-'));
    await mkdir(join(folder, 'content'));
  });
  afterAll(async () => {
    await stack.stop();
    await rm(folder, { recursive: true });
  });

  it('writes none of the demo projects when one of them does not fit', async () => {
    await writeDemo([project(1), { ...project(2), completion: 7 }]);
    await expect(seedDevelopments(stack.dataSource, folder)).rejects.toThrow(/completion/);
    expect(await stack.dataSource.manager.count(DevelopmentEntity)).toBe(0);
  });

  it('seeds an empty table once, however many replicas start together', async () => {
    await writeDemo([project(3, false), project(2), project(1)]);
    await Promise.all(Array.from({ length: 4 }, () => seedDevelopments(stack.dataSource, folder)));
    await seedDevelopments(stack.dataSource, folder);
    expect(await stack.dataSource.manager.count(DevelopmentEntity)).toBe(3);
  });

  it('finds projects by words of their name and location, offline ones too', async () => {
    const names = async (q: string): Promise<string[]> =>
      (await stack.client.request(findDevelopments, { q })).developments.map(({ name }) => name);
    expect(await names('creek PROJECT')).toEqual(['Project 1', 'Project 2', 'Project 3']);
    expect(await names('project 3')).toEqual(['Project 3']);
    expect(await names('%')).toEqual([]);
  });

  it('lists projects in the order of their positions, offline ones only on request', async () => {
    const names = async (liveOnly: boolean): Promise<string[]> =>
      (await stack.client.request(listDevelopments, { liveOnly })).developments.map(({ name }) => name);
    expect(await names(true)).toEqual(['Project 1', 'Project 2']);
    expect(await names(false)).toEqual(['Project 1', 'Project 2', 'Project 3']);
    expect((await stack.client.request(listDevelopments, { liveOnly: true })).heading).not.toBe('');
  });

  it('returns one project by its link or id with its gallery in order', async () => {
    const byLink = await stack.client.request(getDevelopment, { pagelink: 'project-2' });
    expect(byLink.images.map(({ url }) => url)).toEqual(['/uploads/2-a.webp', '/uploads/2-b.webp']);
    expect(byLink.images.every(({ developmentName }) => developmentName === 'Project 2')).toBe(true);
    expect(await stack.client.request(getDevelopment, { id: byLink.development.id })).toEqual(byLink);
  });

  it.each([{ pagelink: 'never-was' }, { pagelink: 'nul\0' }, { id: 0 }, { id: 3_000_000_000 }])(
    'does not find %j',
    async (by) => {
      await expect(stack.client.request(getDevelopment, by)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('the demo has its Arabic once; a project is Arabic as a whole, and English once its English has changed', async () => {
    const arabic = {
      'Project 1': 'المشروع 1',
      'A developer': 'مطور',
      'Q4 2028': 'الربع الرابع من 2028',
      'By the water.': 'على الماء.',
      Pool: 'مسبح',
    };
    await mkdir(join(folder, 'content', 'translations'), { recursive: true });
    await writeFile(join(folder, 'content', 'translations', 'ar.json'), JSON.stringify(arabic));
    const demo = stack.service.app.get(AddDemoTranslations);
    await demo.add(folder);
    await demo.add(folder);
    const shown = async () =>
      (await stack.client.request(getDevelopment, { pagelink: 'project-1', lang: 'ar' })).development;
    const english = (await stack.client.request(getDevelopment, { pagelink: 'project-1' })).development;
    expect(english).not.toHaveProperty('language');
    expect(await shown()).toEqual({
      ...english,
      name: 'المشروع 1',
      developerName: 'مطور',
      completion: 'الربع الرابع من 2028',
      description: '<p>على الماء.</p>',
      facilities: '<ul><li>مسبح</li></ul>',
      language: 'ar',
    });
    const { developments } = await stack.client.request(listDevelopments, { liveOnly: true, lang: 'ar' });
    expect(developments).toMatchObject([
      { name: 'المشروع 1', language: 'ar' },
      { name: 'Project 2', language: 'en' },
    ]);

    const { id } = english;
    const changes = { description: '<p>By the water, with 3 beds.</p>' };
    await stack.client.request(updateDevelopment, { id, changes, by: 'leila' });
    expect(await shown()).toMatchObject({ name: 'Project 1', language: 'en' });
    const { showTranslation, saveTranslation } = developmentTranslation;
    const key = { kind: 'development', id } as const;
    const outdated = await stack.client.request(showTranslation, key);
    expect(outdated).toMatchObject({ outdated: 1, translated: 4, version: 1 });

    const of = 'By the water, with 3 beds.';
    const texts = { 'description.0': { text: 'على الماء، بثلاث غرف نوم<script>x</script>.', of } };
    const save = { ...key, texts, ready: true, expectedVersion: 1, by: 'leila' };
    await stack.client.request(saveTranslation, save);
    expect(await shown()).toMatchObject({
      description: '<p>على الماء، بثلاث غرف نوم.</p>',
      language: 'ar',
    });

    await stack.client.request(deleteDevelopment, { id, by: 'leila' });
    await stack.client.request(purgeDevelopment, { id });
    const left = await stack.dataSource.query<unknown[]>(
      'SELECT FROM content_translation WHERE entry_id = $1',
      [id],
    );
    expect(left).toEqual([]);
  });

  it('a project without Arabic is left out of it where staff choose so', async () => {
    const find = (pagelink: string, lang?: 'ar') =>
      stack.client.request(getDevelopment, { pagelink, ...(lang && { lang }) });
    const listed = async () =>
      (await stack.client.request(listDevelopments, { liveOnly: true, lang: 'ar' })).developments;
    const { id } = (await find('project-2')).development;
    const omit = (omitted: boolean) =>
      stack.client.request(developmentTranslation.changeOmission, {
        kind: 'development',
        language: 'ar',
        omitted,
      });
    expect((await listed()).map((each) => each.id)).toContain(id);
    await omit(true);
    expect((await listed()).map((each) => each.id)).not.toContain(id);
    await expect(find('project-2', 'ar')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      extra: { details: { reason: 'not-translated' } },
    });
    expect((await find('project-2')).development.id).toBe(id);
    await omit(false);
    expect((await find('project-2', 'ar')).development).toMatchObject({ id, language: 'en' });
  });
});

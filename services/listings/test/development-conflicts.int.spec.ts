import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderGallery, orderDevelopments } from '@manzil/contracts/http/development-editing';
import {
  addDevelopmentImages,
  createDevelopment,
  deleteDevelopment,
  deleteDevelopmentImage,
  getDevelopment,
  listDevelopments,
  replaceDevelopmentImage,
  updateDevelopment,
} from '@manzil/contracts/listings/development-rpc';
import { developmentLifecycle } from '@manzil/contracts/listings/development-lifecycle-rpc';
import { PAGE_PATH, startListingsStack, type ListingsStack } from './listings-stack.js';

type Client = ListingsStack['client'];
interface Project {
  id: number;
  images: [number, number];
}

describe('a conflict about a new development', () => {
  let stack: ListingsStack;
  let number = 0;
  beforeAll(async () => {
    stack = await startListingsStack();
  });
  afterAll(async () => {
    await stack.stop();
  });

  const create = async (by?: string): Promise<Project> => {
    number += 1;
    const { development, images } = await stack.client.request(createDevelopment, {
      name: `Quay ${number}`,
      location: 'Dubai Creek Harbour',
      bannerImage: '/uploads/banner.webp',
      pagelink: `quay-${number}`,
      images: ['/uploads/a.webp', '/uploads/b.webp'],
      by,
    });
    const [one, two] = images;
    if (one === undefined || two === undefined) throw new Error('images are missing');
    return { id: development.id, images: [one.id, two.id] };
  };
  const idsOf = async (): Promise<number[]> =>
    (await stack.client.request(listDevelopments, { liveOnly: false })).developments.map(({ id }) => id);
  /** Expects a CONFLICT when a member edits the version before the current one. */
  const expectConflict = async (id: number, updatedBy: string): Promise<void> => {
    const { development, version } = await stack.client.request(getDevelopment, { id });
    const late = { id, expectedVersion: version - 1 };
    const refusal = {
      code: 'CONFLICT',
      message: `The project was changed by ${updatedBy || 'somebody else'} in the meantime`,
      extra: { details: { reason: 'version', version, updatedBy, updatedAt: development.updatedAt } },
    };
    await expect(
      stack.client.request(updateDevelopment, { ...late, changes: { price: 1 }, by: 'late' }),
    ).rejects.toMatchObject(refusal);
    await expect(stack.client.request(deleteDevelopment, late)).rejects.toMatchObject(refusal);
  };

  it.each<[string, (client: Client, project: Project, by: string) => Promise<unknown>]>([
    [
      'changed it',
      (client, { id }, by) => client.request(updateDevelopment, { id, changes: { price: 7 }, by }),
    ],
    [
      'took it offline',
      (client, { id }, by) => client.request(updateDevelopment, { id, changes: { live: false }, by }),
    ],
    [
      'added images',
      (client, { id }, by) =>
        client.request(addDevelopmentImages, { development: { id }, urls: ['/uploads/c.webp'], by }),
    ],
    [
      'replaced an image',
      (client, { images: [id] }, by) =>
        client.request(replaceDevelopmentImage, { id, url: '/uploads/d.webp', by }),
    ],
    [
      'deleted an image',
      (client, { images: [id] }, by) => client.request(deleteDevelopmentImage, { id, by }),
    ],
    [
      'ordered its gallery',
      (client, { id, images: [one, two] }, by) =>
        client.request(orderGallery, { developmentId: id, ids: [two, one], by }),
    ],
    [
      'moved it among the projects',
      async (client, { id }, by) => {
        const others = (await idsOf()).filter((other) => other !== id);
        await client.request(orderDevelopments, { ids: [id, ...others], by });
      },
    ],
  ])('names who %s', async (_, act) => {
    await create('somebody before');
    const project = await create('creator');
    await expectConflict(project.id, 'creator');
    await act(stack.client, project, 'sara');
    await expectConflict(project.id, 'sara');
  });

  it('with a page is found when a draft is saved, and when the page came after the draft', async () => {
    const refusal = {
      code: 'CONFLICT',
      extra: { issues: [{ field: 'pagelink' }], details: { reason: 'link-taken', takenBy: 'page' } },
    };
    const { id } = await create();
    const draft = (pagelink: string) =>
      stack.client.request(developmentLifecycle.saveDraft, {
        kind: 'development',
        id,
        fields: { pagelink },
        expectedVersion: 1,
        by: 'leila',
      });
    await expect(draft(PAGE_PATH)).rejects.toMatchObject(refusal);
    await draft('free-until-published');
    await stack.dataSource.query(
      `UPDATE content_version SET fields = jsonb_set(fields, '{pagelink}', $2) WHERE entry_id = $1 AND version = 2`,
      [id, JSON.stringify(PAGE_PATH)],
    );
    const publish = { kind: 'development', id, expectedVersion: 2, by: 'leila' } as const;
    await expect(stack.client.request(developmentLifecycle.publishDraft, publish)).rejects.toMatchObject(
      refusal,
    );
  });

  it('does not name who ordered the projects of one that kept its place', async () => {
    await create('first');
    const { id } = await create('creator');
    const [one, two, ...rest] = await idsOf();
    if (one === undefined || two === undefined) throw new Error('projects are missing');
    expect(rest).toContain(id);
    await stack.client.request(orderDevelopments, { ids: [two, one, ...rest], by: 'sara' });
    await expectConflict(two, 'sara');
    await expectConflict(id, 'creator');
  });

  it('names nobody when a gateway of the previous release does not send who changed it', async () => {
    const { id } = await create();
    await expectConflict(id, '');
    await stack.client.request(updateDevelopment, { id, changes: { live: false }, by: 'sara' });
    await stack.client.request(updateDevelopment, { id, changes: { live: true } });
    await expectConflict(id, '');
  });

  it('is the only response with the names of members', async () => {
    const { id } = await create('creator');
    const answers = await Promise.all([
      stack.client.request(getDevelopment, { id }),
      stack.client.request(listDevelopments, { liveOnly: false }),
    ]);
    expect(JSON.stringify(answers)).not.toContain('creator');
  });
});

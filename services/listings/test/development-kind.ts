import { RESTORE_DAYS } from '@manzil/contracts/content/collection-entries';
import { developmentLifecycle } from '@manzil/contracts/listings/development-lifecycle-rpc';
import {
  createDevelopment,
  deleteDevelopment,
  getDevelopment,
  listDevelopmentImages,
  listDevelopments,
  restoreDevelopment,
  updateDevelopment,
} from '@manzil/contracts/listings/development-rpc';
import type { RpcClient } from '@manzil/service-kit/rpc-client';
import { STAFF, type KindUnderTest } from '@manzil/testing/lifecycle/kind-under-test';
import { showDevelopmentEntry } from '@manzil/contracts/http/development-editing';

const DAY_MS = 86_400_000;

/** All project data that visitors can request. */
export async function publicBytes(client: RpcClient): Promise<string> {
  const live = await client.request(listDevelopments, { liveOnly: true });
  const images = await client.request(listDevelopmentImages, { liveOnly: true });
  const pages = await Promise.all(
    live.developments.map(async ({ pagelink }) => {
      const { development, images: gallery } = await client.request(getDevelopment, { pagelink });
      return { development, gallery };
    }),
  );
  return JSON.stringify([live, images, pages]);
}

const fieldsOf = (name: string, pagelink: string) => ({
  name,
  pagelink,
  location: 'Dubai Islands',
  bannerImage: '/uploads/pier.webp',
});

/** The kind of the listings service that has the publishing lifecycle of content. */
export const DEVELOPMENT: KindUnderTest = {
  kind: 'development',
  rpcs: developmentLifecycle,
  fields: fieldsOf,
  textField: 'name',
  start: async (client, name, pagelink) => {
    const created = await client.request(createDevelopment, { ...fieldsOf(name, pagelink), by: STAFF });
    return { id: created.development.id, version: created.version };
  },
  publish: async (client, { id, version: expectedVersion }, name, pagelink) => {
    const changes = { ...fieldsOf(name, pagelink), live: true };
    const saved = await client.request(updateDevelopment, { id, changes, expectedVersion, by: STAFF });
    return { id, version: saved.version };
  },
  find: async (client, id) => {
    const { development, ...found } = await client.request(showDevelopmentEntry, { id });
    return { ...development, ...found };
  },
  ids: async (client) => {
    const { developments } = await client.request(listDevelopments, { liveOnly: false });
    return developments.map(({ id }) => id);
  },
  bin: {
    remove: async (client, id) => {
      await client.request(deleteDevelopment, { id, by: STAFF });
      return { purgeAt: new Date(Date.now() + RESTORE_DAYS * DAY_MS).toISOString() };
    },
    restore: (client, id) => client.request(restoreDevelopment, { id, by: STAFF }),
  },
};

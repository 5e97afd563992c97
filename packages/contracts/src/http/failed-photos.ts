import { z } from 'zod';
import { failedFeedPhotoPageSchema } from '../gateway/failed-photo.js';
import { defineEndpoint } from './endpoint.js';
import { defineOperation } from './operation.js';

export const listFailedPhotos = defineEndpoint({
  method: 'GET',
  path: '/api/feed/photos',
  audience: 'feed.read',
  area: 'Feed import',
  summary: 'Photos of the feed that cannot be had, with why and which listings show them',
  query: z.object({ page: z.coerce.number<string>().int().min(1).max(1_000_000).default(1) }),
  responses: { 200: failedFeedPhotoPageSchema },
});

/** Retries a failed photo, or all of them without `url`; NOT_FOUND for one that has not failed. */
export const retryFailedPhotos = defineOperation({
  method: 'POST',
  path: '/api/feed/photos/retry',
  audience: 'feed.import',
  area: 'Feed import',
  summary: 'Asks for a photo that could not be had again, or without `url` for all of them',
  body: z
    .object({
      url: z
        .url({ protocol: /^https?$/ })
        .max(4_000)
        .optional(),
    })
    .default({}),
  responses: { 202: z.object({ count: z.int() }) },
  subject: 'rpc.media.v1.photo.retry-failed',
  request: z.object({ url: z.string().max(4_000).optional() }),
  idempotent: true,
});

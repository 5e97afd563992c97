import { z } from 'zod';
import { defineEvent } from '../messages.js';
import { assetReferences, photoReferences, photoUrlSchema } from './references.js';

/**
 * Stored copies of external photos. `version` is incremented by every change for a URL, to detect late or repeated
 * events.
 */
export const photosSettled = defineEvent({
  subject: 'evt.media.photos-settled.v1',
  payload: z.object({
    /** Records that show one of the photos; may include others. */
    owners: z.array(z.string().max(200)),
    photos: z.array(
      z.object({
        url: photoUrlSchema,
        /** Name below /uploads; null when media no longer has a copy. */
        filename: z.string().max(200).nullable(),
        /**
         * True for a picture that is not a photo, which records leave out; missing when the previous release
         * publishes.
         */
        isNoPhoto: z.boolean().default(false),
        version: z.int(),
      }),
    ),
  }),
  key: ({ photos }) => `photo:${photos[0]?.url ?? ''}`,
});

/** Published by releases without the commands of `commands.ts`; handled while such messages may still wait. */
export const formerAssetsReferenced = defineEvent({
  subject: 'evt.media.assets-referenced.v1',
  payload: assetReferences,
  key: ({ owner }) => owner,
});

/** Published by releases without the commands of `commands.ts`; handled while such messages may still wait. */
export const formerPhotosReferenced = defineEvent({
  subject: 'evt.media.photos-referenced.v1',
  payload: photoReferences,
  key: ({ owner }) => owner,
});

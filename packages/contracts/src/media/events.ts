import { z } from 'zod';
import { defineEvent } from '../messages.js';
import { assetReferences, photoReferences, photoUrlSchema } from './references.js';

/**
 * Copies that media has of remote photos. `version` grows with every change of one URL, so that a late or
 * repeated event is recognised.
 */
export const photosSettled = defineEvent({
  subject: 'evt.media.photos-settled.v1',
  payload: z.object({
    /** Records that show one of the photos, and perhaps some that do not. */
    owners: z.array(z.string().max(200)),
    photos: z.array(
      z.object({
        url: photoUrlSchema,
        /** Name below /uploads; null when media does not have it any more. */
        filename: z.string().max(200).nullable(),
        /** True of a picture that is no photo, which records leave out; a previous release does not say. */
        isNoPhoto: z.boolean().default(false),
        version: z.int(),
      }),
    ),
  }),
  key: ({ photos }) => `photo:${photos[0]?.url ?? ''}`,
});

/** Written by releases before the commands of `commands.ts`; handled while their messages may still wait. */
export const formerAssetsReferenced = defineEvent({
  subject: 'evt.media.assets-referenced.v1',
  payload: assetReferences,
  key: ({ owner }) => owner,
});

/** Written by releases before the commands of `commands.ts`; handled while their messages may still wait. */
export const formerPhotosReferenced = defineEvent({
  subject: 'evt.media.photos-referenced.v1',
  payload: photoReferences,
  key: ({ owner }) => owner,
});

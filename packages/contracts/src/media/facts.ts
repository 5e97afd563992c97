import { z } from 'zod';
import { defineFact } from '../rpc.js';

export const assetReady = defineFact({
  subject: 'evt.media.asset-ready.v1',
  payload: z.object({ id: z.uuid(), filename: z.string(), sha256: z.string() }),
});

/**
 * What one record of a service uses of media, as a whole: what it used before and does not any more is
 * released. Written by the owner of the record in the transaction of its change; `version` grows with every
 * change of that record, so that a late or repeated fact is told from a new one. A deleted record names nothing.
 */
export const assetsReferenced = defineFact({
  subject: 'evt.media.assets-referenced.v1',
  payload: z.object({
    /** `<kind>:<id>`, for example `development:12`; the same for all facts about the record. */
    owner: z.string().max(200),
    /** How staff know the record. */
    label: z.string().max(300),
    version: z.int(),
    /** Names below /uploads, each once; of an asset or of one of its variants. */
    filenames: z.array(z.string().max(200)),
  }),
});

/** Longest address of a photo that is fetched, in characters. */
const photoUrlSchema = z.string().max(1_000);

/**
 * The photos elsewhere that one record shows, as a whole: media fetches what it does not have, asks again for
 * what it has, and lets go of the rest. Written like {@link assetsReferenced}, by the owner of the record.
 */
export const photosReferenced = defineFact({
  subject: 'evt.media.photos-referenced.v1',
  payload: z.object({
    /** `<kind>:<id>`. */
    owner: z.string().max(200),
    label: z.string().max(300),
    version: z.int(),
    /** Absolute http or https addresses, each once. */
    urls: z.array(photoUrlSchema),
  }),
});

/**
 * What media has of photos elsewhere. `version` grows with every change of one address, so that a late or
 * repeated fact is told from a new one.
 */
export const photosSettled = defineFact({
  subject: 'evt.media.photos-settled.v1',
  payload: z.object({
    /** Records that show one of the photos, and perhaps some that do not. */
    owners: z.array(z.string().max(200)),
    photos: z.array(
      z.object({
        url: photoUrlSchema,
        /** Name below /uploads; null when media does not have it any more. */
        filename: z.string().max(200).nullable(),
        version: z.int(),
      }),
    ),
  }),
});

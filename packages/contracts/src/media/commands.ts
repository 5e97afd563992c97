import { defineCommand } from '../messages.js';
import { assetReferences, photoReferences } from './references.js';

/**
 * Claims the files that a record uses, and releases files that it no longer uses. Sent by the owner of the record
 * in the transaction of its change. A deleted record uses no files.
 */
export const claimReferences = defineCommand({
  subject: 'work.media.claim-references.v1',
  senders: ['content', 'listings'],
  payload: assetReferences,
  key: ({ owner }) => owner,
});

/**
 * Fetches the external photos of a record, revalidates stored ones, and releases the rest. Sent like
 * {@link claimReferences}.
 */
export const fetchPhotos = defineCommand({
  subject: 'work.media.fetch-photos.v1',
  senders: ['listings'],
  payload: photoReferences,
  key: ({ owner }) => owner,
});

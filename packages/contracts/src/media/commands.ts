import { defineCommand } from '../messages.js';
import { assetReferences, photoReferences } from './references.js';

/**
 * Claims the files that one record uses and releases those that it used before and does not any more. Sent by the
 * owner of the record in the transaction of its change. A deleted record names nothing.
 */
export const claimReferences = defineCommand({
  subject: 'work.media.claim-references.v1',
  senders: ['content', 'listings'],
  payload: assetReferences,
  key: ({ owner }) => owner,
});

/**
 * Fetches the photos elsewhere that one record shows, revalidates those that are stored already, and releases
 * the rest. Sent like {@link claimReferences}.
 */
export const fetchPhotos = defineCommand({
  subject: 'work.media.fetch-photos.v1',
  senders: ['listings'],
  payload: photoReferences,
  key: ({ owner }) => owner,
});

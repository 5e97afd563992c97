import { z } from 'zod';
import { MAX_ENQUIRY_PHOTOS } from '../limits.js';
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

/**
 * Keeps the photos of a lead, or deletes them. Leads sends it in the transaction that stores or deletes the lead. The
 * two may arrive in any order: a deleted photo cannot be kept.
 */
export const settleVisitorPhotos = defineCommand({
  subject: 'work.media.settle-visitor-photos.v1',
  senders: ['leads'],
  payload: z.object({
    leadId: z.uuid(),
    photos: z.array(z.uuid()).min(1).max(MAX_ENQUIRY_PHOTOS),
    state: z.enum(['kept', 'deleted']),
  }),
  key: ({ leadId }) => leadId,
});

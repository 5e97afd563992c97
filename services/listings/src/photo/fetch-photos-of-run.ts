import { fetchPhotos } from '@manzil/contracts/media/commands';
import type { Outbox } from '@manzil/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { hasRemoteImages, remoteImages, picturesOf } from './resolved-images.js';

/** SQL of the fetch command for the listing `p` that shows `urls`. */
export const photosOfListing = (urls: string): string =>
  `jsonb_build_object('owner', 'property:' || p.id, 'label', left(p.title, 300), 'version', p.version, 'urls', ${urls})`;

const BEFORE = "coalesce(c.before->'images', '[]') || coalesce(c.before->'floor_plans', '[]')";

/**
 * Commands media, in the transaction that commits a run, to fetch the photos and floor plans of each changed listing:
 * all of them, because photos change under the same URL, and none for a listing that is gone.
 */
export const fetchPhotosOfRun = (manager: EntityManager, outbox: Outbox, runId: string): Promise<void> =>
  outbox.addFromQuery(
    manager,
    fetchPhotos,
    `SELECT 'property:' || p.id AS key, ${photosOfListing(`CASE WHEN p.presence IN ('listed', 'missing') THEN ${remoteImages(picturesOf('p'))} ELSE '[]' END`)} AS payload
     FROM import_change c JOIN property p ON p.id = c.property_id
     WHERE c.run_id = $1::uuid AND c.kind IN ('added', 'changed', 'returned', 'withdrawn')
       AND (${hasRemoteImages(picturesOf('p'))} OR ${hasRemoteImages(BEFORE)})
     ORDER BY c.seq`,
    [runId],
  );

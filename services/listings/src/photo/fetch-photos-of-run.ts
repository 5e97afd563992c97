import { fetchPhotos } from '@manzil/contracts/media/commands';
import type { Outbox } from '@manzil/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { hasImagesElsewhere, imagesElsewhere, picturesOf } from './shown-images.js';

/** The command about the listing `p` that shows `urls`. SQL. */
export const photosOfListing = (urls: string): string =>
  `jsonb_build_object('owner', 'property:' || p.id, 'label', left(p.title, 300), 'version', p.version, 'urls', ${urls})`;

const BEFORE = "coalesce(c.before->'images', '[]') || coalesce(c.before->'floor_plans', '[]')";

/**
 * Has media fetch the photos and floor plans that listings show after a run, in the transaction that commits it: of
 * every one that has changed, for photos change under their addresses as well, and of none for one that is gone.
 */
export const fetchPhotosOfRun = (manager: EntityManager, outbox: Outbox, runId: string): Promise<void> =>
  outbox.addFromQuery(
    manager,
    fetchPhotos,
    `SELECT 'property:' || p.id AS key, ${photosOfListing(`CASE WHEN p.presence IN ('listed', 'missing') THEN ${imagesElsewhere(picturesOf('p'))} ELSE '[]' END`)} AS payload
     FROM import_change c JOIN property p ON p.id = c.property_id
     WHERE c.run_id = $1::uuid AND c.kind IN ('added', 'changed', 'returned', 'withdrawn')
       AND (${hasImagesElsewhere(picturesOf('p'))} OR ${hasImagesElsewhere(BEFORE)})
     ORDER BY c.seq`,
    [runId],
  );

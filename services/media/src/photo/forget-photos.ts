import { photosSettled } from '@manzil/contracts/media/events';
import type { Outbox } from '@manzil/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { isUsed, NEW_VERSION } from './photo.repository.js';

/** Longer than any event about a photo waits to be handled. */
const REMEMBERED_DAYS = 14;

/**
 * Gives up the photos that were made to an asset, which nobody shows, in the transaction that takes it away. That they are
 * gone is remembered for a while: a record that shows one of them again is told so, because it may hear of the former
 * photo later than of its loss.
 */
export async function forgetPhotos(manager: EntityManager, outbox: Outbox, stem: string): Promise<void> {
  const forgotten = await manager.query<{ url: string; version: string }[]>(
    `WITH gone AS (
       UPDATE source_photo p SET filename = NULL, etag = NULL, last_modified = NULL, source_hash = NULL,
         version = ${NEW_VERSION}, due_at = 'infinity'
       FROM asset a WHERE a.stem = $1 AND p.filename = a.filename AND NOT ${isUsed('p')}
       RETURNING p.url, p.version)
     SELECT url, version FROM gone ORDER BY url`,
    [stem],
  );
  if (forgotten.length === 0) return;
  await manager.query(
    `DELETE FROM source_photo p WHERE p.filename IS NULL AND p.due_at = 'infinity'
       AND p.version < ${NEW_VERSION} - $1::bigint * 86400000000 AND NOT ${isUsed('p')}`,
    [REMEMBERED_DAYS],
  );
  await outbox.add(manager, photosSettled, {
    owners: [],
    photos: forgotten.map(({ url, version }) => ({ url, filename: null, version: Number(version) })),
  });
}

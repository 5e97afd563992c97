import { photosSettled } from '@manzil/contracts/media/events';
import type { Outbox } from '@manzil/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { isUsed, NEW_VERSION } from './photo.repository.js';

/** Longer than any event about a photo can wait to be handled. */
const RETENTION_DAYS = 14;

/**
 * Clears the source photos of an asset, which no record shows, in the transaction that removes it, and publishes their
 * removal. The cleared rows stay for 14 days: a record that shows one again then gets the newer version, even when the
 * event of the former photo arrives late.
 */
export async function clearPhotos(manager: EntityManager, outbox: Outbox, stem: string): Promise<void> {
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
    [RETENTION_DAYS],
  );
  await outbox.add(manager, photosSettled, {
    owners: [],
    photos: forgotten.map(({ url, version }) => ({ url, filename: null, version: Number(version) })),
  });
}

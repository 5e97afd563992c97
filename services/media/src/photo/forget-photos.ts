import { photosSettled } from '@manzil/contracts/media/events';
import type { Outbox } from '@manzil/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { isUsed, NEW_VERSION } from './photo.repository.js';

/** Forgets the addresses that an asset came from, which nobody shows, in the transaction that takes it away. */
export async function forgetPhotos(manager: EntityManager, outbox: Outbox, stem: string): Promise<void> {
  const forgotten = await manager.query<{ url: string; version: string }[]>(
    `WITH gone AS (
       DELETE FROM source_photo p USING asset a
       WHERE a.stem = $1 AND p.filename = a.filename AND NOT ${isUsed('p')}
       RETURNING p.url)
     SELECT url, ${NEW_VERSION} AS version FROM gone ORDER BY url`,
    [stem],
  );
  if (forgotten.length === 0) return;
  await outbox.add(manager, photosSettled, {
    owners: [],
    photos: forgotten.map(({ url, version }) => ({ url, filename: null, version: Number(version) })),
  });
}

import { settleVisitorPhotos } from '@manzil/contracts/media/commands';
import type { Outbox } from '@manzil/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';

/** Has media keep or delete the photos of leads that are stored or deleted in this transaction. */
export async function settlePhotos(
  manager: EntityManager,
  outbox: Outbox,
  { leads, state }: { leads: readonly Pick<LeadEntity, 'id' | 'photos'>[]; state: 'kept' | 'deleted' },
): Promise<void> {
  const withPhotos = leads.filter(({ photos }) => photos.length > 0);
  await outbox.addMany(
    manager,
    settleVisitorPhotos,
    withPhotos.map(({ id, photos }) => ({ leadId: id, photos, state })),
  );
}

import type { SuppressionReason } from '@manzil/contracts/leads/mail';
import type { EntityManager } from 'typeorm';
import { mailboxOf } from './mailbox-of.js';
import { SuppressionEntity } from './suppression.entity.js';

/** Stops automatic mail to an address; the first reason stays. */
export async function suppressAddress(
  manager: EntityManager,
  { address, reason }: { address: string; reason: SuppressionReason },
): Promise<void> {
  const suppressed = { mailbox: mailboxOf(address), address, reason };
  await manager.createQueryBuilder().insert().into(SuppressionEntity).values(suppressed).orIgnore().execute();
}

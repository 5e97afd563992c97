import type { DeletedEntry } from '@manzil/contracts/content/collection-entries';
import { purgeTimeOf } from './restore-time.js';
import type { EntryEntity } from './stamped.entity.js';

export function toDeletedEntry({ id, deletedAt, deletedBy }: EntryEntity, title: string): DeletedEntry {
  if (deletedAt === null) throw new Error(`Entry ${id} is not deleted`);
  return {
    id,
    title,
    deletedAt: deletedAt.toISOString(),
    deletedBy: deletedBy ?? '',
    purgeAt: purgeTimeOf(deletedAt).toISOString(),
  };
}

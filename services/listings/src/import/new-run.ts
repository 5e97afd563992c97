import { randomUUID } from 'node:crypto';
import type { ImportCounts } from '@manzil/contracts/listings/import-run';
import type { EntityManager } from 'typeorm';
import { ImportRunEntity } from './import-run.entity.js';

export const NO_COUNTS: ImportCounts = {
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  missing: 0,
  rejected: 0,
  duplicates: 0,
};

type NewRun = Pick<ImportRunEntity, 'source' | 'trigger'> &
  Partial<Pick<ImportRunEntity, 'kind' | 'location' | 'dryRun' | 'undoes'>>;

export const newRun = (fields: NewRun): ImportRunEntity => ({
  id: randomUUID(),
  kind: 'feed',
  location: '',
  dryRun: false,
  undoes: null,
  ...fields,
  format: null,
  state: 'queued',
  attempt: 0,
  counts: NO_COUNTS,
  bytes: 0,
  feedHash: null,
  feedMark: null,
  problemCount: 0,
  error: null,
  reasons: [],
  approvable: false,
  planDigest: null,
  decision: null,
  decidedBy: null,
  undoneBy: null,
  revision: null,
  requestedAt: new Date(),
  startedAt: null,
  seenAt: null,
  finishedAt: null,
});

/**
 * Inserts the run; false when another run of the source is open. The partial unique index decides between concurrent
 * inserts.
 */
export async function insertIfFree(manager: EntityManager, run: ImportRunEntity): Promise<boolean> {
  const values = { ...run, reasons: run.reasons as never, feedMark: null };
  const insert = manager.createQueryBuilder().insert().into(ImportRunEntity).values(values);
  const inserted = await insert.orIgnore().returning('id').execute();
  return (inserted.raw as unknown[]).length > 0;
}

import { importFinished } from '@manzil/contracts/listings/events';
import type { Outbox } from '@manzil/messaging/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { ImportRunEntity } from './import-run.entity.js';

/** Publishes that the run has ended, in the transaction that ends it. */
export async function publishFinish(manager: EntityManager, outbox: Outbox, runId: string): Promise<void> {
  const run = await manager.findOneByOrFail(ImportRunEntity, { id: runId });
  const { source, kind, dryRun, state, counts, finishedAt } = run;
  await outbox.add(manager, importFinished, {
    runId,
    source,
    kind,
    dryRun,
    state,
    counts,
    finishedAt: (finishedAt ?? new Date()).toISOString(),
  });
}

import { listingsAuditRecorded } from '@manzil/contracts/audit';
import { importRequested } from '@manzil/contracts/listings/events';
import { rollBackImport } from '@manzil/contracts/http/import-runs';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThanOrEqual } from 'typeorm';
import { auditedRun } from './audited-run.js';
import { lockHistory } from './delete-old-runs.js';
import { ImportRunEntity } from './import-run.entity.js';
import { toImportRun } from './import-run.mapper.js';
import { insertIfFree, newRun } from './new-run.js';

export interface RolledBack {
  run: ImportRun;
  undone: { id: string; trigger: string; finishedAt: string }[];
}

/**
 * Queues a rollback of the catalogue to its state before the run `id`: all later runs of the source are undone too. The
 * open rollback prevents other runs, so the response names exactly the runs that are undone.
 */
@Injectable()
export class RollBackRun {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(rollBackImport)
  rollBack({ id, by }: { id: string; by: string }): Promise<RolledBack> {
    return this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(ImportRunEntity, { id });
      if (found !== null) await lockHistory(manager, found.source);
      const target = await manager.findOneBy(ImportRunEntity, { id });
      if (target === null) throw new DomainError('NOT_FOUND', 'There is no such import run');
      const { source, revision } = target;
      if (revision === null) {
        throw new DomainError('CONFLICT', 'This run made no changes that can be rolled back');
      }
      const run = newRun({ source, kind: 'rollback', undoes: id, trigger: `rollback of ${id} by ${by}` });
      if (!(await insertIfFree(manager, run))) {
        const open = await manager.findOneBy(ImportRunEntity, { source, finishedAt: IsNull() });
        throw new DomainError('CONFLICT', 'Another import of this source is running', {
          details: { runId: open?.id },
        });
      }
      await this.outbox.add(manager, importRequested, { runId: run.id });
      const undone = await manager.find(ImportRunEntity, {
        where: { source, revision: MoreThanOrEqual(revision) },
        order: { revision: 'DESC' },
      });
      const record = auditRecord({
        action: 'import-rolled-back',
        entity: auditedRun(target),
        details: { undone: undone.length },
      });
      await this.outbox.add(manager, listingsAuditRecorded, record);
      return { run: toImportRun(run), undone: undone.map(summary) };
    });
  }
}

const summary = ({ id, trigger, finishedAt, requestedAt }: ImportRunEntity) => ({
  id,
  trigger,
  finishedAt: (finishedAt ?? requestedAt).toISOString(),
});

import { listingsAuditRecorded } from '@manzil/contracts/audit';
import { importRequested } from '@manzil/contracts/listings/events';
import { approveImport } from '@manzil/contracts/http/import-runs';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { auditedRun } from './audited-run.js';
import { deleteQuarantinedStage } from './quarantined-stage.js';
import { ImportRunEntity } from './import-run.entity.js';
import { toImportRun } from './import-run.mapper.js';

interface Decision {
  id: string;
  by: string;
  decision: 'approved' | 'discarded';
}

/** Approves a quarantined run, which is then queued again with the judged data, or discards it. */
@Injectable()
export class DecideRun {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(approveImport)
  decide({ id, by, decision }: Decision): Promise<ImportRun> {
    return this.dataSource.transaction(async (manager) => {
      const run = await manager.findOne(ImportRunEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (run === null) throw new DomainError('NOT_FOUND', 'There is no such import run');
      if (run.state !== 'quarantined') {
        throw new DomainError('CONFLICT', `A run that is ${run.state} does not need a decision`);
      }
      if (decision === 'approved') await this.approve(manager, run, by);
      else await this.discard(manager, run, by);
      const record = auditRecord({ action: `import-${decision}`, entity: auditedRun(run) });
      await this.outbox.add(manager, listingsAuditRecorded, record);
      return toImportRun(await manager.findOneByOrFail(ImportRunEntity, { id }));
    });
  }

  private async approve(manager: EntityManager, run: ImportRunEntity, by: string): Promise<void> {
    if (!run.approvable) {
      throw new DomainError('CONFLICT', 'The data of this run is no longer stored. Please import again');
    }
    const open = await manager.query<{ id: string }[]>(
      'SELECT id FROM import_run WHERE source = $1 AND finished_at IS NULL',
      [run.source],
    );
    const conflict = (runId?: string): DomainError =>
      new DomainError('CONFLICT', 'Another import of this source is running', { details: { runId } });
    if (open[0] !== undefined) throw conflict(open[0].id);
    await manager
      .update(
        ImportRunEntity,
        { id: run.id },
        { state: 'queued', decision: 'approved', decidedBy: by, finishedAt: null, seenAt: new Date() },
      )
      .catch((error: unknown) => {
        // Another run of the source was inserted in the meantime, and only one may be open.
        throw (error as { code?: string }).code === '23505' ? conflict() : error;
      });
    await this.outbox.add(manager, importRequested, { runId: run.id });
  }

  private async discard(manager: EntityManager, { id }: ImportRunEntity, by: string): Promise<void> {
    await deleteQuarantinedStage(manager, id);
    await manager.update(
      ImportRunEntity,
      { id },
      { state: 'cancelled', decision: 'discarded', decidedBy: by, approvable: false },
    );
  }
}

import { listingsAuditRecorded } from '@manzil/contracts/audit';
import { cancelImport } from '@manzil/contracts/http/import-runs';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { auditedRun } from './audited-run.js';
import { ImportRunEntity } from './import-run.entity.js';
import { publishFinish } from './publish-finish.js';
import { toImportRun } from './import-run.mapper.js';

/** Cancels a run that has not changed anything yet. Its worker notices within a second and closes the feed. */
@Injectable()
export class CancelRun {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(cancelImport)
  cancel({ id, by }: { id: string; by: string }): Promise<ImportRun> {
    return this.dataSource.transaction(async (manager) => {
      const cancellable = In(['queued', 'fetching', 'staging']);
      const { affected } = await manager.update(
        ImportRunEntity,
        { id, state: cancellable, finishedAt: IsNull(), decision: IsNull() },
        { state: 'cancelled', error: `Cancelled by ${by}`, finishedAt: new Date() },
      );
      const run = await manager.findOneBy(ImportRunEntity, { id });
      if (run === null) throw new DomainError('NOT_FOUND', 'There is no such import run');
      if (affected !== 1) {
        throw new DomainError('CONFLICT', `A run that is ${run.state} cannot be cancelled`);
      }
      await publishFinish(manager, this.outbox, id);
      const record = auditRecord({ action: 'import-cancelled', entity: auditedRun(run) });
      await this.outbox.add(manager, listingsAuditRecorded, record);
      return toImportRun(run);
    });
  }
}

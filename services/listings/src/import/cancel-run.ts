import { importFinished } from '@manzil/contracts/listings/facts';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { DomainError } from '@manzil/service-kit/errors';
import { Outbox } from '@manzil/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { ImportRunEntity } from './import-run.entity.js';
import { toImportRun } from './import-run.mapper.js';

/** Ends a run that has changed nothing yet. Its worker notices within a second and lets go of the feed. */
@Injectable()
export class CancelRun {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  execute({ id, by }: { id: string; by: string }): Promise<ImportRun> {
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
      await this.outbox.add(manager, importFinished, { runId: id, source: run.source, state: run.state });
      return toImportRun(run);
    });
  }
}

import { listingsAuditRecorded } from '@manzil/contracts/audit';
import { importRequested } from '@manzil/contracts/listings/events';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { OWN_SOURCE } from '@manzil/contracts/listings/own-listing';
import { requestImport, requestOperatorImport } from '@manzil/contracts/listings/import-rpc';
import { currentActor } from '@manzil/messaging/request-context';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { ListingsConfig } from '../config.js';
import { auditedRun } from './audited-run.js';
import { checkedLocation } from '../feed/checked-location.js';
import { ImportRunEntity } from './import-run.entity.js';
import { toImportRun } from './import-run.mapper.js';
import { insertIfFree, newRun } from './new-run.js';

/** The message of a run is considered lost when its worker has not reported for this long. */
const SILENT_MS = 60_000;

export interface RequestedRun {
  run: ImportRun;
  joined: boolean;
}

/**
 * Queues a run, or returns the open one of the same source. CONFLICT when the open run reads another feed, or when only
 * one of the two is a dry run, because its result would not answer the request. Only an operator may name a file.
 */
@Injectable()
export class RequestImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: ListingsConfig,
  ) {}

  @HandleRpc(requestOperatorImport)
  requestAsOperator(request: z.output<typeof requestOperatorImport.request>): Promise<RequestedRun> {
    return this.request({ ...request, trigger: 'cli' }, { isOperator: true });
  }

  @HandleRpc(requestImport)
  async request(
    request: z.output<typeof requestImport.request>,
    { isOperator } = { isOperator: false },
  ): Promise<RequestedRun> {
    if (request.source === OWN_SOURCE) {
      throw new DomainError('VALIDATION_FAILED', 'The name of the source is taken', {
        issues: [{ field: 'source', message: 'is the name of the listings that staff make' }],
      });
    }
    const location = checkedLocation(request.location, this.config, { isOperator });
    return this.dataSource.transaction(async (manager) => {
      for (;;) {
        const { source, trigger, dryRun } = request;
        const run = newRun({ source, trigger, dryRun, location });
        if (await insertIfFree(manager, run)) {
          await this.outbox.add(manager, importRequested, { runId: run.id });
          await this.record(manager, run, false);
          return { run: toImportRun(run), joined: false };
        }
        const open = await manager.findOneBy(ImportRunEntity, {
          source: request.source,
          finishedAt: IsNull(),
        });
        // The open run has ended in the meantime, so the insert can succeed now.
        if (open === null) continue;
        const joined = await this.join(manager, open, run);
        await this.record(manager, { ...open, trigger, dryRun }, true);
        return { run: joined, joined: true };
      }
    });
  }

  /** No member: requested by the schedule, the first start or the operator's command. */
  private async record(manager: EntityManager, run: ImportRunEntity, joined: boolean): Promise<void> {
    const record = auditRecord({
      action: 'import-requested',
      entity: auditedRun(run),
      details: { dryRun: run.dryRun, joined },
      actor: currentActor() ?? { kind: 'system', name: run.trigger },
    });
    await this.outbox.add(manager, listingsAuditRecorded, record);
  }

  private async join(
    manager: EntityManager,
    open: ImportRunEntity,
    requested: ImportRunEntity,
  ): Promise<ImportRun> {
    if (
      open.kind !== 'feed' ||
      open.decision !== null ||
      open.location !== requested.location ||
      open.dryRun !== requested.dryRun
    ) {
      throw new DomainError('CONFLICT', 'Another import of this source is running', {
        details: { runId: open.id, dryRun: open.dryRun },
      });
    }
    const lastSeen = open.seenAt ?? open.requestedAt;
    // A repeated message does no harm: a worker that is still alive holds the source's lock.
    if (Date.now() - lastSeen.getTime() > SILENT_MS) {
      await this.outbox.add(manager, importRequested, { runId: open.id });
    }
    return toImportRun(open);
  }
}

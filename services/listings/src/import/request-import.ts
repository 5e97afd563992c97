import { randomUUID } from 'node:crypto';
import { importRequested } from '@manzil/contracts/listings/facts';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import type { requestImport } from '@manzil/contracts/listings/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Outbox } from '@manzil/service-kit/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { ListingsConfig } from '../config.js';
import { ImportRunEntity } from './import-run.entity.js';
import { toImportRun } from './import-run.mapper.js';

/** An operator at a shell, who may name any file of the machine the listings service runs on. */
const OPERATOR = 'cli';
/** A run that no worker has touched for so long has lost its message. */
const SILENT_MS = 60_000;

export interface RequestedRun {
  run: ImportRun;
  joined: boolean;
}

/**
 * Queues a run, or joins the one that is open for the same source. CONFLICT when the open one reads another
 * feed or differs in being dry: its end would tell the asker nothing.
 */
@Injectable()
export class RequestImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: ListingsConfig,
  ) {}

  async execute(request: z.output<typeof requestImport.request>): Promise<RequestedRun> {
    const location = this.checkedLocation(request);
    return this.dataSource.transaction(async (manager) => {
      for (;;) {
        const run = newRun(request, location);
        // The partial unique index decides between two requests that arrive together.
        const insert = manager.createQueryBuilder().insert().into(ImportRunEntity).values(run);
        const inserted = await insert.orIgnore().returning('id').execute();
        if ((inserted.raw as unknown[]).length > 0) {
          await this.outbox.add(manager, importRequested, { runId: run.id });
          return { run: toImportRun(run), joined: false };
        }
        const open = await manager.findOneBy(ImportRunEntity, {
          source: request.source,
          finishedAt: IsNull(),
        });
        // The open run may have ended since: then the place is free.
        if (open !== null) return { run: await this.join(manager, open, run), joined: true };
      }
    });
  }

  private async join(
    manager: EntityManager,
    open: ImportRunEntity,
    wanted: ImportRunEntity,
  ): Promise<ImportRun> {
    if (open.location !== wanted.location || open.dryRun !== wanted.dryRun) {
      throw new DomainError('CONFLICT', 'Another import of this source is running', {
        details: { runId: open.id, dryRun: open.dryRun },
      });
    }
    const lastSign = open.seenAt ?? open.requestedAt;
    // Asking again does no harm: a worker that is alive after all holds the source's lock.
    if (Date.now() - lastSign.getTime() > SILENT_MS) {
      await this.outbox.add(manager, importRequested, { runId: open.id });
    }
    return toImportRun(open);
  }

  private checkedLocation({
    location = this.config.FEED_URL,
    trigger,
  }: z.output<typeof requestImport.request>): string {
    if (location === undefined) throw new DomainError('UNPROCESSABLE', 'No feed is configured: set FEED_URL');
    const protocol = URL.canParse(location) ? new URL(location).protocol : undefined;
    const isOperators = location === this.config.FEED_URL || trigger === OPERATOR;
    const allowed = isOperators ? ['http:', 'https:', 'file:'] : ['http:', 'https:'];
    if (protocol !== undefined && allowed.includes(protocol)) return location;
    throw new DomainError('VALIDATION_FAILED', 'The feed address is not valid', {
      issues: [{ field: 'location', message: `must be an address that begins with ${allowed.join(' or ')}` }],
    });
  }
}

const newRun = (request: z.output<typeof requestImport.request>, location: string): ImportRunEntity => ({
  id: randomUUID(),
  source: request.source,
  location,
  format: null,
  trigger: request.trigger,
  dryRun: request.dryRun,
  state: 'queued',
  attempt: 0,
  counts: { read: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, rejected: 0 },
  bytes: 0,
  problems: [],
  problemCount: 0,
  error: null,
  requestedAt: new Date(),
  startedAt: null,
  seenAt: null,
  finishedAt: null,
});

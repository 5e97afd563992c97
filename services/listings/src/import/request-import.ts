import { randomUUID } from 'node:crypto';
import { importRequested } from '@manzil/contracts/listings/facts';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Outbox } from '@manzil/service-kit/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { ImportRunEntity } from './import-run.entity.js';
import { toImportRun } from './import-run.mapper.js';

/** The one feed the agency has; a second one would be a second source. */
export const PRIMARY_SOURCE = 'primary';

const ALLOWED_PROTOCOLS = ['http:', 'https:', 'file:'];

/** Queues a run, or joins the one that is open for the same source. */
@Injectable()
export class RequestImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: ListingsConfig,
  ) {}

  async execute(request: { trigger: string; location?: string | undefined; dryRun: boolean }): Promise<{
    run: ImportRun;
    joined: boolean;
  }> {
    const location = checkedLocation(request.location ?? this.config.FEED_URL);
    return this.dataSource.transaction(async (manager) => {
      const run = {
        id: randomUUID(),
        source: PRIMARY_SOURCE,
        location,
        format: null,
        trigger: request.trigger,
        dryRun: request.dryRun,
        state: 'queued' as const,
        counts: { read: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, rejected: 0 },
        bytes: 0,
        problems: [],
        problemCount: 0,
        error: null,
        requestedAt: new Date(),
        startedAt: null,
        finishedAt: null,
      };
      // The partial unique index decides between two requests that arrive together.
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(ImportRunEntity)
        .values(run)
        .orIgnore()
        .returning('id')
        .execute();
      if ((inserted.raw as unknown[]).length === 0) {
        const open = await manager.findOneByOrFail(ImportRunEntity, {
          source: PRIMARY_SOURCE,
          finishedAt: IsNull(),
        });
        return { run: toImportRun(open), joined: true };
      }
      await this.outbox.add(manager, importRequested, { runId: run.id });
      return { run: toImportRun(run), joined: false };
    });
  }
}

function checkedLocation(location: string | undefined): string {
  if (location === undefined) {
    throw new DomainError('UNPROCESSABLE', 'No feed is configured: set FEED_URL');
  }
  if (!URL.canParse(location) || !ALLOWED_PROTOCOLS.includes(new URL(location).protocol)) {
    throw new DomainError('VALIDATION_FAILED', 'The feed address is not valid', {
      issues: [{ field: 'location', message: 'must be an http, https or file address' }],
    });
  }
  return location;
}

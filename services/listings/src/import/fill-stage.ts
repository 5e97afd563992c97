import { CONFIG, SHUTDOWN } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { readPages } from '../feed/read-pages.js';
import { passFaultPoint } from './fault-point.js';
import { updateRun, type Attempt } from './import-run.repository.js';
import type { RunProgress } from './run-progress.js';
import { stageFeed } from './stage-feed.js';

const IDLE_MS = 30_000;
const TOTAL_MS = 60 * 60_000;

/** Reads the whole feed into the stage of an attempt. */
@Injectable()
export class FillStage {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: ListingsConfig,
    // A run can last for minutes, a shutdown cannot: the next worker begins it again.
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
  ) {}

  /** Returns the rows that the stage must then hold. */
  async execute(attempt: Attempt, progress: RunProgress): Promise<number> {
    const { manager } = this.dataSource;
    const { FEED_URL, FEED_FORMAT, FEED_FIELD_MAP, FEED_FAULT_POINT, FEED_ALLOW_PRIVATE_HOSTS } = this.config;
    const signal = AbortSignal.any([this.shutdown, progress.signal]);
    const limits = { idleMs: IDLE_MS, totalMs: TOTAL_MS, signal };
    const { format, records } = await readPages(attempt.location, {
      ...{ ...limits, allowPrivateHosts: FEED_ALLOW_PRIVATE_HOSTS, onBytes: progress.addBytes },
      ...(attempt.location === FEED_URL
        ? { format: FEED_FORMAT, fieldMap: FEED_FIELD_MAP }
        : { format: 'auto' as const }),
    });
    progress.format = format;
    passFaultPoint('fetched', FEED_FAULT_POINT);
    await updateRun(manager, attempt, { state: 'staging', format });
    const onBatch = (): void => {
      passFaultPoint('staging', FEED_FAULT_POINT);
    };
    const staged = await stageFeed(manager, attempt, records, progress, onBatch);
    passFaultPoint('staged', FEED_FAULT_POINT);
    return staged;
  }
}

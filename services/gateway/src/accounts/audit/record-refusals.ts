import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RefusalLog, type Refusal } from '../../http/ports.js';
import { AuditTrail } from './audit-trail.js';

const WINDOW_MS = 60_000;
/** Callers whose refusals are counted separately within a window; the refusals of all others share one row. */
const MOST_CALLERS = 100;

interface Further {
  refusal: Refusal;
  count: number;
}

/**
 * Records refusals so that a caller who causes many cannot fill the trail: per caller and route, the first is written
 * at once and the later ones of a minute as one row with their number. The minute begins with the first refusal of any
 * caller.
 */
@Injectable()
export class RecordRefusals extends RefusalLog implements BeforeApplicationShutdown {
  private window = new Map<string, Further>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {
    super();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
    await this.writing;
  }

  /** Resolves when the refusal is counted, or written if it is the first of its caller. */
  async record(refusal: Refusal): Promise<void> {
    const { action, route, address, memberId = '' } = refusal;
    const key = [action, route, address, memberId].join(' ');
    const known = this.window.get(key);
    if (this.window.size === 0) this.timer = setTimeout(() => void this.flush(), WINDOW_MS).unref();
    if (known !== undefined) known.count += 1;
    else if (this.window.size < MOST_CALLERS) {
      this.window.set(key, { refusal, count: 0 });
      await this.write(refusal, {});
    } else this.countOther(refusal);
  }

  /** Ends the window: the next refusal of each caller is written at once again. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const ended = [...this.window.values()];
    this.window = new Map();
    for (const { refusal, count } of ended) if (count > 0) await this.write(refusal, { count });
  }

  private countOther({ action }: Refusal): void {
    const key = `others ${action}`;
    const others = this.window.get(key) ?? {
      refusal: { action, route: '', address: null },
      count: 0,
    };
    others.count += 1;
    this.window.set(key, others);
  }

  private async write({ action, route, ...caller }: Refusal, details: { count?: number }): Promise<void> {
    const entry = { ...caller, action, details: { ...(route !== '' && { route }), ...details } };
    // The caller gets the refusal even if the trail cannot be written.
    const written = this.audit.record(this.dataSource.manager, entry).catch((error: unknown) => {
      this.logger.error({ err: error, action }, 'a refusal could not be recorded');
    });
    this.writing = Promise.all([this.writing, written]);
    await written;
  }
}

import { LONGEST_STALE_MS } from '@manzil/messaging/request-context';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WRITES_SO_FAR } from './catalogue-stamp.js';
import { WriteListener } from './write-listener.js';

/** Identifies a version of the listings and of the places, by values that are compared only. */
export interface CatalogueStamp {
  catalogue: number;
  places: string;
}

export interface CurrentVersion extends CatalogueStamp {
  /** Time at which the version included every write, in milliseconds of `performance.now`. */
  currentAt: number;
}

/**
 * Knows the version of the listings and places that the current request has to be answered from. The copy in memory, the
 * vocabulary of search texts, the directory of places and the read replicas all follow it.
 */
@Injectable()
export class CatalogueVersion {
  private latest: CurrentVersion | undefined;
  private renewing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly writes: WriteListener,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  /**
   * Reads the version from the database, unless the request allows stale reads and the latest known version is recent
   * enough; that version is refreshed in the background before it becomes too old.
   */
  async current(): Promise<CurrentVersion> {
    const { latest } = this;
    if (latest === undefined || !this.writes.mayAnswerFrom(latest.currentAt)) return this.read();
    if (performance.now() - latest.currentAt > LONGEST_STALE_MS / 2) void this.renew();
    return latest;
  }

  async read(): Promise<CurrentVersion> {
    const currentAt = performance.now();
    const [stamp] = await this.dataSource.query<[CatalogueStamp]>(
      `SELECT (SELECT ${WRITES_SO_FAR} FROM catalogue_write) AS catalogue,
         (SELECT concat(sum(version), '/', count(*)) FROM place) AS places`,
    );
    const version = { ...stamp, currentAt };
    // Concurrent reads may finish out of order.
    if (this.latest === undefined || this.latest.currentAt < currentAt) this.latest = version;
    return version;
  }

  private async renew(): Promise<void> {
    if (this.renewing) return;
    this.renewing = true;
    try {
      await this.read();
    } catch (error) {
      this.logger.warn({ err: error }, 'the version of the catalogue could not be read');
    } finally {
      this.renewing = false;
    }
  }
}

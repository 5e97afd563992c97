import { staleReadsAllowed } from '@manzil/messaging/request-context';
import { observePool } from '@manzil/service-kit/dependency-metrics';
import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { ListingsConfig } from '../../config.js';
import { readStamp } from '../catalogue-stamp.js';
import { CatalogueVersion } from '../catalogue-version.js';
import { WriteListener } from '../write-listener.js';
import { createSearchPool, SearchPool } from './search-pool.js';

interface Replica {
  /** Host and database, without the password. */
  name: string;
  dataSource: DataSource;
  /** When it was last known to have every write, in milliseconds from any fixed point. */
  currentAt: number;
  checking: Promise<void> | undefined;
  isLagging: boolean;
}

/**
 * Read replicas of the database for searches that may be answered with stale data. A replica is used
 * for a second after it was found to have every write of the primary server, and until a later write; one that lags behind or cannot be reached is left out until then.
 */
@Injectable()
export class ReadReplicas implements OnApplicationShutdown {
  private readonly replicas: readonly Replica[];
  private readonly stopObserving: readonly (() => void)[];
  private turn = 0;

  constructor(
    @Inject(CONFIG) config: ListingsConfig,
    private readonly primary: SearchPool,
    private readonly version: CatalogueVersion,
    private readonly writes: WriteListener,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {
    this.replicas = config.LISTINGS_REPLICA_URLS.map((url) => ({
      name: `${new URL(url).host}${new URL(url).pathname}`,
      dataSource: createSearchPool(url, config, logger),
      currentAt: -Infinity,
      checking: undefined,
      isLagging: false,
    }));
    this.stopObserving = this.replicas.map(({ dataSource }) => observePool('replica', dataSource));
  }

  /** Picks the database that answers the current request. */
  pick(): DataSource {
    if (!staleReadsAllowed()) return this.primary.dataSource;
    const current = this.replicas.filter((replica) => {
      if (this.writes.mayAnswerFrom(replica.currentAt)) return true;
      replica.checking ??= this.check(replica).finally(() => {
        replica.checking = undefined;
      });
      return false;
    });
    this.turn += 1;
    return current[this.turn % current.length]?.dataSource ?? this.primary.dataSource;
  }

  async onApplicationShutdown(): Promise<void> {
    for (const stop of this.stopObserving) stop();
    await Promise.all(
      this.replicas.map(async ({ dataSource, checking }) => {
        await checking;
        if (dataSource.isInitialized) await dataSource.destroy();
      }),
    );
  }

  private async check(replica: Replica): Promise<void> {
    const { dataSource, name } = replica;
    try {
      if (!dataSource.isInitialized) await dataSource.initialize();
      const { catalogue, currentAt } = await this.version.read();
      const isLagging = (await readStamp(dataSource)) < catalogue;
      if (isLagging && !replica.isLagging) this.logger.warn({ replica: name }, 'a read replica lags behind');
      if (!isLagging) replica.currentAt = currentAt;
      replica.isLagging = isLagging;
    } catch (error) {
      if (!replica.isLagging)
        this.logger.warn({ err: error, replica: name }, 'a read replica cannot be read');
      replica.isLagging = true;
    }
  }
}

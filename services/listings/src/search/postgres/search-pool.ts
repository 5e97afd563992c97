import { searchProperties } from '@manzil/contracts/listings/property-rpc';
import { deadlineOf } from '@manzil/contracts/rpc';
import { databaseTls } from '@manzil/service-kit/config';
import { createDataSource } from '@manzil/service-kit/database';
import { observePool } from '@manzil/service-kit/dependency-metrics';
import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { ListingsConfig } from '../../config.js';

/** A search uses two connections at once. */
const CONNECTIONS = 6;

/**
 * Database connections for searches only. No work of a search outlives its caller: neither the wait for a connection
 * nor a statement may take longer than the request for a search.
 */
export function createSearchPool(
  url: string,
  config: Pick<ListingsConfig, 'RPC_MIN_DEADLINE_MS'> & Parameters<typeof databaseTls>[0],
  logger: PinoLogger,
): DataSource {
  const deadline = deadlineOf(searchProperties, config.RPC_MIN_DEADLINE_MS);
  return createDataSource(
    {
      url,
      entities: [],
      migrations: [],
      tls: databaseTls(config),
      poolSize: CONNECTIONS,
      connectTimeoutMs: deadline,
      statementTimeoutMs: deadline,
    },
    logger,
  );
}

/**
 * The searches of the primary database. They have connections of their own, because in a large catalogue they take
 * seconds, and imports, jobs and the copy in memory would wait for the connections that they occupy.
 */
@Injectable()
export class SearchPool implements OnModuleInit, OnApplicationShutdown {
  readonly dataSource: DataSource;
  private readonly stopObserving: () => void;

  constructor(@Inject(CONFIG) config: ListingsConfig, @Inject(LOGGER) logger: PinoLogger) {
    this.dataSource = createSearchPool(config.LISTINGS_DATABASE_URL, config, logger);
    this.stopObserving = observePool('search', this.dataSource);
  }

  async onModuleInit(): Promise<void> {
    await this.dataSource.initialize();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopObserving();
    await this.dataSource.destroy();
  }
}

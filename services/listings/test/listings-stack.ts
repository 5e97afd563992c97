import { findPagePath } from '@manzil/contracts/path-rpc';
import { answerPaths } from '@manzil/testing/answer-paths';
import { startNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres } from '@manzil/testing/postgres';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { createLogger } from '@manzil/service-kit/logger';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { databaseUrl } from '@manzil/service-kit/config';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { DataSource } from 'typeorm';
import type { ListingsConfig } from '../src/config.js';
import { startListings } from '../src/start-listings.js';

/** A path that content uses for a page. */
export const PAGE_PATH = 'path-of-a-page';

/**
 * Starts the listings service in this process, with its own database and NATS server, and a client. The settings can
 * depend on the URL of the database.
 */
export async function startListingsStack(
  overrides: Partial<ListingsConfig> | ((databaseUrl: string) => Partial<ListingsConfig>) = {},
  adminUrl?: string,
) {
  const postgres = adminUrl ?? (await startPostgres()).adminUrl;
  const [nats, database] = await Promise.all([startNats(), createServiceDatabase(postgres, 'listings')]);
  const settings = typeof overrides === 'function' ? overrides(database.url) : overrides;
  const service = await startWith(nats.url, database.url, settings);
  const link = await NatsLink.open(nats.url, 'test', createLogger('test', 'silent'));
  answerPaths(link.connection, findPagePath, { [PAGE_PATH]: 'page' });
  await link.connection.flush();
  return {
    service,
    nats,
    database,
    link,
    dataSource: service.app.get(DataSource),
    client: new RpcClient(link, { validateReplies: true, minDeadlineMs: SUITE_RPC_DEADLINE_MS }),
    stop: async (): Promise<void> => {
      await link.close();
      await service.stop();
      await nats.stop();
      await database.drop();
    },
  };
}

/** Starts another replica of the service on the same database and NATS server. */
export const joinListingsStack = (
  stack: ListingsStack,
  overrides: Partial<ListingsConfig> = {},
): Promise<RunningService> => startWith(stack.nats.url, stack.database.url, overrides);

const startWith = (
  natsUrl: string,
  database: string,
  overrides: Partial<ListingsConfig> = {},
): Promise<RunningService> =>
  startListings({
    NATS_URL: natsUrl,
    RPC_MIN_DEADLINE_MS: SUITE_RPC_DEADLINE_MS,
    OPS_PORT: 0,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    LISTINGS_DATABASE_URL: databaseUrl.parse(database),
    FEED_FORMAT: 'auto',
    FEED_FOLDERS: [],
    FEED_ALLOW_PRIVATE_HOSTS: ['127.0.0.1'],
    FEED_PHOTOS: 'fetch',
    IMAGE_HOSTS: [],
    FEED_SCHEDULE: undefined,
    FEED_FIELD_MAP: {},
    FEED_REMOVE_AFTER_HOURS: 48,
    FEED_MAX_WITHDRAWN_SHARE: 0.3,
    FEED_MAX_REJECTED_SHARE: 0.3,
    FEED_MAX_DUPLICATE_SHARE: 0.3,
    FEED_MAX_VANISHED_SHARE: 0.5,
    FEED_MAX_PRICE_FACTOR: 2,
    SEARCH_INDEX: 'memory',
    SEARCH_CARDS_MB: 16,
    LISTINGS_REPLICA_URLS: [],
    DEMO: false,
    ...overrides,
  });

export type ListingsStack = Awaited<ReturnType<typeof startListingsStack>>;

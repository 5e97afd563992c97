import { contentChanged } from '@manzil/contracts/content/events';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { EventWatcher } from '@manzil/messaging/consumer/event-watcher';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { startNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../src/clock.js';
import { startContent } from './start-content.js';

export interface ContentUnderTest {
  service: RunningService;
  client: RpcClient;
  dataSource: DataSource;
  clock: Clock;
  databaseUrl: string;
  natsUrl: string;
  /** The version of a collection, once its fact has arrived: one more with each change. */
  told(kind: string): Promise<number>;
  stop(): Promise<void>;
}

/** The service with plain content, real PostgreSQL and NATS, and whatever it tells. */
export async function startContentUnderTest(): Promise<ContentUnderTest> {
  const { adminUrl } = await startPostgres();
  const [nats, database] = await Promise.all([startNats(), createDatabase(adminUrl)]);
  const service = await startContent(database.url, nats.url, undefined);
  const dataSource = service.app.get(DataSource);
  const newest = new Map<string, number>();
  let watching = false;
  const facts = new EventWatcher(service.app.get(NatsLink), {
    onEvent: (subject, payload) => {
      const { kind, version } = payload as z.output<typeof contentChanged.payload>;
      if (subject === contentChanged.subject) newest.set(kind, version);
    },
    onGap: () => {
      watching = true;
    },
  });
  await waitFor('the fact watcher', () => watching);
  const told = async (kind: string): Promise<number> => {
    const rows = await dataSource.query<{ version: number }[]>(
      'SELECT version FROM collection_version WHERE kind = $1',
      [kind],
    );
    const version = rows[0]?.version ?? 0;
    // The first content was told before the watcher stood.
    await waitFor(`the fact of ${kind} ${version}`, () => version <= 1 || newest.get(kind) === version);
    return version;
  };
  return {
    service,
    client: service.app.get(RpcClient),
    dataSource,
    clock: service.app.get(Clock),
    databaseUrl: database.url,
    natsUrl: nats.url,
    told,
    stop: async () => {
      await facts.stop();
      await service.stop();
      await nats.stop();
      await database.drop();
    },
  };
}

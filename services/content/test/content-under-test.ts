import { contentChanged } from '@manzil/contracts/content/events';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { EventWatcher } from '@manzil/messaging/consumer/event-watcher';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { startNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres } from '@manzil/testing/postgres';
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
  /** The version of a collection, once its event has arrived; it grows by 1 with each change. */
  publishedVersion(kind: string): Promise<number>;
  stop(): Promise<void>;
}

/** The service with plain content, real PostgreSQL and NATS, and the versions of its events. */
export async function startContentUnderTest(): Promise<ContentUnderTest> {
  const { adminUrl } = await startPostgres();
  const [nats, database] = await Promise.all([startNats(), createServiceDatabase(adminUrl, 'content')]);
  const service = await startContent(database.url, nats.url, undefined);
  const dataSource = service.app.get(DataSource);
  const newest = new Map<string, number>();
  let watching = false;
  const events = new EventWatcher(service.app.get(NatsLink), {
    onEvent: (subject, payload) => {
      const { kind, version } = payload as z.output<typeof contentChanged.payload>;
      if (subject === contentChanged.subject) newest.set(kind, version);
    },
    onGap: () => {
      watching = true;
    },
  });
  await waitFor('the event watcher', () => watching);
  const publishedVersion = async (kind: string): Promise<number> => {
    const rows = await dataSource.query<{ version: number }[]>(
      'SELECT version FROM collection_version WHERE kind = $1',
      [kind],
    );
    const version = rows[0]?.version ?? 0;
    // The events of the first content were published before the watcher was ready.
    await waitFor(`the event of ${kind} ${version}`, () => version <= 1 || newest.get(kind) === version);
    return version;
  };
  return {
    service,
    client: service.app.get(RpcClient),
    dataSource,
    clock: service.app.get(Clock),
    databaseUrl: database.url,
    natsUrl: nats.url,
    publishedVersion,
    stop: async () => {
      await events.stop();
      await service.stop();
      await nats.stop();
      await database.drop();
    },
  };
}

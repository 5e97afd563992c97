import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { startNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres } from '@manzil/testing/postgres';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.js';
import { databaseOptions } from '../src/data-source.js';

export interface RunningLeads {
  client: RpcClient;
  dataSource: DataSource;
  natsUrl: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts the service on a NATS server and an empty database of its own. */
export async function startLeads(): Promise<RunningLeads> {
  const postgres = await startPostgres();
  const [nats, database] = await Promise.all([startNats(), createDatabase(postgres.adminUrl)]);
  const service: RunningService = await runService({
    name: 'leads',
    config: {
      NATS_URL: nats.url,
      RPC_MIN_DEADLINE_MS: SUITE_RPC_DEADLINE_MS,
      OPS_PORT: 0,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    database: databaseOptions(database.url),
    module: AppModule,
  });
  return {
    client: service.app.get(RpcClient),
    dataSource: service.app.get(DataSource),
    natsUrl: nats.url,
    databaseUrl: database.url,
    stop: async () => {
      await service.stop();
      await nats.stop();
      await database.drop();
    },
  };
}

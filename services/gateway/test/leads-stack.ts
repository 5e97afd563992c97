import { fileURLToPath } from 'node:url';
import { countProperties } from '@manzil/contracts/listings/rpc';
import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { createMessagingTables, dropMessagingTables } from '@manzil/service-kit/messaging-tables';
import { createDatabase, startPostgres } from '@manzil/testing/postgres';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { Controller, Module } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const leadsEntry = fileURLToPath(new URL('../../leads/dist/main.js', import.meta.url));

/** The built leads service as a process of its own, on an empty database. */
export async function startLeadsProcess(natsUrl: string): Promise<LeadsProcess> {
  const { adminUrl } = await startPostgres();
  const database = await createDatabase(adminUrl);
  const start = async (): Promise<ServiceProcess> => {
    const process = await startServiceProcess(leadsEntry, {
      NATS_URL: natsUrl,
      LEADS_DATABASE_URL: database.url,
      LOG_LEVEL: 'debug',
    });
    await process.ready();
    return process;
  };
  let running = await start();
  return {
    databaseUrl: database.url,
    log: () => running.log(),
    pause: async () => {
      await running.stop();
    },
    resume: async () => {
      running = await start();
    },
    stop: async () => {
      await running.stop();
      await database.drop();
    },
  };
}

export interface LeadsProcess {
  databaseUrl: string;
  log(): string;
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

@Controller()
class ListingsBehind {
  @HandleRpc(countProperties)
  count() {
    return Promise.resolve({ total: 12, sale: 8, rent: 4, residential: 11 });
  }
}

@Module({ controllers: [ListingsBehind] })
class ListingsBehindModule {}

class CreateMessaging1700000000000 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => createMessagingTables(runner);
  down = (runner: QueryRunner): Promise<void> => dropMessagingTables(runner);
}

const startListingsBehind = (databaseUrl: string, natsUrl: string): Promise<RunningService> =>
  runService({
    name: 'listings-behind',
    config: { NATS_URL: natsUrl, OPS_PORT: 0, HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    database: { url: databaseUrl, entities: [], migrations: [CreateMessaging1700000000000] },
    module: ListingsBehindModule,
  });

export interface LeadsStack extends GatewayUnderTest {
  leads: LeadsProcess;
}

/** The gateway before the real leads service; only the catalogue's numbers come from a stand-in. */
export async function startLeadsStack(settings: Record<string, string> = {}): Promise<LeadsStack> {
  const stack = await startGatewayUnderTest(settings, startListingsBehind);
  const leads = await startLeadsProcess(stack.nats.url);
  return {
    ...stack,
    leads,
    stop: async () => {
      await leads.stop();
      await stack.stop();
    },
  };
}

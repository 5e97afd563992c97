import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { startNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres } from '@manzil/testing/postgres';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import type { Type } from '@nestjs/common';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import type { LeadsConfig } from '../src/config.js';
import { AppModule } from '../src/app.module.js';
import { databaseOptions } from '../src/data-source.js';

export interface RunningLeads {
  client: RpcClient;
  dataSource: DataSource;
  link: NatsLink;
  natsUrl: string;
  databaseUrl: string;
  /** A provider of the service. */
  get<T>(type: Type<T>): T;
  /** Stops the service and starts it again on the same servers after `meanwhile`. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  /** Waits until no sender is sending a mail that it composed before. */
  mailIsAtRest(): Promise<unknown>;
  /** Deletes all mail, so that the next test starts without any and none of this one arrives in it. */
  deleteMail(): Promise<void>;
  stop(): Promise<void>;
}

/** A sender has the lock of its mail until it is done with it. */
const IS_FREE = `pg_try_advisory_xact_lock(hashtextextended('mail ' || id, 0))`;

/** Starts the service on a NATS server and an empty database of its own; by default it has no mail server. */
export async function startLeads(settings: Partial<LeadsConfig> = {}): Promise<RunningLeads> {
  const postgres = await startPostgres();
  const [nats, database] = await Promise.all([
    startNats(),
    createServiceDatabase(postgres.adminUrl, 'leads'),
  ]);
  const servers = { natsUrl: nats.url, databaseUrl: database.url };
  let service = await startReplica(servers, settings);
  const running: RunningLeads = {
    client: service.app.get(RpcClient),
    dataSource: service.app.get(DataSource),
    link: service.app.get(NatsLink),
    ...servers,
    get: (type) => service.app.get(type),
    restart: async (meanwhile) => {
      await service.stop();
      await meanwhile();
      service = await startReplica(servers, settings);
      running.client = service.app.get(RpcClient);
      running.dataSource = service.app.get(DataSource);
      running.link = service.app.get(NatsLink);
    },
    mailIsAtRest: () =>
      waitFor('no mail to be in hand', async () => {
        const inHand = `SELECT FROM mail WHERE NOT ${IS_FREE}`;
        return (await running.dataSource.query<unknown[]>(inHand)).length === 0;
      }),
    deleteMail: async () => {
      await waitFor('the mail in hand to be finished', async () => {
        await running.dataSource.query(`DELETE FROM mail WHERE ${IS_FREE}`);
        return (await running.dataSource.query<unknown[]>('SELECT FROM mail')).length === 0;
      });
      await running.dataSource.query('DELETE FROM mail_suppression');
    },
    stop: async () => {
      await service.stop();
      await nats.stop();
      await database.drop();
    },
  };
  return running;
}

/** Starts a replica of the service on the servers of another one. */
export const startReplica = (
  { natsUrl, databaseUrl }: Pick<RunningLeads, 'natsUrl' | 'databaseUrl'>,
  settings: Partial<LeadsConfig>,
): Promise<RunningService> =>
  runService({
    name: 'leads',
    config: {
      NATS_URL: natsUrl,
      RPC_MIN_DEADLINE_MS: SUITE_RPC_DEADLINE_MS,
      OPS_PORT: 0,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      jobSpeed: 5,
      LEAD_NOTIFY_TO: [],
      LEAD_ANSWERS: 'off',
      PUBLIC_URL: 'https://agency.example',
      MEDIA_URL: 'http://127.0.0.1:9',
      LEAD_RETENTION_DAYS: 0,
      SUBSCRIPTION_RETENTION_DAYS: 0,
      MAIL_RETENTION_DAYS: 0,
      WEBHOOK_RETENTION_DAYS: 0,
      WEBHOOK_ALLOW_HTTP: 'off',
      WEBHOOK_ALLOW_PRIVATE_HOSTS: [],
      ...settings,
    },
    database: databaseOptions(databaseUrl),
    module: AppModule,
  });

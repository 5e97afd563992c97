import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { ManageFailedMessages } from './failed-messages/manage-failed-messages.js';
import { JobSchedule } from './jobs/job-schedule.js';
import type { PinoLogger } from './logger.js';
import { Readiness } from './readiness.js';
import { RpcClient } from './rpc-client.js';

/** Injection token of the process's validated configuration. */
export const CONFIG = Symbol('config');
/** Injection token of the process's pino logger. */
export const LOGGER = Symbol('logger');
/** Injection token of an AbortSignal that is aborted when the process stops; long work must then end early. */
export const SHUTDOWN = Symbol('shutdown');

interface KitValues {
  config: unknown;
  jobSpeed: number | undefined;
  logger: PinoLogger;
  shutdown: AbortSignal;
  dataSource: DataSource;
  link: NatsLink;
  readiness: Readiness;
  rpcClient: RpcClient;
  outbox: Outbox;
  manageFailedMessages: ManageFailedMessages;
}

/** Provides configuration, database, messaging and logger to every service. */
@Global()
@Module({})
export class KitModule {
  static of(values: KitValues): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: values.config },
      { provide: LOGGER, useValue: values.logger },
      { provide: SHUTDOWN, useValue: values.shutdown },
      { provide: NatsLink, useValue: values.link },
      { provide: Readiness, useValue: values.readiness },
      { provide: RpcClient, useValue: values.rpcClient },
      { provide: ManageFailedMessages, useValue: values.manageFailedMessages },
      { provide: Outbox, useValue: values.outbox },
      { provide: JobSchedule, useFactory: () => new JobSchedule(values.logger, values.jobSpeed) },
    ];
    // The data source is already open and migrated; Nest provides it and closes it last.
    const database = TypeOrmModule.forRootAsync({
      useFactory: () => ({ type: 'postgres' }),
      dataSourceFactory: () => Promise.resolve(values.dataSource),
    });
    return {
      module: KitModule,
      imports: [database],
      providers,
      exports: [...providers.map(({ provide }) => provide), TypeOrmModule],
    };
  }
}

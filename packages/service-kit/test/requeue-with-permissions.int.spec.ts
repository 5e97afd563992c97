import { disabledMembersListed } from '@manzil/contracts/gateway/events';
import { HandleEvent } from '@manzil/messaging/consumer/handle-message';
import { durableName, REQUEUE_STREAM, requeueSubject } from '@manzil/messaging/connection/streams';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { storeDeadLetter } from '@manzil/messaging/dead-letters/store-dead-letter';
import { startNatsWithPermissions, type NatsWithPermissions } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { jetstream } from '@nats-io/jetstream';
import { Controller, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runService, type RunningService } from '../src/bootstrap.js';
import { ManageFailedMessages } from '../src/failed-messages/manage-failed-messages.js';
import { CreateNotes1700000000000 } from './sample-service.js';

const { subject } = disabledMembersListed;
const handled: unknown[] = [];

@Controller()
class LeadsController {
  @HandleEvent(disabledMembersListed)
  handle(event: unknown): Promise<void> {
    handled.push(event);
    return Promise.resolve();
  }
}

@Module({ controllers: [LeadsController] })
class LeadsModule {}

describe('with the permissions of the product, a service', () => {
  let nats: NatsWithPermissions;
  let database: TestDatabase;
  let service: RunningService;

  beforeAll(async () => {
    const { adminUrl } = await startPostgres();
    [nats, database] = await Promise.all([startNatsWithPermissions(), createDatabase(adminUrl)]);
    service = await runService({
      name: 'leads',
      config: {
        NATS_URL: nats.url,
        NATS_USER: 'leads',
        NATS_PASSWORD: nats.passwordOf('leads'),
        OPS_PORT: 0,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
      },
      database: { url: database.url, entities: [], migrations: [CreateNotes1700000000000] },
      module: LeadsModule,
    });
  });
  afterAll(async () => {
    await service.stop();
    await nats.stop();
    await database.drop();
  });

  it('requeues a dead letter of an event that another service publishes, and handles it again', async () => {
    const payload = { usernames: ['layla'], at: '2026-11-01T08:00:00.000Z' };
    await storeDeadLetter(service.app.get(DataSource).manager, {
      consumer: durableName('leads', subject),
      messageId: 'failed',
      subject,
      payload,
      error: 'The handler gave up',
      attempts: 5,
      actor: undefined,
    });
    const failed = service.app.get(ManageFailedMessages);
    expect(await failed.requeue('all')).toHaveLength(1);
    expect(await waitFor('the event', () => handled[0])).toMatchObject(payload);
    expect(await failed.count()).toBe(0);
    const { connection } = service.app.get(NatsLink);
    await expect(jetstream(connection).publish(subject, '{}', { timeout: 5_000 })).rejects.toThrow();
    const own = await jetstream(connection).publish(requeueSubject('leads', subject), '{}');
    expect(own.stream).toBe(REQUEUE_STREAM);
  });
});

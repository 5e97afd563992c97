import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { durableName } from '@manzil/messaging/connection/streams';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { waitFor } from '@manzil/testing/wait-for';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { RunningService } from '../src/bootstrap.js';
import { between, chore, startSample, transact } from './sample-service.js';

/** JetStream may publish anywhere, and delivers stored messages to any subject that a puller names for the reply. */
describe('a forged request that JetStream delivers', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let service: RunningService;
  let connection: NatsConnection;
  let handled = 0;

  beforeAll(async () => {
    [nats, database] = await Promise.all([
      startNats(),
      startPostgres().then(({ adminUrl }) => createDatabase(adminUrl)),
    ]);
    service = await startSample(database.url, nats.url);
    connection = await connect({ servers: nats.url });
    between.statements = () => Promise.resolve(void (handled += 1));
  });
  afterAll(async () => {
    between.statements = () => Promise.resolve();
    await connection.close();
    await service.stop();
    await nats.stop();
    await database.drop();
  });

  const request = JSON.stringify({ id: '1', pattern: transact.subject, data: {} });
  const sendRequest = () => connection.request(transact.subject, request, { timeout: 30_000 });

  it('is ignored, while a request with an inbox is handled', async () => {
    const other = `${chore.subject}.forged`;
    const durable = durableName('forger', other);
    const manager = await jetstreamManager(connection);
    await manager.consumers.add('WORK', {
      durable_name: durable,
      filter_subject: other,
      ack_policy: AckPolicy.Explicit,
    });
    await jetstream(connection).publish(other, request);
    connection.publish(`$JS.API.CONSUMER.MSG.NEXT.WORK.${durable}`, '1', { reply: transact.subject });
    await waitFor('the forged request to be delivered', async () => {
      const { delivered } = await manager.consumers.info('WORK', durable);
      return delivered.consumer_seq === 1;
    });
    // The service handles requests of one connection in order, so the forged one has been ignored by now.
    await sendRequest();
    await sendRequest();
    expect(handled).toBe(2);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gate } from '@manzil/testing/gate';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import type { RunningService } from '../src/bootstrap.js';
import { createLogger } from '../src/logger.js';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { RpcClient } from '../src/rpc-client.js';
import { between, count, starting, startSample, transact } from './sample-service.js';

describe('replicas of a service', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let link: NatsLink;
  let client: RpcClient;

  beforeAll(async () => {
    const postgres = await startPostgres();
    [nats, database] = await Promise.all([startNats(), createDatabase(postgres.adminUrl)]);
    link = await NatsLink.open(nats.url, 'caller', createLogger('test', 'silent'));
    client = new RpcClient(link, { validateReplies: true });
  });
  afterAll(async () => {
    await link.close();
    await nats.stop();
    await database.drop();
  });

  const start = (): Promise<RunningService> => startSample(database.url, nats.url);
  const request = (): Promise<string> =>
    client.request(count, {}).then(
      () => 'answered',
      (error: unknown) => String((error as { code?: string }).code),
    );
  const outcomes = async (requests: Promise<string>[]): Promise<string[]> => [
    ...new Set(await Promise.all(requests)),
  ];

  it('answer the requests of a replica that was lost with them', async () => {
    const service = await start();
    // Receives requests of the queue group as a replica does, and never answers.
    const received: string[] = [];
    const lost = link.connection.subscribe(count.subject, {
      queue: 'sample',
      callback: (_error, message) => {
        received.push(message.subject);
      },
    });
    const results = outcomes(Array.from({ length: 12 }, request));
    await waitFor('some requests to be received', () => received.length > 0);
    lost.unsubscribe();
    expect(await results).toEqual(['answered']);
    await service.stop();
  });

  it('may stop one after the other under load without a failed request', async () => {
    let replica = await start();
    const sent: Promise<string>[] = [];
    const load = setInterval(() => sent.push(request()), 5);
    for (let round = 0; round < 3; round += 1) {
      const next = await start();
      const before = sent.length;
      await waitFor('some load', () => sent.length > before + 30);
      await replica.stop();
      replica = next;
    }
    clearInterval(load);
    expect(await outcomes(sent)).toEqual(['answered']);
    await replica.stop();
  });

  it('answer nothing before their providers are initialised', async () => {
    let early = '';
    starting.initialise = async () => {
      early = await request();
    };
    const service = await start();
    starting.initialise = () => Promise.resolve();
    expect(early).toBe('UNAVAILABLE');
    expect(await request()).toBe('answered');
    await service.stop();
  });

  it('report UNAVAILABLE while PostgreSQL is unreachable, and answer when it is back', async () => {
    const url = new URL(database.url);
    const gate = new Gate(url.hostname, Number(url.port));
    url.port = String(await gate.open());
    const service = await startSample(url.href, nats.url);
    expect(await request()).toBe('answered');
    await gate.close();
    expect(await request()).toBe('UNAVAILABLE');
    await gate.open(Number(url.port));
    expect(await request()).toBe('answered');

    // The connection is lost within a transaction, and the server is unreachable or back at the next statement.
    for (const then of [() => Promise.resolve(0), () => gate.open(Number(url.port))]) {
      between.statements = async () => {
        await gate.close();
        await then();
        await new Promise((resolve) => setImmediate(resolve));
      };
      await expect(client.request(transact, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await gate.close();
      await gate.open(Number(url.port));
    }
    between.statements = () => Promise.resolve();
    expect(await client.request(transact, {})).toEqual({});
    await service.stop();
    await gate.close();
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '@manzil/contracts/actor';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { DataSource } from 'typeorm';
import { causes, noted, startSample } from '../../service-kit/test/sample-service.js';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { runWithActor } from '@manzil/messaging/request-context';

describe('an outbox row', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let service: RunningService;
  let dataSource: DataSource;
  let outbox: Outbox;

  beforeAll(async () => {
    const postgres = await startPostgres();
    [nats, database] = await Promise.all([startNats(), createDatabase(postgres.adminUrl)]);
    service = await startSample(database.url, nats.url);
    dataSource = service.app.get(DataSource);
    outbox = service.app.get(Outbox);
  });
  afterAll(async () => {
    await service.stop();
    await nats.stop();
    await database.drop();
  });

  const causeOf = (text: string) => waitFor(text, () => causes.find((cause) => cause.text === text));

  it('has the key of its contract, also when it was written from a query', async () => {
    const keys = await dataSource.transaction(async (manager) => {
      await outbox.add(manager, noted, { text: 'one' });
      const select = `SELECT 'two' AS key, jsonb_build_object('text', 'two', 'poison', false) AS payload WHERE $1`;
      await outbox.addFromQuery(manager, noted, select, [true]);
      return manager.query<unknown[]>("SELECT key, payload->>'text' AS text FROM outbox ORDER BY seq");
    });
    expect(keys).toEqual([
      { key: 'one', text: 'one' },
      { key: 'two', text: 'two' },
    ]);
  });

  it.each<Actor>([
    { kind: 'member', id: '0b7c9b1e-62a5-4a0e-9c07-0d4d9d1cbb1a', name: 'نور\r\nال مكتوم 🏙' },
    { kind: 'system', name: 'nightly' },
    { kind: 'visitor' },
  ])('passes its actor to the handler, in any script: $kind', async (actor) => {
    await runWithActor(actor, () => outbox.add(dataSource.manager, noted, { text: `by ${actor.kind}` }));
    expect(await causeOf(`by ${actor.kind}`)).toMatchObject({ given: actor, current: actor });
  });

  it('is published as soon as its transaction commits, however long the relay has rested', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const arrived = service.app.get(NatsLink).connection.subscribe(noted.subject, { max: 1 });
      await dataSource.transaction((manager) => outbox.add(manager, noted, { text: 'at once' }));
      for await (const message of arrived) expect(message.json()).toMatchObject({ text: 'at once' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('passes no actor when there is none', async () => {
    await outbox.add(dataSource.manager, noted, { text: 'by nobody' });
    expect(await causeOf('by nobody')).toMatchObject({ given: undefined, current: undefined });
  });
});

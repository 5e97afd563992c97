import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentAuditRecorded, leadsAuditRecorded, type AuditRecord } from '@manzil/contracts/audit';
import { faqs } from '@manzil/contracts/http/content-editing';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { createLogger } from '@manzil/service-kit/logger';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { durableName, streamOf } from '@manzil/messaging/connection/streams';
import { actAs, runWithRequest } from '@manzil/messaging/request-context';
import { deliver } from '@manzil/testing/deliver';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startServiceInProcess } from '@manzil/testing/service-in-process';
import { waitFor } from '@manzil/testing/wait-for';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { DataSource } from 'typeorm';
import { ReadAudit } from '../src/accounts/audit/read-audit.js';
import { RecordRefusals } from '../src/accounts/audit/record-refusals.js';
import { configSchema } from '../src/config.js';
import { startGateway } from '../src/start-gateway.js';
import { PASSWORD } from './gateway-under-test.js';

const LAYLA = { kind: 'member', id: '0b9f2b1e-6a55-4d0c-9d5f-6a1f3a1f1c11', name: 'layla' } as const;

describe('the gateway as consumer of what was done', () => {
  let nats: TestNats;
  let databases: TestDatabase[];
  let content: RunningService;
  let gateway: RunningService;
  let link: NatsLink;

  const start = (): Promise<RunningService> =>
    startGateway(
      configSchema.parse({
        NATS_URL: nats.url,
        GATEWAY_DATABASE_URL: databases[0]?.url,
        PORT: '0',
        LOG_LEVEL: 'silent',
        ADMIN_PASSWORD: PASSWORD,
      }),
    );
  beforeAll(async () => {
    const { adminUrl } = await startPostgres();
    nats = await startNats();
    databases = [
      await createServiceDatabase(adminUrl, 'gateway'),
      await createServiceDatabase(adminUrl, 'content'),
    ];
    const env = { NATS_URL: nats.url, CONTENT_DATABASE_URL: databases[1]?.url ?? '' };
    content = await startServiceInProcess('content', env);
    link = await NatsLink.open(nats.url, 'test', createLogger('test', 'silent'));
    gateway = await start();
  });
  afterAll(async () => {
    await gateway.stop();
    await content.stop();
    await link.close();
    await nats.stop();
    for (const database of databases) await database.drop();
  });

  const rows = (action: string) =>
    gateway.app
      .get(DataSource)
      .query<
        { username: string | null; entity_title: string; request_id: string; details: { count?: number } }[]
      >('SELECT username, entity_title, request_id, details FROM audit.entry WHERE action = $1 ORDER BY id', [
        action,
      ]);
  const createFaq = (question: string): Promise<unknown> =>
    runWithRequest('request-0001', () => {
      actAs(LAYLA, '192.0.2.7');
      const fields = { question, answer: '<p>Yes</p>' };
      return new RpcClient(link, { validateReplies: true, minDeadlineMs: SUITE_RPC_DEADLINE_MS }).request(
        faqs.create,
        {
          fields,
          by: 'layla',
        },
      );
    });

  it('records what was done while it was away, as soon as it is back', async () => {
    await gateway.stop();
    await createFaq('While you were out?');
    gateway = await start();
    await waitFor('the row', async () => (await rows('content-created')).length > 0);
    expect(await rows('content-created')).toMatchObject([
      { username: 'layla', entity_title: 'While you were out?', request_id: 'request-0001' },
    ]);
  });

  it('records an event once, however often it is delivered', async () => {
    await gateway.stop();
    // Without its consumers, the gateway receives all events from the beginning.
    const send = async <T>(subject: string): Promise<T> =>
      (await link.connection.request(`$JS.API.${subject}`)).json<T>();
    const { streams } = await send<{ streams: string[] }>('STREAM.NAMES');
    for (const stream of streams) {
      const { consumers } = await send<{ consumers: string[] | null }>(`CONSUMER.NAMES.${stream}`);
      for (const name of consumers ?? [])
        if (name.startsWith('gateway')) await send(`CONSUMER.DELETE.${stream}.${name}`);
    }
    gateway = await start();
    await createFaq('And after it?');
    await waitFor('the later row', async () => (await rows('content-created')).length > 1);
    expect((await rows('content-created')).map((row) => row.entity_title)).toEqual([
      'While you were out?',
      'And after it?',
    ]);
  });

  it('shows the same whatever the order in which two services are heard', async () => {
    const record = (title: string, at: string): AuditRecord => ({
      action: 'content-updated',
      actor: LAYLA,
      at,
      changes: [],
      details: {},
      entity: { kind: 'faq', id: title, title, link: null },
      address: null,
      requestId: null,
    });
    const [one, other] = [
      { subject: contentAuditRecorded.subject, at: '2026-11-20T08:30:00.000Z' },
      { subject: leadsAuditRecorded.subject, at: '2026-11-20T08:31:00.000Z' },
    ];
    const shown: Record<string, string[]> = {};
    for (const [order, messages] of [
      ['12', [one, other]],
      ['21', [other, one]],
    ] as const) {
      await deliver(
        link.connection,
        messages.map(({ subject, at }) => ({ subject, payload: record(`${order} ${at}`, at) })),
        (subject) => ({ stream: streamOf(subject), durable: durableName('gateway', subject) }),
      );
      const { entries } = await gateway.app
        .get(ReadAudit)
        .read({ page: 1, sort: '-at', action: 'content-updated' });
      shown[order] = entries.flatMap(({ entity }) =>
        entity?.title.startsWith(`${order} `) === true ? entity.title.slice(order.length) : [],
      );
    }
    expect(shown['12']).toEqual([` ${other.at}`, ` ${one.at}`]);
    expect(shown['21']).toEqual(shown['12']);
  });

  it('writes the first refusal of a caller at once, the others of the minute as one row', async () => {
    const refusals = gateway.app.get(RecordRefusals);
    const refused = (address: string) =>
      refusals.record({ action: 'rate-limited', route: 'POST /popupsubscribe', address });
    for (let n = 0; n < 500; n += 1) await refused('203.0.113.7');
    expect(await rows('rate-limited')).toHaveLength(1);
    await refusals.flush();
    expect((await rows('rate-limited')).map(({ details }) => details.count)).toEqual([undefined, 499]);
  });

  it('writes a bounded number of rows however many callers and addresses are refused', async () => {
    const refusals = gateway.app.get(RecordRefusals);
    const before = (await rows('access-refused')).length;
    for (let n = 0; n < 1_000; n += 1)
      await refusals.record({ action: 'access-refused', route: 'GET /api/audit', address: `2001:db8::${n}` });
    await refusals.flush();
    const written = (await rows('access-refused')).slice(before);
    expect(written).toHaveLength(101);
    expect(written.at(-1)?.details.count).toBe(900);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditPage } from '@manzil/contracts/gateway/audit';
import type { FailedMessageCount, FailedMessages } from '@manzil/contracts/gateway/failed-messages';
import { storeDeadLetter } from '@manzil/messaging/dead-letters/store-dead-letter';
import {
  addMessageKeys,
  addPublishedMessages,
  createMessagingTables,
} from '@manzil/messaging/outbox/messaging-tables';
import { runService, type RunningService } from '@manzil/service-kit/bootstrap';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { hashToken } from '../src/accounts/sessions/session-token.js';
import { postJson, startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const PATH = '/api/admin/failed-messages';
const AUDITED = 'evt.leads.audit-recorded.v1';

class CreateMessaging1700000000000 implements MigrationInterface {
  up = async (runner: QueryRunner): Promise<void> => {
    await createMessagingTables(runner);
    await addMessageKeys(runner);
    await addPublishedMessages(runner);
  };
  down = (): Promise<void> => Promise.resolve();
}

describe('the failed messages at the gateway', () => {
  let stack: GatewayUnderTest;
  let database: TestDatabase;
  let leads: RunningService;
  let admin: string;

  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    database = await createDatabase((await startPostgres()).adminUrl);
    leads = await runService({
      name: 'leads',
      config: {
        NATS_URL: stack.nats.url,
        RPC_MIN_DEADLINE_MS: SUITE_RPC_DEADLINE_MS,
        OPS_PORT: 0,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
      },
      database: { url: database.url, entities: [], migrations: [CreateMessaging1700000000000] },
      module: class {},
    });
    admin = await stack.sessionOf('admin');
  });
  afterAll(async () => {
    await leads.stop();
    await stack.stop();
    await database.drop();
  });

  const list = async (): Promise<FailedMessages['services']> => {
    const answer = await stack.call(PATH, { headers: { cookie: admin } });
    return ((await answer.json()) as FailedMessages).services;
  };
  const itemsOf = async (name: string) => (await list()).find(({ service }) => service === name)?.items ?? [];
  const settle = async (verb: string, body: object): Promise<unknown> => {
    const answer = await stack.call(`${PATH}/${verb}`, postJson(body, { cookie: admin }));
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const acts = async (action: string) => {
    const answer = await stack.call(`/api/audit?action=${action}`, { headers: { cookie: admin } });
    return ((await answer.json()) as AuditPage).entries;
  };
  /** A message of leads, about `key`, that no stream accepts. */
  const fail = async (key: string): Promise<string> => {
    await leads.app
      .get(DataSource)
      .query(`INSERT INTO outbox (subject, key, payload) VALUES ('nowhere', $1, '{"name": "Layla"}')`, [key]);
    const row = await waitFor(`the failed message of ${key}`, async () =>
      (await itemsOf('leads')).find((each) => each.key === key),
    );
    return row.id;
  };

  it('show what failed in each service that answers, and name those that do not', async () => {
    await fail('property:171');
    await fail('lead:0b9f2b1e-6a55-4d0c-9d5f-6a1f3a1f1c11');
    await storeDeadLetter(stack.dataSource.manager, {
      consumer: 'gateway__evt_leads_audit-recorded_v1',
      messageId: 'one',
      subject: AUDITED,
      payload: 'half a message',
      error: 'A message is not JSON',
      attempts: 1,
      actor: undefined,
    });
    const services = await list();
    expect(services.map(({ service, total }) => [service, total])).toEqual([
      ['gateway', 1],
      ['listings', null],
      ['content', null],
      ['leads', 2],
      ['media', null],
    ]);
    expect(services[3]?.items).toMatchObject([
      { kind: 'unpublished', entity: { kind: 'lead', link: '/backend/leads' } },
      // Listings does not answer, so the listing has no title, only its number.
      { kind: 'unpublished', entity: { kind: 'listing', name: '171', link: null } },
    ]);
    expect(services[0]?.items).toMatchObject([
      { kind: 'unhandled', subject: AUDITED, key: null, entity: null },
    ]);
    expect(JSON.stringify(services)).not.toMatch(/Layla|half a message/);
    const count = await stack.call(`${PATH}/count`, { headers: { cookie: admin } });
    expect((await count.json()) as FailedMessageCount).toEqual({
      count: 3,
      unanswered: ['listings', 'content', 'media'],
    });
  });

  it('are requeued and discarded in the name of the admin, in the service and at the gateway itself', async () => {
    const id = await fail('document:homepagedb');
    expect(await settle('leads/discard', { ids: [id] })).toEqual({ count: 1 });
    expect(await settle('leads/discard', { ids: [id] })).toEqual({ count: 0 });
    const [discarded] = await waitFor('the discard in the trail', async () => {
      const entries = await acts('messages-discarded');
      return entries.length > 0 ? entries : undefined;
    });
    expect(discarded).toMatchObject({
      username: 'admin',
      entity: { kind: 'message', id, title: 'nowhere', link: '/backend/failed-messages' },
      details: { service: 'leads', count: 1, messages: ['nowhere'] },
    });
    expect(await settle('gateway/requeue', {})).toEqual({ count: 1 });
    // It is still not JSON.
    await waitFor('the dead letter to be back', async () => (await itemsOf('gateway')).length === 1);
    const requeued = await waitFor(
      'the requeue in the trail',
      async () => (await acts('messages-requeued'))[0],
    );
    expect(requeued).toMatchObject({ username: 'admin', details: { service: 'gateway', count: 1 } });
  });

  it('are for admins only, and are discarded only after a confirmation', async () => {
    for (const role of ['editor', 'agent'] as const) {
      const cookie = await stack.sessionOf(role);
      for (const path of [PATH, `${PATH}/count`])
        expect((await stack.call(path, { headers: { cookie } })).status).toBe(403);
      for (const verb of ['requeue', 'discard'])
        expect((await stack.call(`${PATH}/leads/${verb}`, postJson({}, { cookie }))).status).toBe(403);
    }
    const unconfirmed = await stack.sessionOf('admin');
    await stack.dataSource.query('UPDATE session SET confirmed_at = NULL WHERE token_hash = $1', [
      hashToken(unconfirmed.split('=')[1] ?? ''),
    ]);
    const [message] = await itemsOf('leads');
    const body = postJson({ ids: [message?.id] }, { cookie: unconfirmed });
    const refused = await stack.call(`${PATH}/leads/discard`, body);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { details: { confirmBy: ['password'] } },
    ]);
    expect(await itemsOf('leads')).toContainEqual(message);
  });

  it('of a service that does not answer, or is none, cannot be requeued', async () => {
    expect((await stack.call(`${PATH}/media/requeue`, postJson({}, { cookie: admin }))).status).toBe(503);
    expect((await stack.call(`${PATH}/nobody/requeue`, postJson({}, { cookie: admin }))).status).toBe(400);
    expect((await stack.call(`${PATH}/leads/discard`, postJson({ ids: [] }, { cookie: admin }))).status).toBe(
      400,
    );
  });
});

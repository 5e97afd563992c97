import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitEnquiry, submitPopup, subscribeNewsletter, updateLead } from '@manzil/contracts/leads/rpc';
import { createLogger } from '@manzil/service-kit/logger';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import pg from 'pg';
import { listLeads } from '@manzil/contracts/http/leads';

const entry = new URL('../dist/main.js', import.meta.url).pathname;

describe('the log of the built service', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let service: ServiceProcess;
  let link: NatsLink;
  let client: RpcClient;

  beforeAll(async () => {
    const postgres = await startPostgres();
    [nats, database] = await Promise.all([startNats(), createServiceDatabase(postgres.adminUrl, 'leads')]);
    service = await startServiceProcess(entry, {
      NATS_URL: nats.url,
      LEADS_DATABASE_URL: database.url,
      LOG_LEVEL: 'debug',
    });
    await service.ready();
    link = await NatsLink.open(nats.url, 'test', createLogger('test', 'silent'));
    client = new RpcClient(link, { validateReplies: true, minDeadlineMs: SUITE_RPC_DEADLINE_MS });
  });
  afterAll(async () => {
    await link.close();
    await service.stop();
    await nats.stop();
    await database.drop();
  });

  const person = {
    name: 'Zzyzx Secretname',
    email: 'zzyzx.secret@example.com',
    phone: '+971501234567',
    page: '/',
  };
  const submissions = () => [
    client.request(subscribeNewsletter, { ...person, agreed: true }),
    client.request(submitPopup, { ...person, id: randomUUID(), dialCode: '+971', helpOption: 'Buy' }),
    client.request(submitEnquiry, { ...person, id: randomUUID(), kind: 'contact', message: 'Zzyzx message' }),
    client.request(listLeads, { q: person.email }),
  ];

  it('never contains which member saved a lead, whether the save succeeds, conflicts or fails', async () => {
    const id = randomUUID();
    await client.request(submitEnquiry, { ...person, id, kind: 'contact', message: 'Zzyzx message' });
    const save = { id, expectedVersion: 1, notes: 'Zzyzx notes', by: 'zzyzx.member@example.com' };
    await client.request(updateLead, save);
    await expect(client.request(updateLead, save)).rejects.toMatchObject({ code: 'CONFLICT' });
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query('ALTER TABLE lead ADD CONSTRAINT unsaved CHECK (version < 3) NOT VALID');
    await expect(client.request(updateLead, { ...save, expectedVersion: 2 })).rejects.toMatchObject({
      code: 'INTERNAL',
    });
    await admin.end();
    await waitFor('the failure to be logged', () => service.log().includes('23514 lead unsaved'));
    expect(service.log()).not.toMatch(/zzyzx/i);
  });

  it('never contains who wrote, whether the submission succeeds, has a wrong field or the database fails', async () => {
    await Promise.all(submissions());
    await expect(
      client.request(submitPopup, { ...person, id: 'zzyzx', dialCode: '+971', helpOption: 'Buy' }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });

    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    // The detail of the error has the refused row, and the error itself the values.
    await admin.query("ALTER TABLE lead ADD CONSTRAINT nobody CHECK (email = 'nobody') NOT VALID");
    for (const answer of await Promise.allSettled(submissions().slice(0, 3))) {
      expect(answer).toMatchObject({ status: answer.status });
    }
    const refused = { ...person, email: `other.${person.email}` };
    await expect(client.request(subscribeNewsletter, { ...refused, agreed: true })).rejects.toMatchObject({
      code: 'INTERNAL',
    });
    await admin.query('ALTER TABLE lead RENAME TO gone');
    for (const answer of await Promise.allSettled(submissions())) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'INTERNAL' } });
    }
    await admin.end();

    await waitFor('the failures to be logged', () => service.log().split('A statement failed').length > 5);
    expect(service.log()).toContain('23514 lead nobody');
    expect(service.log()).not.toMatch(/zzyzx|secret|501234567/i);
  });
});

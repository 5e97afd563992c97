import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import pg from 'pg';
import { postJson } from './gateway-under-test.js';

const ENTRY = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const CHOSEN = 'a password of their own';

interface Invited {
  link: string;
  expiresAt: string;
}

/** The log lines of a process that contain a link. */
const invitationsIn = (gateway: ServiceProcess): Invited[] =>
  gateway
    .log()
    .split('\n')
    .filter((line) => line.includes('"link"'))
    .map((line) => JSON.parse(line) as Invited);

async function disableAdmins(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('UPDATE member SET disabled_at = now()');
  await client.end();
}

describe('the first admin, when no password is given', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let gateway: ServiceProcess | undefined;

  beforeAll(async () => {
    nats = await startNats();
    database = await createServiceDatabase((await startPostgres()).adminUrl, 'gateway');
  });
  afterAll(async () => {
    await gateway?.kill('SIGKILL');
    await nats.stop();
    await database.drop();
  });

  async function start(): Promise<ServiceProcess> {
    gateway = await startServiceProcess(ENTRY, {
      NATS_URL: nats.url,
      GATEWAY_DATABASE_URL: database.url,
      PORT: '0',
      PUBLIC_URL: 'https://www.agency.example',
    });
    await gateway.ready();
    return gateway;
  }

  it('chooses one at a link that the log names, once and within a day', async () => {
    const first = await start();
    const [invitation, ...more] = invitationsIn(first);
    expect(more).toEqual([]);
    expect(first.log()).not.toContain('"password"');
    const { link = '', expiresAt = '' } = invitation ?? {};
    expect(link).toMatch(/^https:\/\/www\.agency\.example\/password\/[\w-]+$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);

    const port = await first.portOf('http listening');
    const post = (path: string, body: unknown): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}${path}`, postJson(body, { origin: 'https://www.agency.example' }));
    const choose = (): Promise<Response> =>
      post(`/api/one-time-links/${link.split('/').at(-1) ?? ''}`, { password: CHOSEN });
    expect((await choose()).status).toBe(204);
    expect((await choose()).status).toBe(404);
    expect((await post('/login', { username: 'admin', password: CHOSEN })).status).toBe(200);
    await first.stop();

    const again = await start();
    expect(invitationsIn(again)).toEqual([]);
    expect(again.log()).not.toContain('reset-password.js');
  });

  it('is shown a command by a later start, while no admin can log in', async () => {
    await gateway?.stop();
    await disableAdmins(database.url);
    const later = await start();
    expect(later.log()).toContain('no admin can log in');
    expect(later.log()).toContain('reset-password.js');
  });
});

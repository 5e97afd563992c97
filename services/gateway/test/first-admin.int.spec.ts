import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startServiceInProcess } from '@manzil/testing/service-in-process';
import pg from 'pg';
import { postJson } from './gateway-under-test.js';

const CHOSEN = 'a password of their own';

interface Invited {
  link: string;
  expiresAt: string;
}

interface Started {
  port: number;
  /** The log lines. */
  log: string[];
}

const invitationsIn = ({ log }: Started): Invited[] =>
  log.filter((line) => line.includes('"link"')).map((line) => JSON.parse(line) as Invited);

async function disableAdmins(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('UPDATE member SET disabled_at = now()');
  await client.end();
}

describe('the first admin, when no password is given', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let gateway: RunningService | undefined;

  beforeAll(async () => {
    nats = await startNats();
    database = await createServiceDatabase((await startPostgres()).adminUrl, 'gateway');
  });
  afterAll(async () => {
    await gateway?.stop();
    await nats.stop();
    await database.drop();
  });

  /** Starts the gateway again. */
  async function start(): Promise<Started> {
    await gateway?.stop();
    const log: string[] = [];
    const variables = {
      NATS_URL: nats.url,
      GATEWAY_DATABASE_URL: database.url,
      PORT: '0',
      PUBLIC_URL: 'https://www.agency.example',
    };
    gateway = await startServiceInProcess('gateway', variables, (line) => {
      log.push(line);
    });
    return { port: gateway.httpPort, log };
  }

  it('chooses one at a link that the log names, once and within a day', async () => {
    const first = await start();
    const [invitation, ...more] = invitationsIn(first);
    expect(more).toEqual([]);
    expect(first.log.join('')).not.toContain('"password"');
    const { link = '', expiresAt = '' } = invitation ?? {};
    expect(link).toMatch(/^https:\/\/www\.agency\.example\/password\/[\w-]+$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);

    const post = (path: string, body: unknown): Promise<Response> =>
      fetch(
        `http://127.0.0.1:${first.port}${path}`,
        postJson(body, { origin: 'https://www.agency.example' }),
      );
    const choose = (): Promise<Response> =>
      post(`/api/one-time-links/${link.split('/').at(-1) ?? ''}`, { password: CHOSEN });
    expect((await choose()).status).toBe(204);
    expect((await choose()).status).toBe(404);
    expect((await post('/login', { username: 'admin', password: CHOSEN })).status).toBe(200);

    const again = await start();
    expect(invitationsIn(again)).toEqual([]);
    expect(again.log.join('')).not.toContain('reset-password.js');
  });

  it('is shown a command by a later start, while no admin can log in', async () => {
    await disableAdmins(database.url);
    const later = await start();
    expect(later.log.join('')).toContain('no admin can log in');
    expect(later.log.join('')).toContain('reset-password.js');
  });
});

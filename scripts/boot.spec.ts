import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@manzil/local-servers/ports';
import { startNatsWithPermissions, type NatsWithPermissions } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';

const SERVICES = ['gateway', 'listings', 'content', 'leads', 'media'];
const root = fileURLToPath(new URL('..', import.meta.url));
const entryOf = (name: string): string => join(root, `services/${name}/dist/main.js`);

/** Variables that a process needs to start, in addition to the servers under test. */
const settings = (folder: string): Record<string, string> => ({
  PORT: '0',
  MEDIA_PORT: '0',
  MEDIA_DIR: folder,
  MEDIA_UPLOAD_TOKEN: 'only-for-this-test-of-booting',
  MEDIA_URL: 'http://127.0.0.1:9',
  WEB_URL: 'http://127.0.0.1:9',
  PUBLIC_URL: 'http://localhost:8080',
  ADMIN_PASSWORD: 'only-for-this-test-of-booting',
});

/** The names of the metrics that each process exposes, by its name. */
const exposed = new Map<string, string[]>();

const exposedBy = async (answer: Response): Promise<string[]> =>
  [...(await answer.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );

interface Servers {
  folder: string;
  nats: NatsWithPermissions;
  database: TestDatabase;
}

let servers: Servers;
let service: ServiceProcess | undefined;

beforeAll(async () => {
  const { adminUrl } = await startPostgres();
  const [folder, nats, database] = await Promise.all([
    mkdtemp(join(tmpdir(), 'manzil-boot-')),
    startNatsWithPermissions(),
    createDatabase(adminUrl),
  ]);
  servers = { folder, nats, database };
});
afterEach(async () => {
  await service?.kill('SIGKILL');
});
afterAll(async () => {
  const { folder, nats, database } = servers;
  await nats.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (name: string, more: Record<string, string>): Promise<ServiceProcess> => {
  service = await startServiceProcess(entryOf(name), {
    ...settings(servers.folder),
    NATS_URL: servers.nats.url,
    [`${name.toUpperCase()}_DATABASE_URL`]: servers.database.url,
    ...more,
  });
  return service;
};
const ops = (path: string) => fetch(`http://127.0.0.1:${String(service?.opsPort)}/${path}`);
const health = (path: string) => ops(`health/${path}`);

describe.each(SERVICES)('the built %s', (name) => {
  let own: TestDatabase;
  beforeAll(async () => {
    own = await createDatabase((await startPostgres()).adminUrl);
  });
  afterAll(() => own.drop());

  it('becomes ready with its own NATS password on an empty database, and exits with code 0 on SIGTERM', async () => {
    const started = await start(name, {
      NATS_PASSWORD: servers.nats.passwordOf(name),
      [`${name.toUpperCase()}_DATABASE_URL`]: own.url,
    });
    await started.ready();
    expect((await health('ready')).status).toBe(200);
    exposed.set(name, await exposedBy(await ops('metrics')));
    expect(await started.stop()).toBe(0);
    expect(started.log()).not.toContain('Permissions Violation');
  });

  it('reports NATS, PostgreSQL and the outbox', () => {
    expect(exposed.get(name)).toEqual(
      expect.arrayContaining([
        'manzil_nats_connected',
        'manzil_pg_pool_connections',
        'manzil_outbox_waiting',
        'manzil_outbox_failed',
        'manzil_rpc_handled_seconds_count',
      ]),
    );
  });
});

describe('each metric that is named', () => {
  beforeAll(async () => {
    exposed.set('web', await metricsOfWeb());
  });

  it.each(['deploy/grafana/manzil.json', 'deploy/prometheus/alerts.yml'])(
    'in %s is measured by some process',
    (file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const named = [...new Set(text.match(/\b(?:manzil|process|nodejs)_[a-z0-9_]+/g))];
      expect(named.length).toBeGreaterThan(4);
      const measured = new Set([...exposed.values()].flat());
      expect(named.filter((name) => !measured.has(name))).toEqual([]);
    },
  );

  async function metricsOfWeb(): Promise<string[]> {
    const port = await freePort();
    const child = spawn(process.execPath, [join(root, 'web/server.mjs')], {
      env: { PATH: process.env.PATH, WEB_PORT: '0', OPS_PORT: String(port), NODE_ENV: 'production' },
      stdio: 'ignore',
    });
    try {
      return await exposedBy(await waitFor('web to answer', () => fetch(`http://127.0.0.1:${port}/metrics`)));
    } finally {
      child.kill('SIGKILL');
    }
  }
});

describe('a built service', () => {
  it('is live and not ready while PostgreSQL and NATS are unreachable', async () => {
    const nowhere = await freePort();
    await start('leads', {
      NATS_URL: `nats://127.0.0.1:${String(nowhere)}`,
      LEADS_DATABASE_URL: `postgres://nobody:nothing@127.0.0.1:${String(nowhere)}/nowhere`,
    });
    expect((await health('live')).status).toBe(200);
    const ready = await health('ready');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ waitingFor: expect.arrayContaining(['database', 'nats']) });
  });

  it('waits, and logs the reason, while NATS refuses its password', async () => {
    const started = await start('leads', { NATS_PASSWORD: servers.nats.passwordOf('media') });
    await waitFor('the refusal', () => started.log().includes('Authorization Violation'));
    expect((await health('ready')).status).toBe(503);
  });
});

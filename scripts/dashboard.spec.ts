import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@manzil/local-servers/ports';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';

const root = fileURLToPath(new URL('..', import.meta.url));
const SERVICES = ['gateway', 'listings', 'content', 'leads', 'media'];
const NAME = /\b(?:manzil|process|nodejs)_[a-z0-9_]+/g;

/** Returns the names of metrics in a text. */
const namesIn = (text: string): string[] => [...new Set(text.match(NAME) ?? [])];

const exposedBy = (metrics: string): string[] =>
  [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );

describe('the metrics', () => {
  let folder: string;
  let nats: TestNats;
  const databases: TestDatabase[] = [];
  const processes: ServiceProcess[] = [];
  const exposed = new Map<string, string[]>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manzil-metrics-'));
    nats = await startNats();
    const { adminUrl } = await startPostgres();
    for (const name of SERVICES) {
      const database = await createDatabase(adminUrl);
      databases.push(database);
      const service = await startServiceProcess(join(root, `services/${name}/dist/main.js`), {
        NATS_URL: nats.url,
        [`${name.toUpperCase()}_DATABASE_URL`]: database.url,
        PORT: '0',
        MEDIA_PORT: '0',
        MEDIA_DIR: folder,
        ADMIN_PASSWORD: 'only-for-this-test-of-metrics',
      });
      processes.push(service);
      await service.ready();
      const answer = await fetch(`http://127.0.0.1:${service.opsPort}/metrics`);
      exposed.set(name, exposedBy(await answer.text()));
      await service.stop();
    }
    exposed.set('web', await metricsOfWeb());
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.kill('SIGKILL')));
    await nats.stop();
    for (const database of databases) await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['deploy/grafana/manzil.json', 'deploy/prometheus/alerts.yml'])(
    'in %s is measured by some process',
    (file) => {
      const named = namesIn(readFileSync(join(root, file), 'utf8'));
      expect(named.length).toBeGreaterThan(4);
      const measured = new Set([...exposed.values()].flat());
      expect(named.filter((name) => !measured.has(name))).toEqual([]);
    },
  );

  it.each(SERVICES)('of %s report NATS, PostgreSQL and the outbox', (name) => {
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

  async function metricsOfWeb(): Promise<string[]> {
    const port = await freePort();
    const child = spawn(process.execPath, [join(root, 'web/server.mjs')], {
      env: { PATH: process.env.PATH, WEB_PORT: '0', OPS_PORT: String(port), NODE_ENV: 'production' },
      stdio: 'ignore',
    });
    try {
      const answer = await waitFor('web to answer', () => fetch(`http://127.0.0.1:${port}/metrics`));
      return exposedBy(await answer.text());
    } finally {
      child.kill('SIGKILL');
    }
  }
});

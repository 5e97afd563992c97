import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@manzil/local-servers/ports';
import { startNatsWithPermissions, type NatsWithPermissions } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';

const SERVICES = ['gateway', 'listings', 'content', 'leads', 'media'];
const entryOf = (name: string): string =>
  fileURLToPath(new URL(`../services/${name}/dist/main.js`, import.meta.url));

/** Variables that a process needs to start, besides the servers under test. */
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

describe.each(SERVICES)('the built %s', (name) => {
  let folder: string;
  let nats: NatsWithPermissions;
  let database: TestDatabase;
  let service: ServiceProcess | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manzil-boot-'));
    [nats, database] = await Promise.all([
      startNatsWithPermissions(),
      startPostgres().then(({ adminUrl }) => createDatabase(adminUrl)),
    ]);
  });
  afterAll(async () => {
    await service?.kill('SIGKILL');
    await nats.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const health = (path: string) => fetch(`http://127.0.0.1:${String(service?.opsPort)}/health/${path}`);

  it('is live and not ready while PostgreSQL and NATS are unreachable', async () => {
    const nowhere = await freePort();
    service = await startServiceProcess(entryOf(name), {
      ...settings(folder),
      NATS_URL: `nats://127.0.0.1:${String(nowhere)}`,
      [`${name.toUpperCase()}_DATABASE_URL`]: `postgres://nobody:nothing@127.0.0.1:${String(nowhere)}/nowhere`,
    });
    expect((await health('live')).status).toBe(200);
    const ready = await health('ready');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ waitingFor: expect.arrayContaining(['database', 'nats']) });
    await service.kill('SIGKILL');
  });

  it('becomes ready with both and its own NATS password, and exits with code 0 on SIGTERM', async () => {
    service = await startServiceProcess(entryOf(name), {
      ...settings(folder),
      NATS_URL: nats.url,
      NATS_PASSWORD: nats.passwordOf(name),
      [`${name.toUpperCase()}_DATABASE_URL`]: database.url,
    });
    await service.ready();
    expect((await health('ready')).status).toBe(200);
    expect(await service.stop()).toBe(0);
    expect(service.log()).not.toContain('Permissions Violation');
  });

  it('waits, and logs the reason, while NATS refuses its password', async () => {
    service = await startServiceProcess(entryOf(name), {
      ...settings(folder),
      NATS_URL: nats.url,
      NATS_PASSWORD: nats.passwordOf(name === 'media' ? 'leads' : 'media'),
      [`${name.toUpperCase()}_DATABASE_URL`]: database.url,
    });
    await waitFor('the refusal', () => service?.log().includes('Authorization Violation'));
    expect((await health('ready')).status).toBe(503);
    await service.kill('SIGKILL');
  });
});

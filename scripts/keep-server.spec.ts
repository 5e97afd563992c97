import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@manzil/local-servers/ports';
import { startNatsServer } from '@manzil/local-servers/nats-server';
import { opens, startPostgresServer } from '@manzil/local-servers/postgres-server';
import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepServer } from './lib/keep-server.mjs';
import { natsProgram } from './lib/nats-program.mjs';

describe('the servers of npm start', () => {
  let folder: string;
  let stop = (): Promise<void> => Promise.resolve();

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manzil-kept-'));
    await chmod(folder, 0o755);
  });
  afterEach(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  const firstLineOf = (file: string): number =>
    Number(readFileSync(join(folder, file), 'utf8').split('\n')[0]);

  async function answers(url: string): Promise<boolean> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ kept: number }>('SELECT kept FROM sample');
      return rows[0]?.kept === 1;
    } catch {
      return false;
    } finally {
      await client.end();
    }
  }

  it('bring PostgreSQL back with its data at the same port, however often it is killed', async () => {
    const server = await keepServer(
      'PostgreSQL',
      (port) =>
        startPostgresServer({
          folder,
          password: 'sample',
          durable: true,
          ...(port !== undefined && { port }),
        }),
      'postgres.log',
    );
    ({ stop } = server);
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('CREATE TABLE sample AS SELECT 1 AS kept');
    await client.end();
    for (let kill = 0; kill < 2; kill += 1) {
      const killed = firstLineOf('data/postmaster.pid');
      process.kill(killed, 'SIGKILL');
      await waitFor('PostgreSQL to answer again', () => answers(server.url));
      expect(firstLineOf('data/postmaster.pid')).not.toBe(killed);
    }
  });

  it('bring NATS back, leave it away while it is paused, and stay away once they are stopped', async () => {
    const port = await freePort();
    const path = (await natsProgram()) ?? '';
    const server = await keepServer(
      'NATS',
      () => startNatsServer({ source: { path }, folder, port }),
      'nats.log',
    );
    ({ stop } = server);
    const killed = firstLineOf('server.pid');
    process.kill(killed, 'SIGKILL');
    await waitFor(
      'NATS to listen again',
      async () => firstLineOf('server.pid') !== killed && (await opens(port)),
    );
    await server.pause();
    expect(await opens(port)).toBe(false);
    await server.resume();
    expect(await opens(port)).toBe(true);
    process.kill(firstLineOf('server.pid'), 'SIGKILL');
    await stop();
    expect(await opens(port)).toBe(false);
  });
});

import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgresServer, type PostgresServer } from '@manzil/local-servers/postgres-server';

const PASSWORD = 'postgres';

export interface ReplicatedPostgres {
  /** URL of the primary server's superuser. */
  adminUrl: string;
  /** The URL of the same database on the standby server, which can only be read. */
  onStandby(url: string): string;
  stopStandby(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts two real PostgreSQL servers, of which the second streams every change from the first. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-replicated-'));
  // Started by root, the servers run as another user, who must be able to enter their folders.
  await chmod(folder, 0o755);
  const start = (name: string): Promise<PostgresServer> =>
    startPostgresServer({ folder: join(folder, name), password: PASSWORD, durable: false });
  // The standby begins as a copy of the stopped server.
  await (await start('primary')).stop();
  await promisify(execFile)('cp', ['-a', join(folder, 'primary'), join(folder, 'standby')]);
  const primary = await start('primary');
  const data = join(folder, 'standby', 'data');
  // Any file of this name makes the server a standby; a copy has the owner of the folder, as the server demands.
  await promisify(execFile)('cp', ['-a', join(data, 'PG_VERSION'), join(data, 'standby.signal')]);
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=${PASSWORD}'\n`,
  );
  const standby = await start('standby');
  return {
    adminUrl: primary.url,
    onStandby: (url) => {
      const moved = new URL(url);
      moved.port = String(standby.port);
      return moved.href;
    },
    stopStandby: () => standby.stop(),
    stop: async () => {
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

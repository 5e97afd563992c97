import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@manzil/local-servers/ports';
import { unprivilegedOwner } from '@manzil/local-servers/unprivileged-user';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { migrate } from '@manzil/testing/postgres';
import { startServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';
import { plainList, verifyChecksums } from './lib/backup/checksums.mjs';
import { decrypt, openBackupKey } from './lib/backup/encryption.mjs';
import { restoreDatabase } from './lib/backup/restore-database.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);
const SERVICES = ['leads', 'listings'] as const;
const DATABASES = SERVICES.map((name) => `manzil_${name}`);

/** The client tools of PostgreSQL, which the embedded one lacks: from `PG_BIN`, or the system's. */
function toolsFolder(): string | undefined {
  const usual = '/usr/lib/postgresql';
  const versions = existsSync(usual) ? readdirSync(usual).map((version) => join(usual, version, 'bin')) : [];
  return [process.env.PG_BIN ?? '', ...versions].find((folder) =>
    ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'].every((tool) => existsSync(join(folder, tool))),
  );
}

const tools = toolsFolder();
// Reported as skipped where there are no client tools.
const describeWithTools = tools === undefined ? describe.skip : describe;

describeWithTools('a backup', () => {
  const bin = tools ?? '';
  const owner = unprivilegedOwner();
  let folder: string;
  let port: number;
  let server: ChildProcess;
  let nats: TestNats;
  let env: NodeJS.ProcessEnv;
  let backup: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manzil-backup-'));
    if (owner) await chown(folder, owner.uid, owner.gid);
    port = await freePort();
    nats = await startNats();
    const data = join(folder, 'data');
    const flags = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await run(join(bin, 'initdb'), flags, { ...owner, cwd: folder });
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off'],
      { ...owner, cwd: folder, stdio: 'ignore' },
    );
    env = {
      ...process.env,
      PATH: `${bin}:${process.env.PATH ?? ''}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'postgres',
      MEDIA_DIR: join(folder, 'media'),
      DATABASES: DATABASES.join(' '),
      BACKUP_PUBLIC_KEY: (await keyPair('own')).publicKey,
      BACKUP_PRIVATE_KEY: join(folder, 'own.key'),
    };
    await waitFor('PostgreSQL to accept', () => query('postgres', 'SELECT 1'));
    for (const name of DATABASES) {
      await query('postgres', `CREATE ROLE ${name} LOGIN`);
      await query('postgres', `CREATE DATABASE ${name} OWNER ${name}`);
    }
    for (const extension of ['pg_trgm', 'unaccent', 'citext'])
      await query('manzil_listings', `CREATE EXTENSION ${extension}`);
    for (const name of SERVICES) await migrate(urlOf(name), name);
    await query(
      'manzil_leads',
      `INSERT INTO lead (kind, email, name, message, page) VALUES ('contact', 'a@example.com', 'عمر', 'Open?', '/')`,
    );
    await mkdir(join(folder, 'media/files'), { recursive: true });
    await writeFile(join(folder, 'media/files/photo.webp'), 'a photo');
    backup = await backUp();
  });
  afterAll(async () => {
    server.kill('SIGQUIT');
    await nats.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function keyPair(name: string): Promise<{ publicKey: string; privateKey: string }> {
    const [privateKey, publicKey] = [join(folder, `${name}.key`), join(folder, `${name}.pub`)];
    await run('openssl', [
      'genpkey',
      '-algorithm',
      'RSA',
      '-pkeyopt',
      'rsa_keygen_bits:2048',
      '-out',
      privateKey,
    ]);
    await run('openssl', ['pkey', '-in', privateKey, '-pubout', '-out', publicKey]);
    return { publicKey, privateKey };
  }

  const urlOf = (name: string): string => `postgres://manzil_${name}@127.0.0.1:${port}/manzil_${name}`;

  const backUp = async (): Promise<string> => {
    const { BACKUP_PRIVATE_KEY: _secret, ...own } = env;
    return (
      await run(join(root, 'deploy/backup/backup.sh'), [join(folder, 'backups')], { env: own })
    ).stdout.trim();
  };

  const restore = (from: string, more: NodeJS.ProcessEnv = {}): Promise<unknown> =>
    run(join(root, 'deploy/backup/restore.sh'), [from], { env: { ...env, ...more } });

  /** The names of all leads. */
  const leads = async (): Promise<unknown[]> =>
    (await query('manzil_leads', 'SELECT name FROM lead')).map(({ name }) => name);
  const changeLeads = () => query('manzil_leads', `UPDATE lead SET name = 'changed since'`);

  async function query(database: string, statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** Starts a service on its database until it is ready, and stops it. */
  async function startsOn(name: string): Promise<void> {
    const service = await startServiceProcess(join(root, `services/${name}/dist/main.js`), {
      NATS_URL: nats.url,
      [`${name.toUpperCase()}_DATABASE_URL`]: urlOf(name),
    });
    await service.ready();
    expect(await service.stop()).toBe(0);
  }

  it('restores records and files unchanged, and the services start on them', async () => {
    await query('manzil_leads', 'DELETE FROM lead');
    await query('manzil_leads', 'CREATE TABLE made_by_a_later_version (id int)');
    await query('manzil_listings', 'DROP TABLE property CASCADE');
    await rm(join(folder, 'media/files/photo.webp'));

    await restore(backup);
    expect(await leads()).toEqual(['عمر']);
    expect(await query('manzil_leads', `SELECT to_regclass('made_by_a_later_version') AS it`)).toEqual([
      { it: null },
    ]);
    expect(await readFile(join(folder, 'media/files/photo.webp'), 'utf8')).toBe('a photo');
    // As root, files belong to the user of the images, who may differ from the user that made the backup.
    const user = process.getuid?.();
    const owner = user === 0 ? 10_001 : user;
    for (const path of ['media', 'media/files/photo.webp'])
      expect((await stat(join(folder, path))).uid).toBe(owner);
    for (const name of SERVICES) await startsOn(name);
  });

  it('can be read by `npm run restore`', async () => {
    await query('manzil_leads', 'DELETE FROM lead');
    const read = (name: string) => readFileSync(join(backup, name));
    const key = openBackupKey(readFileSync(join(folder, 'own.key')), read('key.enc'));
    await verifyChecksums(backup, plainList(backup));
    const script = createReadStream(join(backup, 'manzil_leads.sql.gz.enc'));
    const url = `postgres://postgres@127.0.0.1:${port}/manzil_leads`;
    await pipeline(decrypt(script, key), createGunzip(), (chunks: AsyncIterable<Buffer>) =>
      restoreDatabase(url, chunks),
    );
    expect(await leads()).toEqual(['عمر']);
  });

  it('can be decrypted only with the private key', async () => {
    const names = await readdir(backup);
    expect(names.toSorted()).toEqual(
      [
        ...DATABASES.map((name) => `${name}.sql.gz.enc`),
        'SHA256SUMS',
        'SHA256SUMS.enc',
        'key.enc',
        'media.tar.enc',
      ].toSorted(),
    );
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
    for (const name of names) {
      expect((await stat(join(backup, name))).mode & 0o777).toBe(0o600);
      const bytes = await readFile(join(backup, name), 'latin1');
      for (const readable of ['PostgreSQL database dump', 'a@example.com', 'a photo'])
        expect(bytes).not.toContain(readable);
    }
    await changeLeads();
    const { privateKey } = await keyPair('other');
    await expect(restore(backup, { BACKUP_PRIVATE_KEY: privateKey })).rejects.toMatchObject({
      stderr: expect.stringContaining('was encrypted for another key'),
    });
    await expect(restore(backup, { BACKUP_PRIVATE_KEY: '' })).rejects.toMatchObject({
      stderr: expect.stringContaining('name the file of the private key'),
    });
    expect(await leads()).toEqual(['changed since']);
  });

  it('fails without a key instead of writing plain text', async () => {
    const without = { ...env, BACKUP_PUBLIC_KEY: '' };
    const made = run(join(root, 'deploy/backup/backup.sh'), [join(folder, 'none')], { env: without });
    await expect(made).rejects.toMatchObject({
      stderr: expect.stringContaining('name the file of the public key'),
    });
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it('that was damaged, or replaced together with its list, is refused before anything changes', async () => {
    const damaged = join(folder, 'damaged');
    await cp(backup, damaged, { recursive: true });
    await changeLeads();
    await writeFile(join(damaged, 'manzil_leads.sql.gz.enc'), 'nonsense');
    await expect(restore(damaged)).rejects.toMatchObject({ stdout: expect.stringContaining('FAILED') });
    await run('sh', ['-c', 'sha256sum key.enc *.sql.gz.enc media.tar.enc > SHA256SUMS'], { cwd: damaged });
    await expect(restore(damaged)).rejects.toMatchObject({ stdout: expect.stringContaining('FAILED') });
    expect(await leads()).toEqual(['changed since']);
  });

  it('of a release without encryption is restored as well', async () => {
    await changeLeads();
    const old = join(folder, 'old');
    await mkdir(old);
    for (const name of DATABASES)
      await run(join(bin, 'pg_dump'), ['--format=custom', `--file=${join(old, `${name}.dump`)}`, name], {
        env,
      });
    await run('tar', ['-C', join(folder, 'media'), '-cf', join(old, 'media.tar'), '.']);
    await run('sh', ['-c', 'sha256sum -- * > ../sums && mv ../sums SHA256SUMS'], { cwd: old });
    await query('manzil_leads', 'DELETE FROM lead');
    await restore(old, { BACKUP_PRIVATE_KEY: '' });
    expect(await leads()).toEqual(['changed since']);
  });
});

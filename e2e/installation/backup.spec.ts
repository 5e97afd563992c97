import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@manzil/local-servers/ports';
import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnDatabases } from '../../scripts/lib/backup/own-databases.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const ENQUIRY = {
  name: 'عمر',
  email: 'omar@example.com',
  message: 'Open?\n\\.\nA line\u2028and \\N another',
};
const PASSPHRASE = 'only for this test';

/** The folder of psql, which only the script for compose needs. */
const psql = [process.env.PG_BIN ?? '', ...postgresFolders(), '/usr/bin'].find((path) =>
  existsSync(join(path, 'psql')),
);

function postgresFolders(): string[] {
  const usual = '/usr/lib/postgresql';
  return existsSync(usual) ? readdirSync(usual).map((version) => join(usual, version, 'bin')) : [];
}

/** Hashes of the rows of each table, independent of row order, and the last values of sequences. */
const CONTENT = `
  SELECT format('%I.%I', nspname, relname) AS name,
         (xpath('//hash/text()', query_to_xml(format(
           'SELECT md5(coalesce(string_agg(t::text, chr(10) ORDER BY t::text COLLATE "C"), '''')) AS hash FROM %I.%I t',
           nspname, relname), false, true, '')))[1]::text AS content
  FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
  WHERE relkind = 'r' AND nspname IN ('public', 'audit')
  UNION ALL SELECT schemaname || '.' || sequencename, last_value::text FROM pg_sequences
  UNION ALL SELECT schemaname || '.' || indexname, indexdef FROM pg_indexes WHERE schemaname IN ('public', 'audit')
  UNION ALL SELECT 'function ' || p.oid::regprocedure, md5(pg_get_functiondef(p.oid)) FROM pg_proc p
    JOIN pg_namespace n ON n.oid = pronamespace WHERE nspname = 'public' AND prokind = 'f' AND probin IS NULL
  UNION ALL SELECT 'trigger ' || tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid) FROM pg_trigger
    WHERE NOT tgisinternal
  UNION ALL SELECT 'rights of ' || c.oid::regclass, pg_get_userbyid(relowner) || relacl::text FROM pg_class c
    JOIN pg_namespace n ON n.oid = relnamespace WHERE relkind = 'r' AND nspname IN ('public', 'audit')
  ORDER BY 1`;

describe('a backup of `npm start`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-backup-'));
  const data = join(folder, 'data');
  let env: NodeJS.ProcessEnv;
  let url: string;
  let product: ChildProcess | undefined;
  /** Made of the stopped product, and what that had. */
  let backup: string;
  let before: Record<string, unknown>;

  beforeAll(async () => {
    // When run as root, PostgreSQL runs as another user, who must be able to enter its folder.
    await chmod(folder, 0o755);
    const port = await freePort();
    url = `http://127.0.0.1:${String(port)}`;
    const { NODE_OPTIONS: _options, NODE_ENV: _environment, ...own } = process.env;
    const [privateKey, publicKey] = [join(folder, 'own.key'), join(folder, 'own.pub.pem')];
    const algorithm = ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048', '-aes256'];
    await run('openssl', ['genpkey', ...algorithm, '-pass', `pass:${PASSPHRASE}`, '-out', privateKey]);
    await run('openssl', [
      'pkey',
      '-in',
      privateKey,
      '-passin',
      `pass:${PASSPHRASE}`,
      '-pubout',
      '-out',
      publicKey,
    ]);
    // Few listings are enough: all columns of all other tables are filled by the demo's texts.
    const feed = join(folder, 'feed.xml');
    const demo = await readFile(join(root, 'demo/feed/manzil-demo.xml'), 'utf8');
    const listings = demo.match(/<Listing>[^]*?<\/Listing>/g) ?? [];
    await writeFile(feed, `<Listings>${listings.slice(0, 5).join('')}</Listings>`);
    env = {
      ...own,
      DATA_DIR: data,
      FEED_URL: pathToFileURL(feed).href,
      PORT: String(port),
      BACKUP_PUBLIC_KEY: publicKey,
      BACKUP_PRIVATE_KEY: privateKey,
    };
  });
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(): Promise<void> {
    product = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    product.stdout?.on('data', (text) => (said += String(text)));
    await waitFor('the product', () => said.includes('ready\n'), { timeoutMs: 180_000 });
  }

  async function stop(): Promise<void> {
    if (product === undefined || product.exitCode !== null) return;
    product.kill('SIGTERM');
    await once(product, 'exit');
  }

  const backUp = async (): Promise<string> =>
    (await run(process.execPath, [join(root, 'scripts/backup.mjs'), join(folder, 'backups')], { env })).stdout
      .trim()
      .split('\n')
      .at(-1) ?? '';

  async function restore(backup: string, passphrase = PASSPHRASE): Promise<string> {
    const child = run(process.execPath, [join(root, 'scripts/restore.mjs'), backup], { env });
    child.child.stdin?.end(`${passphrase}\n`);
    return (await child).stdout;
  }

  async function withDatabases<T>(work: (urls: [string, string][]) => Promise<T>): Promise<T> {
    const databases = await openOwnDatabases(data);
    try {
      return await work(databases.urls as [string, string][]);
    } finally {
      await databases.close();
    }
  }

  async function contentOf(urls: [string, string][]): Promise<Record<string, unknown>> {
    const content: Record<string, unknown> = {};
    for (const [database, connectionString] of urls) {
      const client = new pg.Client({ connectionString });
      await client.connect();
      for (const { name, content: hash } of (await client.query<{ name: string; content: string }>(CONTENT))
        .rows)
        content[`${database}: ${name}`] = hash;
      await client.end();
    }
    const files = readdirSync(join(data, 'media'), { recursive: true, encoding: 'utf8' });
    for (const name of files.filter((file) => !file.startsWith('incoming')).sort()) {
      const bytes = await readFile(join(data, 'media', name)).catch(() => '');
      content[name] = createHash('sha256').update(bytes).digest('hex');
    }
    return content;
  }

  it('has all records and files of a running product, and of one that is stopped, unchanged', async () => {
    await start();
    const sent = await fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...ENQUIRY,
        id: randomUUID(),
        kind: 'contact',
        phone: '+971501234567',
        page: '/buy',
      }),
    });
    expect(sent.status).toBeLessThan(300);
    await waitFor('the first import', async () => {
      const answer = await fetch(`${url}/api/properties?adType=sale`);
      return ((await answer.json()) as { total: number }).total > 0;
    });
    await mkdir(join(data, 'media/files'), { recursive: true });
    await writeFile(join(data, 'media/files/kept.webp'), 'a photo');
    const running = await backUp();
    expect(existsSync(join(running, 'manzil_leads.sql.gz.enc'))).toBe(true);
    await stop();

    before = await withDatabases(contentOf);
    expect(Object.keys(before).length).toBeGreaterThan(100);
    backup = await backUp();
    await rm(data, { recursive: true });

    expect(await restore(backup)).toContain('restored manzil_media');
    expect(await withDatabases(contentOf)).toEqual(before);
    await start();
    expect((await fetch(`${url}/api/properties?adType=sale`)).status).toBe(200);
    await expect(restore(backup)).rejects.toMatchObject({ stderr: expect.stringContaining('stop it first') });
    await stop();

    await restore(running);
    const names = await withDatabases(async (urls) => {
      const client = new pg.Client({ connectionString: Object.fromEntries(urls).manzil_leads });
      await client.connect();
      const { rows } = await client.query<{ name: string; message: string }>(
        'SELECT name, message FROM lead',
      );
      await client.end();
      return rows;
    });
    expect(names).toEqual([{ name: ENQUIRY.name, message: ENQUIRY.message }]);
  }, 600_000);

  it.skipIf(psql === undefined)('is restored by the script for compose as well', async () => {
    const plainKey = join(folder, 'plain.key');
    await run('openssl', [
      'pkey',
      '-in',
      join(folder, 'own.key'),
      '-passin',
      `pass:${PASSPHRASE}`,
      '-out',
      plainKey,
    ]);
    await withDatabases(async (urls) => {
      const { port, password } = new URL(urls[0]?.[1] ?? '');
      const server = { PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'postgres', PGPASSWORD: password };
      const own = { ...server, PATH: `${psql ?? ''}:${process.env.PATH ?? ''}` };
      const settings = { ...env, ...own, MEDIA_DIR: join(data, 'media'), BACKUP_PRIVATE_KEY: plainKey };
      await rm(join(data, 'media'), { recursive: true });
      await mkdir(join(data, 'media'));
      const { stdout } = await run(join(root, 'deploy/backup/restore.sh'), [backup], { env: settings });
      expect(stdout).toContain('restored manzil_media');
      expect(await contentOf(urls)).toEqual(before);
    });
  });

  it('is refused with a wrong passphrase or when it is damaged', async () => {
    await expect(restore(backup, 'wrong')).rejects.toMatchObject({
      stderr: expect.stringContaining('wrong passphrase'),
    });
    await writeFile(join(backup, 'manzil_leads.sql.gz.enc'), 'nonsense');
    await expect(restore(backup)).rejects.toMatchObject({ stderr: expect.stringContaining('damaged') });
  }, 120_000);
});

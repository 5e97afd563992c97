import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startPostgresServer, type PostgresServer } from '@manzil/local-servers/postgres-server';
import { unprivilegedOwner } from '@manzil/local-servers/unprivileged-user';
import { findNatsServer } from '@manzil/local-servers/nats-server-path';
import { startNatsServer, type NatsServer } from '@manzil/local-servers/nats-server';
import { freePort } from '@manzil/local-servers/ports';
import { createDatabase } from '@manzil/testing/postgres';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';

const ENTRY = fileURLToPath(new URL('../services/leads/dist/main.js', import.meta.url));

/** An authority, and what it vouches for: this machine by its address, and another host. */
class Authority {
  readonly certificate: string;

  constructor(
    private readonly folder: string,
    private readonly name: string,
  ) {
    this.certificate = this.path('crt');
    const made = ['-keyout', this.path('key'), '-out', this.certificate];
    openssl('req', '-x509', ...NEW_KEY, '-subj', `/CN=${name}`, ...made, '-days', '2');
  }

  vouchFor(host: string): { certificate: string; key: string } {
    const [key, request] = [this.path(`${host}.key`), this.path(`${host}.csr`)];
    const [certificate, extensions] = [this.path(`${host}.crt`), this.path(`${host}.ext`)];
    writeFileSync(extensions, `subjectAltName=${/^[\d.]+$/.test(host) ? 'IP' : 'DNS'}:${host}\n`);
    openssl('req', ...NEW_KEY, '-subj', `/CN=${host}`, '-keyout', key, '-out', request);
    const by = ['-CA', this.certificate, '-CAkey', this.path('key'), '-CAcreateserial', '-days', '2'];
    openssl('x509', '-req', '-in', request, ...by, '-extfile', extensions, '-out', certificate);
    return { certificate, key };
  }

  private path(end: string): string {
    return join(this.folder, `${this.name}.${end}`);
  }
}

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
const openssl = (...args: string[]): Buffer => execFileSync('openssl', args, { stdio: 'pipe' });

describe('TLS to NATS and PostgreSQL', () => {
  let folder: string;
  let right: Authority;
  let wrong: Authority;
  let nats: { ofThisHost: NatsServer; ofAnother: NatsServer; plain: NatsServer };
  let postgres: PostgresServer;
  let databaseUrl: string;
  let service: ServiceProcess | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'manzil-tls-'));
    // As root PostgreSQL runs as another user, who must be able to reach its folder.
    chmodSync(folder, 0o755);
    right = new Authority(folder, 'right');
    wrong = new Authority(folder, 'wrong');
    nats = {
      ofThisHost: await natsWith(right.vouchFor('127.0.0.1')),
      ofAnother: await natsWith(right.vouchFor('nats.example')),
      plain: await natsWith(null),
    };
    postgres = await startPostgresServer({
      folder: join(folder, 'pg'),
      password: 'postgres',
      durable: false,
    });
    databaseUrl = (await createDatabase(postgres.url)).url;
  });
  afterEach(async () => {
    await service?.kill('SIGKILL');
  });
  afterAll(async () => {
    for (const server of Object.values(nats)) await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const natsWith = async (shown: { certificate: string; key: string } | null): Promise<NatsServer> => {
    const port = await freePort();
    const file = join(folder, `nats-${port}.conf`);
    const tls = `tls { cert_file: "${shown?.certificate ?? ''}", key_file: "${shown?.key ?? ''}" }\n`;
    writeFileSync(file, shown === null ? '' : tls);
    const path = findNatsServer([join(process.cwd(), '.cache/nats/usr/sbin')]) ?? 'nats-server';
    const store = join(folder, `nats-${port}`);
    return startNatsServer({ source: { path }, folder: store, port, config: { file, variables: {} } });
  };

  /** PostgreSQL takes its certificate anew without a restart; null takes TLS away. */
  const postgresShows = async (shown: { certificate: string; key: string } | null): Promise<void> => {
    const owner = unprivilegedOwner();
    if (shown !== null && owner !== undefined) chownSync(shown.key, owner.uid, owner.gid);
    const settings =
      shown === null
        ? ['ssl = off']
        : [`ssl_cert_file = '${shown.certificate}'`, `ssl_key_file = '${shown.key}'`, 'ssl = on'];
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    for (const setting of settings) await client.query(`ALTER SYSTEM SET ${setting}`);
    await client.query('SELECT pg_reload_conf()');
    await client.end();
  };

  const start = async (settings: Record<string, string>): Promise<ServiceProcess> => {
    service = await startServiceProcess(ENTRY, { LEADS_DATABASE_URL: databaseUrl, ...settings });
    return service;
  };
  const complaint = (text: RegExp) =>
    waitFor(`a complaint like ${String(text)}`, () => text.test(service?.log() ?? ''), { timeoutMs: 60_000 });

  it('connects where the authority vouches for the host', async () => {
    await postgresShows(right.vouchFor('127.0.0.1'));
    const caFile = right.certificate;
    const { url } = nats.ofThisHost;
    const started = await start({
      ...{ NATS_URL: url, NATS_TLS_CA_FILE: caFile, DATABASE_TLS_CA_FILE: caFile },
    });
    await started.ready();
  });

  it.each([
    ['of another authority', () => ({ NATS_URL: nats.ofThisHost.url, NATS_TLS_CA_FILE: wrong.certificate })],
    ['of another host', () => ({ NATS_URL: nats.ofAnother.url, NATS_TLS_CA_FILE: right.certificate })],
    ['without TLS', () => ({ NATS_URL: nats.plain.url, NATS_TLS_CA_FILE: right.certificate })],
    ['without TLS, by its address', () => ({ NATS_URL: nats.plain.url.replace('nats:', 'tls:') })],
  ])('talks to no NATS server %s', async (_which, settings) => {
    await start(settings());
    await complaint(
      /NATS is away or refuses.*|.*(unable to|self-signed|Hostname|not available).*NATS is away/,
    );
    expect(service?.log()).not.toContain('"ready"');
  });

  it.each([
    ['of another authority', () => wrong.vouchFor('127.0.0.1'), /unable to verify|self-signed/],
    ['of another host', () => right.vouchFor('postgres.example'), /does not match certificate/],
    ['without TLS', () => null, /does not support SSL/],
  ])('talks to no PostgreSQL %s', async (_which, shown, reason) => {
    await postgresShows(shown());
    await start({ NATS_URL: nats.plain.url, DATABASE_TLS_CA_FILE: right.certificate });
    await complaint(/PostgreSQL is away/);
    expect(service?.log()).toMatch(reason);
  });
});

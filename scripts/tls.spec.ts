import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPostgresServer, type PostgresServer } from '@manzil/local-servers/postgres-server';
import { unprivilegedOwner } from '@manzil/local-servers/unprivileged-user';
import { findNatsServer } from '@manzil/local-servers/nats-server-path';
import { startNatsServer, type NatsServer } from '@manzil/local-servers/nats-server';
import { freePort } from '@manzil/local-servers/ports';
import { databaseTls, databaseTlsConfig } from '@manzil/service-kit/config';
import { createDataSource } from '@manzil/service-kit/database';
import { createDatabase } from '@manzil/testing/postgres';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';

const root = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = fileURLToPath(new URL('../services/leads/dist/main.js', import.meta.url));

/** Connects to NATS as each service does, which takes a fraction of the start of a service. */
const CONNECT = `
  import { commonConfig, natsAccess } from '@manzil/service-kit/config';
  import { createLogger } from '@manzil/service-kit/logger';
  import { NatsLink } from '@manzil/messaging/connection/nats-link';
  const access = natsAccess(commonConfig.parse(process.env));
  await NatsLink.open(access, 'leads', createLogger('leads', 'info'));
  console.log('connected');
`;
const CONNECTED = /^connected$/m;

/** A certificate authority with certificates for this machine, by its IP address, and for another host. */
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

  vouchFor(host: string): Shown {
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

interface Shown {
  certificate: string;
  key: string;
}

const UNVERIFIED = /unable to verify|self-signed/;

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
const openssl = (...args: string[]): Buffer => execFileSync('openssl', args, { stdio: 'pipe' });

describe('TLS to NATS and PostgreSQL', () => {
  let folder: string;
  let right: Authority;
  let wrong: Authority;
  let nats: { ofThisHost: NatsServer; ofAnother: NatsServer; plain: NatsServer; asking: NatsServer };
  let postgres: PostgresServer;
  let databaseUrl: string;
  let service: ServiceProcess | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'manzil-tls-'));
    // Started by root, PostgreSQL runs as another user, who must be able to enter its folder.
    chmodSync(folder, 0o755);
    right = new Authority(folder, 'right');
    wrong = new Authority(folder, 'wrong');
    nats = {
      ofThisHost: await natsWith(right.vouchFor('127.0.0.1')),
      ofAnother: await natsWith(right.vouchFor('nats.example')),
      plain: await natsWith(null),
      asking: await natsWith(right.vouchFor('127.0.0.1'), `ca_file: "${right.certificate}", verify: true`),
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

  const natsWith = async (shown: Shown | null, more = ''): Promise<NatsServer> => {
    const port = await freePort();
    const file = join(folder, `nats-${port}.conf`);
    const tls = `tls { cert_file: "${shown?.certificate ?? ''}", key_file: "${shown?.key ?? ''}", ${more} }\n`;
    writeFileSync(file, shown === null ? '' : tls);
    const path = findNatsServer([join(process.cwd(), '.cache/nats/usr/sbin')]) ?? 'nats-server';
    const store = join(folder, `nats-${port}`);
    return startNatsServer({ source: { path }, folder: store, port, config: { file, variables: {} } });
  };

  /** Reloads PostgreSQL with another certificate without a restart; null disables TLS. */
  const postgresShows = async (shown: Shown | null): Promise<void> => {
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

  /** Accepts only clients with a certificate of the authority for their role. */
  const postgresAsks = async (authority: Authority): Promise<void> => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`ALTER SYSTEM SET ssl_ca_file = '${authority.certificate}'`);
    await client.query('SELECT pg_reload_conf()');
    const hba = join(folder, 'pg', 'data', 'pg_hba.conf');
    writeFileSync(hba, 'hostssl all all 127.0.0.1/32 scram-sha-256 clientcert=verify-full\n');
    await client.query('SELECT pg_reload_conf()');
    await client.end();
  };

  const start = async (settings: Record<string, string>): Promise<ServiceProcess> => {
    service = await startServiceProcess(ENTRY, { LEADS_DATABASE_URL: databaseUrl, ...settings });
    return service;
  };
  /** Returns why services cannot connect; they log it before they try again. */
  const refusalOf = async (settings: Record<string, string>): Promise<string | undefined> => {
    const tls = databaseTls(databaseTlsConfig.parse(settings));
    const database = createDataSource({ url: databaseUrl, entities: [], migrations: [], tls });
    const refusal = await database.initialize().then(
      () => undefined,
      (error: unknown) => String(error),
    );
    if (refusal === undefined) await database.destroy();
    return refusal;
  };
  /** The server reloads its settings asynchronously. */
  const refused = (settings: Record<string, string>, reason: RegExp) =>
    waitFor(`a refusal like ${String(reason)}`, async () => reason.test((await refusalOf(settings)) ?? ''));
  /** Returns what a process logs that connects to NATS, as soon as it matches. */
  const natsLog = async (settings: Record<string, string>, awaited: RegExp): Promise<string> => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', CONNECT], {
      cwd: root,
      env: { PATH: process.env.PATH, ...settings },
    });
    const ended = once(child, 'close');
    let log = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text;
      });
    try {
      await waitFor(`a line like ${String(awaited)}`, () => awaited.test(log));
      return log;
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
  };
  const complaint = (text: RegExp) =>
    waitFor(`a complaint like ${String(text)}`, () => text.test(service?.log() ?? ''));

  it('connects to servers with a certificate of the authority for their host', async () => {
    await postgresShows(right.vouchFor('127.0.0.1'));
    const caFile = right.certificate;
    await natsLog({ NATS_URL: nats.ofThisHost.url, NATS_TLS_CA_FILE: caFile }, CONNECTED);
    await waitFor(
      'a verified connection',
      async () => (await refusalOf({ DATABASE_TLS_CA_FILE: caFile })) === undefined,
    );
  });

  it.each([
    ['of another authority', () => ({ NATS_URL: nats.ofThisHost.url, NATS_TLS_CA_FILE: wrong.certificate })],
    ['of another host', () => ({ NATS_URL: nats.ofAnother.url, NATS_TLS_CA_FILE: right.certificate })],
    ['without TLS', () => ({ NATS_URL: nats.plain.url, NATS_TLS_CA_FILE: right.certificate })],
    ['without TLS, by its address', () => ({ NATS_URL: nats.plain.url.replace('nats:', 'tls:') })],
  ])('does not connect to a NATS server %s', async (_which, settings) => {
    const log = await natsLog(
      settings(),
      /NATS is unreachable or refuses.*|.*(unable to|self-signed|Hostname|not available).*NATS is unreachable/,
    );
    expect(log).not.toMatch(CONNECTED);
  });

  it('waits, and logs the reason, while PostgreSQL has a certificate of another authority', async () => {
    await postgresShows(wrong.vouchFor('127.0.0.1'));
    await start({ NATS_URL: nats.plain.url, DATABASE_TLS_CA_FILE: right.certificate });
    await complaint(/PostgreSQL is unreachable/);
    expect(service?.log()).toMatch(UNVERIFIED);
  });

  it.each([
    ['of another authority', () => wrong.vouchFor('127.0.0.1'), UNVERIFIED],
    ['of another host', () => right.vouchFor('postgres.example'), /does not match certificate/],
    ['without TLS', () => null, /does not support SSL/],
  ])('does not connect to a PostgreSQL %s', async (_which, shown, reason) => {
    await postgresShows(shown());
    await refused({ DATABASE_TLS_CA_FILE: right.certificate }, reason);
  });

  describe('with a server that requires client certificates', () => {
    const natsSettings = (shown?: Shown) => ({
      NATS_URL: nats.asking.url,
      NATS_TLS_CA_FILE: right.certificate,
      ...(shown && { NATS_TLS_CERT_FILE: shown.certificate, NATS_TLS_KEY_FILE: shown.key }),
    });
    const databaseSettings = (shown?: Shown) => ({
      DATABASE_TLS_CA_FILE: right.certificate,
      ...(shown && { DATABASE_TLS_CERT_FILE: shown.certificate, DATABASE_TLS_KEY_FILE: shown.key }),
    });

    beforeAll(async () => {
      await postgresShows(right.vouchFor('127.0.0.1'));
      await postgresAsks(right);
    });

    it('connects to both with a certificate of their authority for its role', async () => {
      const shown = right.vouchFor('postgres');
      const started = await start({ ...natsSettings(shown), ...databaseSettings(shown) });
      await started.ready();
    });

    it.each<[string, () => Shown | undefined]>([
      ['none', () => undefined],
      ['one of another authority', () => wrong.vouchFor('postgres')],
    ])('is refused by NATS with %s', async (_what, shown) => {
      const log = await natsLog(natsSettings(shown()), /NATS is unreachable or refuses/);
      expect(log).not.toMatch(CONNECTED);
    });

    it.each<[string, () => Shown | undefined, RegExp]>([
      ['none', () => undefined, /requires a valid client certificate/],
      ['one of another authority', () => wrong.vouchFor('postgres'), /unknown ca|requires a valid client/],
      ['one of another role', () => right.vouchFor('another'), /authentication failed|certificate/],
    ])('is refused by PostgreSQL with %s', async (_what, shown, reason) => {
      await refused(databaseSettings(shown()), reason);
    });
  });
});

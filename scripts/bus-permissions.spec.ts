import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MESSAGE_ROUTES, SERVICE_REQUESTS, SERVICES } from '@manzil/contracts/message-routes';
import { serverConfig } from '@manzil/messaging/access/server-config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The subjects of all messages by the names of their contracts. */
async function subjectsByName(): Promise<Map<string, string>> {
  const folder = join(root, 'packages/contracts/dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const subjects = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.js') && !name.endsWith('.spec.js'))) {
    const contracts = (await import(join(folder, file))) as Record<string, { subject?: string } | undefined>;
    for (const [name, contract] of Object.entries(contracts))
      if (typeof contract?.subject === 'string') subjects.set(name, contract.subject);
  }
  return subjects;
}

/** Returns `service subject` of each contract that `pattern` finds in the sources of a service. */
const subjectsIn = (service: string, pattern: RegExp, subjects: Map<string, string>): string[] => {
  const folder = join(root, 'services', service, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)])
    .map(([, name = '']) => `${service} ${subjects.get(name) ?? name}`);
};

describe('the permissions of NATS', () => {
  it('are generated from the message routes', () => {
    // If this fails: npm run bus:permissions
    expect(readFileSync(join(root, 'deploy/nats/permissions.conf'), 'utf8')).toBe(serverConfig());
  });

  it('let each service consume exactly the subjects that it has handlers for', async () => {
    const subjects = await subjectsByName();
    const handled = SERVICES.flatMap((service) =>
      subjectsIn(service, /@Handle(?:Event|Command)\((\w+)\)/g, subjects),
    );
    const routed = MESSAGE_ROUTES.flatMap(({ message, consumers }) =>
      consumers.map((service) => `${service} ${message.subject}`),
    );
    expect(handled.length).toBeGreaterThan(0);
    expect(routed.toSorted()).toEqual(handled.toSorted());
  });

  it('let each service send the requests of its sources', async () => {
    const subjects = await subjectsByName();
    const allowed = Object.entries(SERVICE_REQUESTS).flatMap(([service, requests]) =>
      requests.map(({ subject }) => `${service} ${subject}`),
    );
    const sent = SERVICES.filter((service) => service !== 'gateway').flatMap((service) =>
      subjectsIn(service, /rpc\.request\((\w+),/g, subjects),
    );
    expect(sent).toContain('leads rpc.listings.v1.property.get');
    expect(sent.filter((request) => !allowed.includes(request))).toEqual([]);
  });
});

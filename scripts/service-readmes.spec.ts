import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SERVICES } from '@manzil/contracts/message-routes';
import { variablesOf } from '@manzil/service-kit/config';

/** Variables of the gateway that all services read, and variables that only tests set. */
const ELSEWHERE = ['PUBLIC_URL', 'FEED_FAULT_POINT'];

describe('the README of a service', () => {
  it.each(SERVICES)('of %s names every variable that the service reads', async (service) => {
    const config = `../services/${service}/dist/config.js`;
    const { configSchema } = (await import(config)) as { configSchema: Parameters<typeof variablesOf>[0] };
    const all = variablesOf(configSchema);
    // One sentence of the README explains the `_FILE` variants of all variables.
    const variables = all.filter((name) => all.includes(`${name}_FILE`) && !ELSEWHERE.includes(name));
    const readme = readFileSync(new URL(`../services/${service}/README.md`, import.meta.url), 'utf8');
    const missing = variables.filter((name) => !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});

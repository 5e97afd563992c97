import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SERVICES } from '@manzil/contracts/message-routes';
import { variablesOf } from '@manzil/service-kit/config';

/** Variables of the gateway that all services read, and variables that only tests set. */
const ELSEWHERE = ['PUBLIC_URL', 'FEED_FAULT_POINT'];

const overview = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8');

/** Reads the first column of the tables of variables. */
const variablesOfTables = (readme: string): string[] =>
  [...readme.matchAll(/^\| (`[A-Z][A-Z\d_]+`(?:, `[A-Z\d_]+`)*) +\|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z\d_]+/g) ?? [],
  );

describe('the README of a service, and docs/configuration.md,', () => {
  it.each(SERVICES)('names the variables of %s; the README names no others', async (service) => {
    const config = `../services/${service}/dist/config.js`;
    const { configSchema } = (await import(config)) as { configSchema: Parameters<typeof variablesOf>[0] };
    const all = variablesOf(configSchema);
    // One sentence of the README explains the `_FILE` variants of all variables.
    const variables = all.filter((name) => all.includes(`${name}_FILE`) && !ELSEWHERE.includes(name));
    const readme = readFileSync(new URL(`../services/${service}/README.md`, import.meta.url), 'utf8');
    const missing = variables.filter((name) => !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
    expect(variables.filter((name) => !overview.includes(`\`${name}\``))).toEqual([]);
    expect(variablesOfTables(readme).filter((name) => !all.includes(name))).toEqual([]);
  });
});

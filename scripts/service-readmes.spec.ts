import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MESSAGE_ROUTES, SERVICES } from '@manzil/contracts/message-routes';
import { variablesOf } from '@manzil/service-kit/config';

/** A variable of the gateway that all services read. */
const ELSEWHERE = ['PUBLIC_URL'];

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Reads the rows of the table at the top of a README. */
const rowsOf = (service: string, name: string): string =>
  [...read(`services/${service}/README.md`).matchAll(new RegExp(`^\\| ${name} .*$`, 'gm'))].join('\n');

const CONTRACTS = 'packages/contracts/src';
const subjects = readdirSync(new URL(`../${CONTRACTS}`, import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => [...read(`${CONTRACTS}/${path}`).matchAll(/subject: '([^']+)'/g)])
  .map(([, subject = '']) => subject);

/** Expands `lead.{list,get}` and `` `lead.*` (list, get) ``. */
const requestsIn = (rows: string): string[] =>
  [...rows.matchAll(/([\w-]+)\.(?:\{([\w,-]+)\}|\*` \(([^)]+)\)|([\w-]+))/g)].flatMap(
    ([, noun, braces, list, verb]) =>
      (braces ?? list ?? verb ?? '').split(/, ?/).map((each) => `${noun}.${each}`),
  );

const overview = read('docs/configuration.md');

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
    const readme = read(`services/${service}/README.md`);
    const missing = variables.filter((name) => !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
    expect(variables.filter((name) => !overview.includes(`\`${name}\``))).toEqual([]);
    expect(variablesOfTables(readme).filter((name) => !all.includes(name))).toEqual([]);
  });
});

describe('the README of a service', () => {
  it.each(SERVICES)('names the requests that %s answers', (service) => {
    const prefix = `rpc.${service}.v1.`;
    const known = requestsIn(rowsOf(service, 'Answers'));
    const own = subjects.filter((subject) => subject.startsWith(prefix));
    expect(
      own.map((subject) => subject.slice(prefix.length)).filter((name) => !known.includes(name)),
    ).toEqual([]);
  });

  it.each(SERVICES)('names the messages that %s consumes', (service) => {
    const row = rowsOf(service, 'Consumes');
    const consumed = MESSAGE_ROUTES.filter(({ consumers }) => consumers.includes(service));
    const missing = consumed.filter(
      ({ message: { subject } }) =>
        !row.includes(subject) && !row.includes(subject.replace(/^evt\.\w+\./, 'evt.*.')),
    );
    expect(missing.map(({ message: { subject } }) => subject)).toEqual([]);
  });

  it.each(SERVICES)('names the messages that %s publishes', (service) => {
    const row = rowsOf(service, 'Emits');
    const prefix = `evt.${service}.`;
    // Events that a service consumes itself come from an earlier release, except audit records.
    const former: string[] = MESSAGE_ROUTES.filter(({ consumers }) => consumers.includes(service)).map(
      ({ message }) => message.subject,
    );
    const commands = MESSAGE_ROUTES.filter(
      ({ message: { subject }, senders }) => subject.startsWith('work.') && senders?.includes(service),
    );
    const published = [
      `${prefix}audit-recorded.v1`,
      ...subjects.filter((subject) => subject.startsWith(prefix) && !former.includes(subject)),
      ...commands.map(({ message: { subject } }) => subject),
    ];
    expect(published.filter((subject) => !row.includes(subject.replace(prefix, '')))).toEqual([]);
  });
});

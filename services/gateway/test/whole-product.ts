import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNatsWithPermissions } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres, type Service } from '@manzil/testing/postgres';
import { startServiceInProcess } from '@manzil/testing/service-in-process';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { confirmSession, cookieOf, PASSWORD, postJson, UPLOAD_TOKEN } from './gateway-under-test.js';

const SERVICES = ['listings', 'content', 'leads', 'media'] as const;
export type ServiceName = (typeof SERVICES)[number];

export interface Product {
  url: string;
  /** Sends a request like a page of the site, in the session of the first admin. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Confirms the identity of the first admin again, which expires after some minutes. */
  confirm(): Promise<void>;
  /** Stops a service, waiting for its requests in progress. */
  pause(name: ServiceName): Promise<void>;
  start(name: ServiceName): Promise<void>;
  stop(): Promise<void>;
}

/** Some services are separate processes. */
export interface KillableProduct extends Product {
  /** Ends one of these processes by SIGKILL. */
  kill(name: ServiceName): Promise<void>;
}

/** The log of the gateway and all services is stored. */
export interface LoggedProduct extends Product {
  log(): string;
  /** The part of the log that reports failures. */
  errors(): string[];
}

/** A running gateway or service. */
interface Running {
  httpPort(): Promise<number>;
  stop(): Promise<unknown>;
}

const entryOf = (name: string): string =>
  fileURLToPath(new URL(`../../${name}/dist/main.js`, import.meta.url));
const demo = fileURLToPath(new URL('../../../demo', import.meta.url));

/** The gateway and its services, built, in this process, with the demo's texts, each with its own NATS user. */
export const startProduct = (settings: Record<string, string> = {}): Promise<Product> =>
  startAll(settings, (name, variables) => startHere(name, variables));

async function startHere(
  name: Service,
  variables: Record<string, string>,
  onLog?: (line: string) => void,
): Promise<Running> {
  const started = await startServiceInProcess(name, variables, onLog);
  return { httpPort: () => Promise.resolve(started.httpPort), stop: () => started.stop() };
}

/** The product in this process, except the services of `killable`, which are processes at first. */
export async function startKillableProduct(
  killable: readonly ServiceName[],
  settings: Record<string, string> = {},
): Promise<KillableProduct> {
  const processes = new Map<Service, ServiceProcess>();
  const left = new Set<Service>(killable);
  const product = await startAll(settings, async (name, variables) => {
    // Each process takes seconds to load, so a killed service is restarted in this process; the gateway sees no
    // difference.
    if (!left.delete(name)) return startHere(name, variables);
    const started = await startServiceProcess(entryOf(name), variables);
    processes.set(name, started);
    await started.ready();
    return { httpPort: () => started.portOf('http listening'), stop: () => started.stop() };
  });
  return {
    ...product,
    kill: async (name) => {
      await processes.get(name)?.kill('SIGKILL');
    },
  };
}

/** The same with a log. */
export async function startLoggedProduct(settings: Record<string, string> = {}): Promise<LoggedProduct> {
  const lines: string[] = [];
  const onLog = (line: string): void => {
    lines.push(line);
  };
  const product = await startAll(settings, (name, variables) => startHere(name, variables, onLog));
  if (!lines.some((line) => line.includes('http listening'))) throw new Error('The log is not stored');
  return {
    ...product,
    log: () => lines.join(''),
    errors: () =>
      lines.filter((line) => line.includes('"level":"error"') || line.includes('"level":"fatal"')),
  };
}

async function startAll(
  settings: Record<string, string>,
  startOne: (name: Service, variables: Record<string, string>) => Promise<Running>,
): Promise<Product> {
  const { adminUrl } = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'manzil-product-'));
  const names = ['gateway', ...SERVICES] as const;
  const nats = await startNatsWithPermissions();
  const databases = await Promise.all(names.map((name) => createServiceDatabase(adminUrl, name)));
  const env = {
    ...Object.fromEntries(
      names.map((name, at) => [`${name.toUpperCase()}_DATABASE_URL`, databases[at]?.url ?? '']),
    ),
    NATS_URL: nats.url,
    PORT: '0',
    MEDIA_PORT: '0',
    MEDIA_URL: '',
    MEDIA_DIR: folder,
    MEDIA_UPLOAD_TOKEN: UPLOAD_TOKEN,
    WEB_URL: 'http://127.0.0.1:9',
    ADMIN_PASSWORD: PASSWORD,
    SECOND_FACTOR_KEY: 'a-key-for-this-test-alone',
    DEMO_DIR: demo,
    FORMS_PER_ADDRESS: '100000',
    MISSES_PER_ADDRESS: '1000000',
    ...settings,
  };
  const running = new Map<Service, Running>();
  const start = async (name: Service): Promise<void> => {
    const own = {
      DEMO: name === 'content' ? '1' : '0',
      NATS_USER: name,
      NATS_PASSWORD: nats.passwordOf(name),
    };
    running.set(name, await startOne(name, { ...env, ...own }));
  };
  const pause = async (name: Service): Promise<void> => {
    const stopped = running.get(name);
    running.delete(name);
    await stopped?.stop();
  };
  const portOf = async (name: Service): Promise<string> => String(await running.get(name)?.httpPort());
  const stop = async (): Promise<void> => {
    await Promise.all(names.map((name) => pause(name)));
    await nats.stop();
    for (const database of databases) await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // Media has a fixed URL while the gateway runs; the other services are found by their subjects.
    await start('media');
    env.MEDIA_PORT = await portOf('media');
    env.MEDIA_URL = `http://127.0.0.1:${env.MEDIA_PORT}`;
    for (const name of ['listings', 'content', 'leads', 'gateway'] as const) await start(name);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `http://127.0.0.1:${await portOf('gateway')}`;
  const send = (path: string, init: RequestInit, cookie: string): Promise<Response> =>
    fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', cookie, ...Object.fromEntries(new Headers(init.headers)) },
    });
  const cookie = cookieOf(await send('/login', postJson({ username: 'admin', password: PASSWORD }), ''));
  const call: Product['call'] = (path, init = {}) => send(path, init, cookie);
  const confirm = (): Promise<void> => confirmSession(call, cookie);
  await confirm();
  return { url, call, confirm, pause, start, stop };
}

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
  /** A request as a page of ours sends it, in the session of the first admin. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Confirms the identity of the first admin again, which expires after some minutes. */
  confirm(): Promise<void>;
  /** Stops a service, waiting for its requests in progress. */
  pause(name: ServiceName): Promise<void>;
  start(name: ServiceName): Promise<void>;
  stop(): Promise<void>;
}

/** The product as separate processes, which can be killed and whose logs can be read. */
export interface WholeProduct extends Product {
  kill(name: ServiceName, signal: NodeJS.Signals): Promise<void>;
  /** All that the processes wrote down. */
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
  startAll(settings, async (name, variables) => {
    const started = await startServiceInProcess(name, variables);
    return { httpPort: () => Promise.resolve(started.httpPort), stop: () => started.stop() };
  });

/** The same as the processes that operators run. */
export async function startWholeProduct(settings: Record<string, string> = {}): Promise<WholeProduct> {
  const running = new Map<string, ServiceProcess>();
  const all: ServiceProcess[] = [];
  const product = await startAll(settings, async (name, variables) => {
    const started = await startServiceProcess(entryOf(name), { ...variables, LOG_LEVEL: 'info' });
    running.set(name, started);
    all.push(started);
    await started.ready();
    return { httpPort: () => started.portOf('http listening'), stop: () => started.stop() };
  });
  const log = (): string => all.map((each) => each.log()).join('\n');
  return {
    ...product,
    kill: async (name, signal) => {
      await running.get(name)?.kill(signal);
    },
    log,
    errors: () =>
      log()
        .split('\n')
        .filter((line) => line.includes('"level":50') || line.includes('"level":"error"')),
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
    // Media is found at one address for as long as the gateway lives, and the others by their subjects.
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

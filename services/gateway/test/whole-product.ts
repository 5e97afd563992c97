import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNatsWithPermissions } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres } from '@manzil/testing/postgres';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { confirmSession, cookieOf, PASSWORD, postJson, UPLOAD_TOKEN } from './gateway-under-test.js';

const SERVICES = ['listings', 'content', 'leads', 'media'] as const;
export type ServiceName = (typeof SERVICES)[number];

export interface WholeProduct {
  url: string;
  /** A request as a page of ours sends it, in the session of the first admin. */
  call(path: string, init?: RequestInit): Promise<Response>;
  kill(name: ServiceName, signal: NodeJS.Signals): Promise<void>;
  start(name: ServiceName): Promise<void>;
  /** All that the processes wrote down. */
  log(): string;
  /** The part of the log that reports failures. */
  errors(): string[];
  stop(): Promise<void>;
}

const entryOf = (name: string): string =>
  fileURLToPath(new URL(`../../${name}/dist/main.js`, import.meta.url));
const demo = fileURLToPath(new URL('../../../demo', import.meta.url));

/**
 * The gateway and its services as the processes they are built to, with the demo's texts, each with no other
 * key to the bus than its own.
 */
export async function startWholeProduct(settings: Record<string, string> = {}): Promise<WholeProduct> {
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
    LOG_LEVEL: 'info',
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
  const running = new Map<string, ServiceProcess>();
  const ended: ServiceProcess[] = [];
  const start = async (name: string): Promise<void> => {
    const own = {
      DEMO: name === 'content' ? '1' : '0',
      NATS_USER: name,
      NATS_PASSWORD: nats.passwordOf(name),
    };
    const process = await startServiceProcess(entryOf(name), { ...env, ...own });
    running.set(name, process);
    await process.ready();
  };
  const kill = async (name: string, signal: NodeJS.Signals): Promise<void> => {
    const process = running.get(name);
    if (process === undefined) return;
    running.delete(name);
    ended.push(process);
    await process.kill(signal);
  };
  const portOf = async (name: string): Promise<string> =>
    String(await running.get(name)?.portOf('http listening'));
  const stop = async (): Promise<void> => {
    await Promise.all(names.map((name) => kill(name, 'SIGTERM')));
    await nats.stop();
    for (const database of databases) await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // Media is found at one address for as long as the gateway lives, and the others by their subjects.
    await start('media');
    env.MEDIA_PORT = await portOf('media');
    env.MEDIA_URL = `http://127.0.0.1:${env.MEDIA_PORT}`;
    for (const name of ['listings', 'content', 'leads', 'gateway']) await start(name);
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
  await confirmSession((path, init) => send(path, init, cookie), cookie);
  const log = (): string => [...running.values(), ...ended].map((process) => process.log()).join('\n');
  return {
    url,
    call: (path, init = {}) => send(path, init, cookie),
    kill,
    start,
    log,
    errors: () =>
      log()
        .split('\n')
        .filter((line) => line.includes('"level":50') || line.includes('"level":"error"')),
    stop,
  };
}

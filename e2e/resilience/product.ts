import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { chmod, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@manzil/local-servers/ports';
import { Gate } from '@manzil/testing/gate';
import { waitFor } from '@manzil/testing/wait-for';
import { busPassword } from '../../scripts/lib/messaging.mjs';
import { startStack } from '../../scripts/lib/stack.mjs';
import { Notices } from './notices.js';
import { PausedFeed } from './paused-feed.js';

export const PROCESSES = ['gateway', 'listings', 'content', 'leads', 'media', 'web'] as const;
export type ProcessName = (typeof PROCESSES)[number] | 'gateway-2';

const run = promisify(execFile);

type Stack = Awaited<ReturnType<typeof startStack>>;
type Signal = 'SIGTERM' | 'SIGKILL';

/** A response whose body was read completely. */
export interface Answer {
  status: number;
  type: string;
  text: string;
  /** `x-cache`: hit, miss or stale. */
  cache: string | null;
}

export interface Product {
  /** Two gateways, as behind a load balancer; web calls the first one. */
  gateways: readonly [string, string];
  admin: { username: string; password: string };
  gatewayOnNats: { url: string; password: string };
  leadsDatabaseUrl: string;
  listingsDatabaseUrl: string;
  gatewayDatabaseUrl: string;
  /** Of all services. */
  databaseUrls: readonly string[];
  /** The feed that 'Update Properties' reads. */
  feed: PausedFeed;
  logFolder: string;
  /** The server that receives the mail to staff about enquiries. */
  notices: Notices;
  /** The proxy through which the first gateway reaches NATS. */
  natsOfGateway: { close(): Promise<void>; open(): Promise<void> };
  nats: {
    pause(): Promise<void>;
    resume(): Promise<void>;
    /**
     * Restores the NATS store from before `meanwhile` and restarts NATS, as if later writes had not reached the
     * disk.
     */
    losePower(meanwhile: () => Promise<unknown>): Promise<void>;
  };
  postgres: { pause(): Promise<void>; resume(): Promise<void>; kill(): Promise<void> };
  /** Stops a process; resolves to its exit code. */
  halt(name: ProcessName, signal?: Signal): Promise<number | null>;
  /** Starts it again, and waits until it is ready. */
  resume(name: ProcessName): Promise<void>;
  /** Signals a process that its supervisor restarts, and waits until the new one is ready. */
  restart(name: ProcessName, signal: Signal): Promise<void>;
  /** Waits until every process reports that it is ready. */
  ready(): Promise<void>;
  /** Restarts everything that a failed test left stopped, so that the next test runs against a complete product. */
  restore(): Promise<void>;
  opsUrl(name: ProcessName): string;
  stop(): Promise<void>;
}

/** Raises the limits per address, because all requests of the suite come from one. */
const OF_ONE_SENDER = { FORMS_PER_ADDRESS: '100000', MISSES_PER_ADDRESS: '1000000' };
const READY_LIMIT = { timeoutMs: 180_000, everyMs: 50 };

/** Cleanup functions; run in reverse order. */
type Stops = (() => Promise<void>)[];

/** Starts the product like `npm start`, with a second gateway and controls to stop each part. */
export async function startProduct(): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-resilience-'));
  const stops: Stops = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const product = { ...(await openProduct(folder, stops)), stop };
    await product.ready();
    return product;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openProduct(folder: string, stops: Stops): Promise<Omit<Product, 'stop'>> {
  // When run as root, PostgreSQL runs as another user, who must be able to enter its folder.
  await chmod(folder, 0o755);
  const names: ProcessName[] = [...PROCESSES, 'gateway-2'];
  const opsPorts = new Map<string, number>();
  for (const name of names) opsPorts.set(name, await freePort());

  const feed = await PausedFeed.open();
  stops.push(() => feed.close());
  const notices = await Notices.open();
  stops.push(() => notices.stop());
  let gate: Gate | undefined;
  let gatePort = 0;
  const openGate = async (nats: URL): Promise<string> => {
    gate = new Gate(nats.hostname, Number(nats.port));
    gatePort = await gate.open();
    stops.push(gate.close.bind(gate));
    return `nats://127.0.0.1:${gatePort}`;
  };
  const settingsOf = async (name: string, settings: Record<string, string>) => {
    const own = { ...settings, OPS_PORT: String(opsPorts.get(name) ?? 0), ...OF_ONE_SENDER };
    if (name === 'leads')
      return {
        ...own,
        ...notices.settings,
        WEBHOOK_ALLOW_HTTP: 'on',
        WEBHOOK_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
      };
    if (name === 'listings') return { ...own, FEED_URL: feed.url, FEED_ALLOW_PRIVATE_HOSTS: '127.0.0.1' };
    return name === 'gateway' ? { ...own, NATS_URL: await openGate(new URL(settings.NATS_URL ?? '')) } : own;
  };
  const port = await freePort();
  const stack: Stack = await startStack({ folder, port, settingsOf });
  stops.push(stack.stop);
  const secondPort = await freePort();
  stack.children.start('gateway-2', {
    entry: 'services/gateway/dist/main.js',
    env: {
      ...stack.environmentOf('gateway'),
      ...OF_ONE_SENDER,
      PORT: String(secondPort),
      INTERNAL_PORT: '0',
      OPS_PORT: String(opsPorts.get('gateway-2')),
    },
  });

  /** Restarts each stopped part, by its name. */
  const away = new Map<string, () => Promise<void>>();
  const stoppable = (name: string, stop: () => Promise<unknown>, start: () => Promise<unknown>) => {
    const begin = async (): Promise<void> => {
      away.delete(name);
      await start();
    };
    return {
      stop: async (): Promise<void> => {
        away.set(name, begin);
        await stop();
      },
      start: begin,
    };
  };

  const environment = stack.environment as Record<string, string>;
  const opsUrl = (name: ProcessName): string => `http://127.0.0.1:${opsPorts.get(name) ?? 0}`;
  const isReady = (name: ProcessName): Promise<unknown> =>
    waitFor(`${name} to be ready`, async () => (await fetch(`${opsUrl(name)}/health/ready`)).ok, READY_LIMIT);
  const nats = stoppable('nats', stack.messaging.pause, stack.messaging.resume);
  const postgres = stoppable('postgres', stack.databases.pause, stack.databases.resume);
  const natsOfGateway = stoppable(
    'nats of the gateway',
    async () => gate?.close(),
    async () => gate?.open(gatePort),
  );
  const resume = async (name: ProcessName): Promise<void> => {
    away.delete(name);
    stack.children.resume(name);
    await isReady(name);
  };
  return {
    gateways: [`http://127.0.0.1:${port}`, `http://127.0.0.1:${secondPort}`],
    admin: stack.admin,
    gatewayOnNats: { url: stack.messaging.url, password: busPassword(folder, 'gateway') },
    leadsDatabaseUrl: environment.LEADS_DATABASE_URL ?? '',
    listingsDatabaseUrl: environment.LISTINGS_DATABASE_URL ?? '',
    gatewayDatabaseUrl: environment.GATEWAY_DATABASE_URL ?? '',
    databaseUrls: Object.keys(environment).flatMap((name) =>
      name.endsWith('_DATABASE_URL') ? (environment[name] ?? []) : [],
    ),
    feed,
    notices,
    logFolder: join(folder, 'logs'),
    natsOfGateway: { close: natsOfGateway.stop, open: natsOfGateway.start },
    nats: {
      pause: nats.stop,
      resume: nats.start,
      losePower: (meanwhile) => losePower(nats, join(folder, 'nats'), meanwhile),
    },
    postgres: { pause: postgres.stop, resume: postgres.start, kill: () => killPostgres(folder) },
    halt: async (name, signal) => {
      away.set(name, () => resume(name));
      return (await stack.children.halt(name, signal)) as number | null;
    },
    resume,
    restart: async (name, signal) => {
      const pid = stack.children.pidOf(name);
      stack.children.signal(name, signal);
      await waitFor(
        `${name} to be another process`,
        () => ![undefined, pid].includes(stack.children.pidOf(name)),
        READY_LIMIT,
      );
      await isReady(name);
    },
    ready: async () => {
      await Promise.all(names.map(isReady));
    },
    restore: async () => {
      for (const begin of [...away.values()]) await begin();
    },
    opsUrl,
  };
}

async function losePower(
  nats: { stop(): Promise<void>; start(): Promise<void> },
  store: string,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const before = `${store}-before`;
  // Ignores files that the server deletes during the copy; a power loss would lose them as well.
  await run('cp', ['-a', store, before]).catch(() => undefined);
  try {
    await meanwhile();
    await nats.stop();
    await rm(store, { recursive: true });
    await rename(before, store);
  } finally {
    await rm(before, { recursive: true, force: true });
  }
  await nats.start();
}

/** Kills PostgreSQL and waits until its supervisor has restarted it. */
async function killPostgres(folder: string): Promise<void> {
  const pidFile = join(folder, 'postgres/data/postmaster.pid');
  const killed = await readPid(pidFile);
  process.kill(killed, 'SIGKILL');
  const isAnother = async (): Promise<boolean> => ![0, killed].includes(await readPid(pidFile));
  await waitFor('PostgreSQL to be another process', isAnother, READY_LIMIT);
}

/** 0 when the file does not exist. */
const readPid = async (file: string): Promise<number> =>
  Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);

/** A request that takes longer than this fails the test: no visitor waits that long. */
const LONGEST_ANSWER_MS = 12_000;

export async function read(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    ...init,
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
    cache: answer.headers.get('x-cache'),
  };
}

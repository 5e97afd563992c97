import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { startNats } from '@manzil/testing/nats';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { createServiceDatabase, startPostgres } from '@manzil/testing/postgres';
import { startServiceInProcess } from '@manzil/testing/service-in-process';
import { startServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { configSchema } from '../src/config.js';
import { startGateway } from '../src/start-gateway.js';
import { cookieOf, PASSWORD, postJson, UPLOAD_TOKEN } from './gateway-under-test.js';
import { assertMatchesDocument } from './match-document.js';

export interface RealStack {
  url: string;
  gateway: RunningService;
  dataSource: DataSource;
  mediaDatabaseUrl: string;
  contentDatabaseUrl: string;
  /** A request as our own pages send it; its response must match the API document. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** The same with the cookie of an admin. */
  asStaff(path: string, init?: RequestInit): Promise<Response>;
  cookie: string;
  /** Names of the files that media has, unfinished ones or stored ones. */
  files(of: 'incoming' | 'files'): Promise<string[]>;
  stop(): Promise<void>;
}

export interface KillableStack extends RealStack {
  /** Kills media as an outage does, runs `meanwhile`, and starts it again at the same port. */
  restartMedia(meanwhile: () => Promise<void>): Promise<void>;
}

interface Media {
  port: number;
  stop(): Promise<unknown>;
}

const MEDIA = fileURLToPath(new URL('../../media/dist/main.js', import.meta.url));

/** The gateway before the real listings, content and media. */
export const startRealStack = (settings: Record<string, string> = {}): Promise<RealStack> =>
  startStack(settings, startMediaHere);

/** The same with media as a process of its own, so that it can be killed. */
export async function startKillableStack(): Promise<KillableStack> {
  let variables: Record<string, string> = {};
  let kill: () => Promise<void> = () => Promise.resolve();
  let media: Media | undefined;
  const stack = await startStack({}, async (given) => {
    const child = await startServiceProcess(MEDIA, given);
    await child.ready();
    media = { port: await child.portOf('http listening'), stop: () => child.stop() };
    variables = { ...given, MEDIA_PORT: String(media.port) };
    kill = () => child.kill('SIGKILL');
    return { port: media.port, stop: () => media?.stop() ?? Promise.resolve() };
  });
  return {
    ...stack,
    restartMedia: async (meanwhile) => {
      await kill();
      await meanwhile();
      media = await startMediaHere(variables);
    },
  };
}

async function startMediaHere(variables: Record<string, string>): Promise<Media> {
  const media = await startServiceInProcess('media', variables);
  return { port: media.httpPort, stop: () => media.stop() };
}

async function startStack(
  settings: Record<string, string>,
  startMedia: (variables: Record<string, string>) => Promise<Media>,
): Promise<RealStack> {
  const { adminUrl } = await startPostgres();
  const nats = await startNats();
  const names = ['gateway', 'listings', 'media', 'content'] as const;
  const databases = await Promise.all(names.map((name) => createServiceDatabase(adminUrl, name)));
  const [own, listingsUrl, mediaUrl, contentUrl] = databases.map(({ url }) => url) as [
    string,
    string,
    string,
    string,
  ];
  const folder = await mkdtemp(join(tmpdir(), 'manzil-gateway-'));
  const [listings, content, media] = await Promise.all([
    startServiceInProcess('listings', { NATS_URL: nats.url, LISTINGS_DATABASE_URL: listingsUrl }),
    startServiceInProcess('content', { NATS_URL: nats.url, CONTENT_DATABASE_URL: contentUrl }),
    startMedia({
      NATS_URL: nats.url,
      MEDIA_DATABASE_URL: mediaUrl,
      MEDIA_DIR: folder,
      MEDIA_PORT: '0',
      MEDIA_UPLOAD_TOKEN: UPLOAD_TOKEN,
    }),
  ]);
  const gateway = await startGateway(
    configSchema.parse({
      NATS_URL: nats.url,
      GATEWAY_DATABASE_URL: own,
      PORT: '0',
      LOG_LEVEL: 'silent',
      RPC_MIN_DEADLINE_MS: String(SUITE_RPC_DEADLINE_MS),
      MEDIA_URL: `http://127.0.0.1:${media.port}`,
      MEDIA_UPLOAD_TOKEN: UPLOAD_TOKEN,
      ADMIN_PASSWORD: PASSWORD,
      ...settings,
    }),
  );
  await waitFor(
    'the gateway to be ready',
    async () => (await fetch(`http://127.0.0.1:${gateway.opsPort}/health/ready`)).ok,
  );
  const url = `http://127.0.0.1:${gateway.httpPort}`;
  const call: RealStack['call'] = async (path, init = {}) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...Object.fromEntries(new Headers(init.headers)) };
    const answer = await fetch(url + path, { redirect: 'manual', ...init, headers });
    await assertMatchesDocument(init.method ?? 'GET', path, answer.clone());
    return answer;
  };
  const cookie = cookieOf(await call('/login', postJson({ username: 'admin', password: PASSWORD })));
  return {
    url,
    gateway,
    dataSource: gateway.app.get(DataSource),
    mediaDatabaseUrl: mediaUrl,
    contentDatabaseUrl: contentUrl,
    call,
    asStaff: (path, init = {}) =>
      call(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), cookie } }),
    cookie,
    files: async (of) => {
      const entries = await readdir(join(folder, of), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    stop: async () => {
      await gateway.stop();
      await Promise.all([listings, content, media].map((each) => each.stop()));
      await nats.stop();
      for (const database of databases) await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

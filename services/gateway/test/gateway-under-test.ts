import type { RequestListener } from 'node:http';
import type { Role } from '@manzil/contracts/gateway/account';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { startNats, type TestNats } from '@manzil/testing/nats';
import {
  createDatabase,
  createServiceDatabase,
  startPostgres,
  type TestDatabase,
} from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { SUITE_RPC_DEADLINE_MS } from '@manzil/testing/rpc-deadline';
import { DataSource } from 'typeorm';
import { Member } from '../src/accounts/members/member.entity.js';
import { hashPassword } from '../src/accounts/passwords/password.js';
import { hashToken } from '../src/accounts/sessions/session-token.js';
import { configSchema } from '../src/config.js';
import { ResponseCache } from '../src/edge/response-cache/response-cache.js';
import { startGateway } from '../src/start-gateway.js';
import { assertMatchesDocument } from './match-document.js';
import { startFakeHttp, type FakeHttp } from './fake-http.js';
import { startFakeServices } from './fake-services.js';

export const PASSWORD = 'correct horse battery';
export const UPLOAD_TOKEN = 'upload-token';
export const WEB_TOKEN = 'the-token-of-web';

export interface GatewayUnderTest {
  url: string;
  /** The port of web. */
  internalUrl: string;
  gateway: RunningService;
  services: RunningService;
  dataSource: DataSource;
  nats: TestNats;
  web: FakeHttp;
  media: FakeHttp;
  /** A request as our own pages send it; its response must match the API document. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** The cookie of a new session of a member with this role, with a confirmed identity. */
  sessionOf(role: Role): Promise<string>;
  /** Waits until a new response stays cached; soon after an invalidation, a response is only cached for a moment. */
  cacheSettled(): Promise<void>;
  /** Starts another gateway on the same database and returns its URL. It ends with the stack. */
  startReplica(settings?: Record<string, string>): Promise<string>;
  stop(): Promise<void>;
}

const notFound: RequestListener = (_request, response) => {
  response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>No such page</h1>');
};

/**
 * The real gateway with real PostgreSQL and NATS, in front of fakes that implement the contracts: fakes of all
 * services, or the ones that `startFakes` starts.
 */
export async function startGatewayUnderTest(
  settings: Readonly<Record<string, string | undefined>> = {},
  startFakes: (databaseUrl: string, natsUrl: string) => Promise<RunningService> = startFakeServices,
): Promise<GatewayUnderTest> {
  const { adminUrl } = await startPostgres();
  const [nats, own, others, web, media] = await Promise.all([
    startNats(),
    createServiceDatabase(adminUrl, 'gateway'),
    createDatabase(adminUrl),
    startFakeHttp(notFound),
    startFakeHttp(notFound),
  ]);
  const services = await startFakes(others.url, nats.url);
  const start = (more: Record<string, string>): Promise<RunningService> =>
    startGateway(
      configSchema.parse({
        NATS_URL: nats.url,
        RPC_MIN_DEADLINE_MS: String(SUITE_RPC_DEADLINE_MS),
        GATEWAY_DATABASE_URL: own.url,
        PORT: '0',
        INTERNAL_PORT: '0',
        WEB_TOKEN,
        LOG_LEVEL: 'silent',
        WEB_URL: web.url,
        MEDIA_URL: media.url,
        MEDIA_UPLOAD_TOKEN: UPLOAD_TOKEN,
        ADMIN_PASSWORD: PASSWORD,
        SECOND_FACTOR_KEY: 'a-key-for-this-test-alone',
        ...settings,
        ...more,
      }),
    );
  const gateway = await start({});
  const replicas: RunningService[] = [];
  const url = `http://127.0.0.1:${gateway.httpPort}`;
  await waitForEvents(gateway.opsPort);
  const dataSource = gateway.app.get(DataSource);
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', ...headersOf(init) },
    });
    // A clone would keep an event stream open after its reader has left, so streams are not cloned.
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    await assertMatchesDocument(init.method ?? 'GET', path, isStream ? answer : answer.clone());
    return answer;
  };
  return {
    url,
    internalUrl: `http://127.0.0.1:${gateway.internalPort}`,
    gateway,
    services,
    dataSource,
    nats,
    web,
    media,
    call,
    sessionOf: (role) => sessionOf(dataSource, call, role),
    cacheSettled: async () => {
      const cache = gateway.app.get(ResponseCache);
      await waitFor('every process to have acted on all events', () => cache.isSettled);
    },
    startReplica: async (more = {}) => {
      const replica = await start(more);
      replicas.push(replica);
      return `http://127.0.0.1:${replica.httpPort}`;
    },
    stop: async () => {
      for (const replica of replicas) await replica.stop();
      await gateway.stop();
      await services.stop();
      await Promise.all([web.stop(), media.stop(), nats.stop()]);
      await invalidateAll([own, others]);
    },
  };
}

const headersOf = ({ headers }: RequestInit): Record<string, string> =>
  Object.fromEntries(new Headers(headers));

const invalidateAll = async (databases: TestDatabase[]): Promise<void> => {
  for (const database of databases) await database.drop();
};

async function waitForEvents(opsPort: number): Promise<void> {
  await waitFor(
    'the gateway to be ready',
    async () => (await fetch(`http://127.0.0.1:${opsPort}/health/ready`)).ok,
  );
}

async function sessionOf(
  dataSource: DataSource,
  call: GatewayUnderTest['call'],
  role: Role,
): Promise<string> {
  const username = role === 'admin' ? 'admin' : `${role}@manzil.example`;
  if (!(await dataSource.manager.existsBy(Member, { username }))) {
    await dataSource.manager.insert(Member, { username, role, passwordHash: await hashPassword(PASSWORD) });
  }
  const answer = await call('/login', postJson({ username, password: PASSWORD }));
  if (!answer.ok) throw new Error(`${role} could not log in: ${answer.status}`);
  const cookie = cookieOf(answer);
  await dataSource.query('UPDATE session SET confirmed_at = now() WHERE token_hash = $1', [
    hashToken(cookie.split('=')[1] ?? ''),
  ]);
  return cookie;
}

/** Confirms the password, as the backend requires before it invites, changes a role or exports leads. */
export async function confirmSession(
  call: (path: string, init: RequestInit) => Promise<Response>,
  cookie: string,
  password = PASSWORD,
): Promise<void> {
  const answer = await call(
    '/api/session/confirmation',
    postJson({ method: 'password', password }, { cookie }),
  );
  if (!answer.ok) throw new Error(`The confirmation answered ${answer.status}`);
}

/** `name=value` of the cookie that a response sets. */
export const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

export const postJson = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

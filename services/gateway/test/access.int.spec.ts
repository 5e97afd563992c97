import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { READING, isPermitted } from '@manzil/contracts/gateway/permissions';
import { nameOf, type Endpoint } from '@manzil/contracts/http/endpoint';
import { updateProperties } from '@manzil/contracts/http/import-runs';
import { ROLES, type Role } from '@manzil/contracts/gateway/account';
import { alteredToken } from '@manzil/testing/altered-token';
import { hashToken } from '../src/accounts/sessions/session-token.js';
import { wholeRegistry } from '../src/whole-document.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

interface Layer {
  route?: { path: string; stack: { method: string }[] };
}

/** An empty request to the route: if it is refused as invalid or not found, access was granted. */
const addressOf = ({ path }: Endpoint): string =>
  path.replace(':id', '00000000-0000-4000-8000-000000000000').replace(/:\w+/g, 'nothing');

const mayEnter = ({ audience }: Endpoint, role: Role | undefined): boolean =>
  audience === 'public' || (role !== undefined && (audience === 'member' || isPermitted(role, audience)));

const named = (routes: readonly Endpoint[]) => routes.map((route) => [nameOf(route), route] as const);

const ROUTES = wholeRegistry().endpoints;
// Logging out ends the session that the other cases use.
const WALKED = ROUTES.filter(({ path }) => path !== '/logout');
const GUARDED = WALKED.filter(({ audience }) => audience !== 'public');
// Mail programs are other sites; the token of the link is the right to use it, and no session is read.
const FROM_ANY_SITE = ['POST /mail/:token'];
const CHANGING = ROUTES.filter(
  (route) =>
    (route.method !== 'GET' || route.changesState === true) && !FROM_ANY_SITE.includes(nameOf(route)),
);

/** Actions on a member's own login, which are open to every role. */
const OWN_ACCOUNT = [
  'DELETE /api/push-devices/:id',
  'DELETE /api/second-factor/passkeys/:id',
  'DELETE /api/second-factor/totp',
  'DELETE /api/sessions/:id',
  'PATCH /api/second-factor/passkeys/:id',
  'POST /api/second-factor/passkey-options',
  'POST /api/second-factor/passkeys',
  'POST /api/second-factor/recovery-codes',
  'POST /api/second-factor/totp',
  'POST /api/second-factor/totp/confirmation',
  'POST /api/session/confirmation',
  'POST /api/session/confirmation/passkey-options',
  'POST /api/session/password',
  'PUT /api/push-devices/used',
  'PUT /api/session/details',
];

/**
 * Returns all attacks for the first route and, for every other route, the next two in rotation. One guard protects all
 * routes, so this shows that each route has the guard and runs every attack on dozens of routes.
 */
const some = <T>(attacks: readonly T[], place: number): readonly T[] =>
  attacks.filter((_attack, index) => place === 0 || [0, 1].includes((index + place * 2) % attacks.length));

const HERE = 'https://manzil.example';

/** Headers of requests that another site's page makes a browser send. */
const ELSEWHERE: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: HERE },
  { origin: 'https://evil.example' },
  { origin: 'https://manzil.example.evil.example' },
  { origin: 'http://manzil.example' },
  { origin: 'null' },
  { referer: 'https://evil.example/manzil.example' },
  { accept: 'text/html' },
];

describe('the endpoints of the API', () => {
  let stack: GatewayUnderTest;
  const cookies = new Map<Role, string>();
  /** Invalid cookies by defect. */
  let worthless: Map<string, string>;
  beforeAll(async () => {
    stack = await startGatewayUnderTest({ PUBLIC_URL: HERE });
    for (const role of ROLES) cookies.set(role, await stack.sessionOf(role));
    worthless = await worthlessCookies();
  });
  afterAll(async () => {
    await stack.stop();
  });

  const cookieOf = (role: Role): string => cookies.get(role) ?? '';

  async function worthlessCookies(): Promise<Map<string, string>> {
    const [name = '', live = ''] = cookieOf('admin').split('=');
    return new Map([
      ['expired', await staleCookie()],
      ['of a disabled admin', await disabledCookie()],
      ['made up', `${name}=${randomBytes(32).toString('base64url')}`],
      ['cut short', `${name}=${live.slice(0, -1)}`],
      ['made longer', `${name}=${live}A`],
      ['altered', `${name}=${alteredToken(live)}`],
      [
        'in other letters',
        `${name}=${live.toLowerCase() === live ? live.toUpperCase() : live.toLowerCase()}`,
      ],
      ['under another name', `${name}2=${live}`],
      ['its stored hash', `${name}=${hashToken(live).toString('base64url')}`],
      ['empty', `${name}=`],
      ['a role', `${name}=admin`],
      ['a quotation', `${name}=' OR 1=1`],
    ]);
  }

  async function staleCookie(): Promise<string> {
    const cookie = await stack.sessionOf('admin');
    await stack.dataSource.query(
      `UPDATE session SET expires_at = now() - interval '1 second' WHERE token_hash = $1`,
      [hashToken(cookie.split('=')[1] ?? '')],
    );
    return cookie;
  }

  async function disabledCookie(): Promise<string> {
    const cookie = await stack.sessionOf('admin');
    const [{ id }] = await stack.dataSource.query<[{ id: string }]>(
      `INSERT INTO member (username, role, disabled_at) VALUES ('gone', 'admin', now()) RETURNING id`,
    );
    const token = hashToken(cookie.split('=')[1] ?? '');
    await stack.dataSource.query('UPDATE session SET member_id = $1 WHERE token_hash = $2', [id, token]);
    return cookie;
  }

  const statusOf = async (route: Endpoint, headers: Record<string, string>): Promise<number> => {
    const answer = await stack.call(addressOf(route), { method: route.method, headers });
    // Server-sent events have no end to wait for.
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel();
    else await answer.arrayBuffer();
    return answer.status;
  };

  it('are exactly the routes of the router', () => {
    const router = stack.gateway.app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
    const mounted = router.router.stack.flatMap(({ route }) =>
      route === undefined ? [] : route.stack.map(({ method }) => `${method.toUpperCase()} ${route.path}`),
    );
    expect(mounted.sort()).toEqual(ROUTES.map(nameOf).sort());
  });

  it.each(named(WALKED))('let nobody but its audience into %s', async (_name, route) => {
    const nobody = await statusOf(route, { cookie: '' });
    if (route.audience === 'public')
      expect([401, 403]).not.toContain(nobody === 401 && route.path === '/login' ? 200 : nobody);
    else expect(nobody).toBe(401);
    for (const role of ROLES) {
      const status = await statusOf(route, { cookie: cookieOf(role) });
      if (mayEnter(route, role)) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(403);
    }
  });

  it('that only read name a permission to read, and those that change something name another', () => {
    const roles = GUARDED.filter(({ audience }) => audience !== 'member');
    const reading = roles.filter(({ audience }) => READING.some((name) => name === audience));
    expect(reading).toEqual(roles.filter((route) => !CHANGING.includes(route)));
  });

  // Uses the results of the cases above: the routes that each role may enter.
  it('let an auditor read whatever members may read, and change nothing but their own account', () => {
    const changing = GUARDED.filter((route) => CHANGING.includes(route));
    const reading = GUARDED.filter((route) => !CHANGING.includes(route));
    expect(reading.filter((route) => !mayEnter(route, 'auditor')).map(nameOf)).toEqual([]);
    const open = changing.filter((route) => mayEnter(route, 'auditor')).map(nameOf);
    expect(open.toSorted()).toEqual(OWN_ACCOUNT);
  });

  it.each([
    ['editor', 'marketer'],
    ['manager', 'editor'],
    ['admin', 'manager'],
    ['admin', 'auditor'],
    ['editor', 'agent'],
  ] as const)('let an %s do whatever a %s may', (more, less) => {
    const only = GUARDED.filter((route) => mayEnter(route, less) && !mayEnter(route, more));
    expect(only.map(nameOf)).toEqual([]);
    expect(GUARDED.some((route) => mayEnter(route, more) && !mayEnter(route, less))).toBe(true);
  });

  it('let a marketer start no import and see no lead', () => {
    const open = GUARDED.filter((route) => mayEnter(route, 'marketer')).map(nameOf);
    expect(open.filter((name) => /\/api\/(data|feed|leads|lead-|viewing|mail)/.test(name))).toEqual([]);
    expect(open).toEqual(expect.arrayContaining(['PUT /api/pages/:id', 'PUT /api/properties/:id/overrides']));
  });

  it.each(named(GUARDED))('let no stale, forged or disabled session into %s', async (_name, route) => {
    const letIn: string[] = [];
    for (const [what, cookie] of some([...worthless], GUARDED.indexOf(route))) {
      if ((await statusOf(route, { cookie })) !== 401) letIn.push(what);
    }
    expect(letIn).toEqual([]);
  });

  it('let no picture, script, frame or link of a page act for the member who views it', async () => {
    const cookie = cookieOf('admin');
    const letIn: string[] = [];
    const reading = WALKED.filter(({ method, audience, readsSession }) => {
      const hasMember = audience !== 'public' || readsSession === true;
      return method === 'GET' && hasMember;
    });
    for (const route of reading)
      if ((await statusOf(route, { cookie, 'sec-fetch-dest': 'image' })) !== 403) letIn.push(nameOf(route));
    // A picture itself, which changes nothing.
    expect(letIn).toEqual(['GET /api/leads/:id/photos/:photo']);
    const changing = reading.filter(({ changesState }) => changesState === true);
    expect(changing).toContain(updateProperties);
    for (const route of changing) {
      for (const destination of 'style script font audio video track object embed iframe frame manifest worker xslt document'.split(
        ' ',
      ))
        expect(await statusOf(route, { cookie, 'sec-fetch-dest': destination })).toBe(403);
      for (const [destination, site] of [
        ['empty', 'same-origin'],
        ['document', 'none'],
      ] as const) {
        const headers = { cookie, 'sec-fetch-dest': destination, 'sec-fetch-site': site };
        expect(await statusOf(route, headers)).not.toBe(403);
      }
    }
  });

  it('accept nothing from other sites but the button of a mail program', () => {
    const open = ROUTES.filter(({ fromAnySite }) => fromAnySite === true);
    expect(open.map(nameOf)).toEqual(FROM_ANY_SITE);
    expect(open.every(({ audience, readsSession }) => audience === 'public' && readsSession !== true)).toBe(
      true,
    );
  });

  it.each(named(CHANGING))('refuse %s on behalf of another site, for every caller', async (_name, route) => {
    const cookie = cookieOf('admin');
    const send = async (headers: Record<string, string>): Promise<number> => {
      const answer = await fetch(stack.url + addressOf(route), {
        method: route.method,
        headers: { cookie, ...headers },
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    for (const headers of some(ELSEWHERE, CHANGING.indexOf(route))) {
      expect([headers, await send(headers)]).toEqual([headers, 403]);
    }
  });
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, type Role } from '@manzil/contracts/gateway/account';
import { ROUTES } from '../src/front-door/route-table.js';
import { nameOf, type Route } from '../src/front-door/routes/route.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

interface Layer {
  route?: { path: string; stack: { method: string }[] };
}

/** A request to the route with nothing in it: refused as invalid or not found is let in, as far as access goes. */
const addressOf = ({ path }: Route): string =>
  path.replace(':id', '00000000-0000-4000-8000-000000000000').replace(/:\w+/, 'nothing');

const mayEnter = ({ audience }: Route, role: Role | undefined): boolean =>
  audience === 'public' || (role !== undefined && (audience === 'member' || audience.includes(role)));

describe('the route table', () => {
  let stack: GatewayUnderTest;
  const cookies = new Map<Role, string>();
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    for (const role of ROLES) cookies.set(role, await stack.sessionOf(role));
  });
  afterAll(async () => {
    await stack.stop();
  });

  const statusOf = async (route: Route, cookie: string): Promise<number> => {
    const answer = await stack.call(addressOf(route), { method: route.method, headers: { cookie } });
    await answer.arrayBuffer();
    return answer.status;
  };

  it('holds exactly the routes of the router', () => {
    const router = stack.gateway.app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
    const mounted = router.router.stack.flatMap(({ route }) =>
      route === undefined ? [] : route.stack.map(({ method }) => `${method.toUpperCase()} ${route.path}`),
    );
    expect(mounted.sort()).toEqual(ROUTES.map(nameOf).sort());
  });

  // Logging out ends the session that the other cases use.
  const guarded = ROUTES.filter(({ path }) => path !== '/logout');

  it.each(guarded.map((route) => [nameOf(route), route] as const))(
    'lets nobody but its audience into %s',
    async (_name, route) => {
      const nobody = await statusOf(route, '');
      if (route.audience === 'public')
        expect([401, 403]).not.toContain(nobody === 401 && route.path === '/login' ? 200 : nobody);
      else expect(nobody).toBe(401);
      for (const role of ROLES) {
        const status = await statusOf(route, cookies.get(role) ?? '');
        if (mayEnter(route, role)) expect([401, 403]).not.toContain(status);
        else expect(status).toBe(403);
      }
    },
  );

  it.each(
    guarded.filter(({ audience }) => audience !== 'public').map((route) => [nameOf(route), route] as const),
  )('lets no stale or forged session into %s', async (_name, route) => {
    const stale = await stack.sessionOf('admin');
    await stack.dataSource.query(
      `UPDATE session SET expires_at = now() - interval '1 second' WHERE created_at = (SELECT max(created_at) FROM session)`,
    );
    const forged = `manzil_session=${randomBytes(32).toString('base64url')}`;
    for (const cookie of [
      stale,
      forged,
      'manzil_session=',
      'manzil_session=admin',
      "manzil_session=' OR 1=1",
    ]) {
      expect(await statusOf(route, cookie)).toBe(401);
    }
  });

  it.each(
    guarded
      .filter(({ method, changesState }) => method !== 'GET' || changesState === true)
      .map((route) => [nameOf(route), route] as const),
  )('refuses %s on behalf of another site, whoever asks', async (_name, route) => {
    const headers = { cookie: cookies.get('admin') ?? '', 'sec-fetch-site': 'cross-site' };
    const answer = await stack.call(addressOf(route), { method: route.method, headers });
    expect(answer.status).toBe(403);
  });
});

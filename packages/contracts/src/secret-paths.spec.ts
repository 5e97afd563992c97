import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutLinkTokens } from './secret-paths.js';

const TOKEN = 'q7Zt.4bX-0_yU';
const folder = new URL('http/', import.meta.url);

/** The paths of all endpoints that have a token in them. */
async function pathsWithToken(): Promise<string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  const modules: Record<string, unknown>[] = [];
  for (const file of files)
    modules.push((await import(new URL(file, folder).href)) as Record<string, unknown>);
  const paths = modules.flatMap(Object.values).flatMap((exported: unknown) => {
    const { path } = (typeof exported === 'object' ? (exported ?? {}) : {}) as { path?: unknown };
    return typeof path === 'string' && path.includes(':token') ? [path] : [];
  });
  return [...new Set(paths)];
}

describe('the path of a request in the log', () => {
  it('has no token of any endpoint', async () => {
    const paths = await pathsWithToken();
    expect(paths.length).toBeGreaterThan(14);
    for (const path of paths) {
      const sent = path.replace(':token', TOKEN);
      const logged = withoutLinkTokens(sent);
      expect(logged).toBe(`${path.slice(0, path.indexOf(':token'))}…`);
      expect(withoutLinkTokens(sent.toUpperCase())).not.toContain(TOKEN.toUpperCase());
      expect(withoutLinkTokens(`/${sent}?lang=ar`)).toBe(`/${logged}`);
    }
  });

  it.each([
    [`No route matches URL "/mail/${TOKEN}/more"`, 'No route matches URL "/mail/…"'],
    [`Cannot POST https://agency.example/password/${TOKEN}`, 'Cannot POST https://agency.example/password/…'],
    [`It failed\n  at /mydata/${TOKEN}:1`, 'It failed\n  at /mydata/…'],
  ])('nor has a message: %s', (message, logged) => {
    expect(withoutLinkTokens(message)).toBe(logged);
  });

  it.each(['/', '/api/leads/7', '/buy/dubai-marina', '/api/viewings/12', '/mail', '/srv/app/mail/send.js:3'])(
    'is unchanged without one: %s',
    (path) => {
      expect(withoutLinkTokens(path)).toBe(path);
    },
  );
});

import { siteUrl } from './site.js';

/** A request to the running product with the origin of the site, with or without a session. */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;

const callWith =
  (cookie: string): Call =>
  (path, init = {}) =>
    fetch(siteUrl() + path, {
      redirect: 'manual',
      ...init,
      headers: { origin: new URL(siteUrl()).origin, ...(cookie && { cookie }), ...init.headers },
    });

/** Calls without a session. */
export const asVisitor: Call = callWith('');

/** The first admin of the running product, whose credentials `npm start` prints. */
export function adminCredentials(): { username: string; password: string } {
  const [username, password] = [process.env.E2E_ADMIN_USERNAME, process.env.E2E_ADMIN_PASSWORD];
  if (username === undefined || password === undefined)
    throw new Error(
      'E2E_ADMIN_USERNAME and E2E_ADMIN_PASSWORD are not set: run the journeys through `npm test`',
    );
  return { username, password };
}

/** The session of the first admin by site URL; the test files of a worker share it. */
const sessions = new Map<string, string>();

/** Calls as the first admin, who confirms their identity when required. */
export async function asAdmin(): Promise<Call> {
  const call = callWith(await currentSession());
  return async (path, init) => {
    const answer = await call(path, init);
    if (answer.status !== 403 || !(await answer.clone().text()).includes('confirmBy')) return answer;
    await confirmAdmin(call);
    return call(path, init);
  };
}

/** Confirms the first admin's password, which sensitive changes require. */
async function confirmAdmin(call: Call): Promise<void> {
  const { password } = adminCredentials();
  const answer = await call('/api/session/confirmation', json('POST', { method: 'password', password }));
  if (!answer.ok) throw new Error(`The confirmation answered ${answer.status}`);
}

/** A test may have ended the session that an earlier file started. */
async function currentSession(): Promise<string> {
  const known = sessions.get(siteUrl());
  if (known !== undefined && (await callWith(known)('/api/session')).ok) return known;
  const session = await signIn();
  sessions.set(siteUrl(), session);
  return session;
}

async function signIn(): Promise<string> {
  const answer = await asVisitor('/login', json('POST', adminCredentials()));
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!answer.ok || cookie === undefined) throw new Error(`The login answered ${answer.status}`);
  return cookie;
}

/** Returns the options for sending `body` as JSON with `fetch`. */
export const json = (method: 'POST' | 'PUT' | 'PATCH', body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

import { readCookie } from '../front-door/read-cookie.js';

const SESSION_COOKIE = 'manzil_session';

/** The session token a request carries, if any. */
export function readSessionCookie(header: string | undefined): string | undefined {
  return readCookie(header, SESSION_COOKIE);
}

/** `secure` when visitors come over https; `maxAgeSeconds` 0 removes the cookie. */
export function sessionCookie(token: string, maxAgeSeconds: number, secure: boolean): string {
  const attributes = [
    `${SESSION_COOKIE}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${maxAgeSeconds}`,
  ];
  return [...attributes, ...(secure ? ['Secure'] : [])].join('; ');
}

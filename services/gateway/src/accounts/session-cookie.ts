const SESSION_COOKIE = 'manzil_session';

/** The session token a request carries, if any. */
export function readSessionCookie(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === SESSION_COOKIE) return value;
  }
  return undefined;
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

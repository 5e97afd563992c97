import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in 43 characters that need no escaping in a cookie. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash of a token is stored, so that a copy of the database grants no access. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const isSessionToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

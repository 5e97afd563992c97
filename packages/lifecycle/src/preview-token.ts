import { createHash } from 'node:crypto';

/** Returns what is stored of the token of a link. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

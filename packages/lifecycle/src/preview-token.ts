import { createHash } from 'node:crypto';

/** Returns the stored hash of a link token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

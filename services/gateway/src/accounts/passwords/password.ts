import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** For argon2id, the library's default algorithm: 19 MiB, two passes, one lane, as OWASP advises. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let decoy: Promise<string> | undefined;

/**
 * Checks a password against its hash. Without a hash (no such member) the work is done all the same, so that
 * the response time does not reveal which usernames exist.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(32).toString('hex'));
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}

/** Prepares the decoy before the first login needs it. */
export async function warmPasswordCheck(): Promise<void> {
  decoy ??= hashPassword(randomBytes(32).toString('hex'));
  await decoy;
}

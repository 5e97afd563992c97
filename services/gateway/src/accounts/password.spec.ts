import { describe, expect, it } from '@jest/globals';
import { hashPassword, passwordMatches } from './password.js';

describe('a password', () => {
  it('is kept as argon2id, salted', async () => {
    const [one, other] = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('matches its own hash alone', async () => {
    const hash = await hashPassword('secret');
    expect(await passwordMatches(hash, 'secret')).toBe(true);
    expect(await passwordMatches(hash, 'Secret')).toBe(false);
  });

  it('of nobody matches nothing, at the cost of a check', async () => {
    const hash = await hashPassword('secret');
    await passwordMatches(undefined, 'warm');
    const time = async (of: string | undefined): Promise<number> => {
      const started = performance.now();
      await passwordMatches(of, 'guess');
      return performance.now() - started;
    };
    expect(await passwordMatches(undefined, 'guess')).toBe(false);
    expect(await time(undefined)).toBeGreaterThan((await time(hash)) / 5);
  });
});

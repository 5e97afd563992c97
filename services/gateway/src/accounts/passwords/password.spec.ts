import { describe, expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './password.js';

describe('a password', () => {
  it('is stored as argon2id, salted', async () => {
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
    expect(await passwordMatches(undefined, 'guess')).toBe(false);
    const times = { known: Infinity, unknown: Infinity };
    const time = async (of: string | undefined): Promise<number> => {
      const started = performance.now();
      await passwordMatches(of, 'guess');
      return performance.now() - started;
    };
    // The fastest run of each, because other work on the machine can only slow them down.
    for (let round = 0; round < 10; round += 1) {
      times.known = Math.min(times.known, await time(hash));
      times.unknown = Math.min(times.unknown, await time(undefined));
    }
    expect(times.unknown).toBeGreaterThan(times.known / 5);
  });
});

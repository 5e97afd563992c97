import { describe, expect, it } from '@jest/globals';
import { retryLost } from './retry-lost.js';

const failing = (...failures: (string | undefined)[]) => {
  const asked = { times: 0 };
  const ask = (): Promise<string> => {
    const code = failures[asked.times];
    asked.times += 1;
    return code === undefined
      ? Promise.resolve('answer')
      : Promise.reject(Object.assign(new Error(code), { code }));
  };
  return { ask, asked };
};

describe('what is asked of another process', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])('is asked once more after %s', async (code) => {
    const { ask, asked } = failing(code);
    expect(await retryLost(ask)).toBe('answer');
    expect(asked.times).toBe(2);
  });

  it('is not asked a third time', async () => {
    const { ask, asked } = failing('ECONNRESET', 'ECONNREFUSED');
    await expect(retryLost(ask)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(asked.times).toBe(2);
  });

  it('is not asked again when it was slow or refused', async () => {
    const { ask, asked } = failing('ETIMEDOUT');
    await expect(retryLost(ask)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(asked.times).toBe(1);
  });
});

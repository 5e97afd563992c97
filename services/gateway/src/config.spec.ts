import { describe, expect, it } from '@jest/globals';
import { configSchema } from './config.js';

const read = (env: Record<string, string>) =>
  configSchema.safeParse({ GATEWAY_DATABASE_URL: 'postgres://x@localhost/x', ...env });

describe('the configuration', () => {
  it('trusts no proxy unless it is configured', () => {
    expect(read({}).data?.TRUST_PROXY).toBeUndefined();
    expect(read({ TRUST_PROXY: '1' }).data?.TRUST_PROXY).toBe(1);
    expect(read({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' }).data?.TRUST_PROXY).toEqual([
      'loopback',
      '10.0.0.0/8',
      'fd00::/8',
    ]);
  });

  it.each(['true', 'anyone', '10.0.0.0/8/8', '-1'])('does not take TRUST_PROXY=%s', (TRUST_PROXY) => {
    expect(read({ TRUST_PROXY }).error?.issues[0]?.path).toEqual(['TRUST_PROXY']);
  });

  it('names the variable that is wrong', () => {
    expect(read({ WEB_URL: 'ftp://web' }).error?.issues[0]?.path).toEqual(['WEB_URL']);
    expect(read({ ADMIN_PASSWORD: 'short' }).error?.issues[0]?.path).toEqual(['ADMIN_PASSWORD']);
  });
});

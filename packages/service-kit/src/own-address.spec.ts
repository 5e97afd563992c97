import { describe, expect, it } from 'vitest';
import { ownAddress } from './own-address.js';

describe('the address to listen on', () => {
  it.each(['0.0.0.0', '127.0.0.1', '::1'])('is %s as given', async (host) => {
    expect(await ownAddress(host)).toBe(host);
  });

  it('is that of this machine which a name leads to', async () => {
    expect(['127.0.0.1', '::1']).toContain(await ownAddress('localhost'));
  });
});

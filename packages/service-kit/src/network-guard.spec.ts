import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { guardedLookup, isPublic, refusePrivateAddress } from './network-guard.js';

describe('the guard of private networks', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    // Outside of 2000::/3: former site-local addresses, translated private ones, and unassigned ones.
    'fec0::1',
    '64:ff9b:1::a00:1',
    '4000::1',
    'ff02::1',
    'not an address',
  ])('treats %s as private', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(['8.8.8.8', '151.101.1.69', '2606:4700::6810:84e5', '::ffff:8.8.8.8'])(
    'treats %s as public',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
  ])('refuses the private host of %s in every notation', (url) => {
    expect(() => {
      refusePrivateAddress(new URL(url).hostname, []);
    }).toThrow(/private network/);
  });

  it('allows a private address on the allowlist', () => {
    expect(() => {
      refusePrivateAddress('127.0.0.1', ['127.0.0.1']);
    }).not.toThrow();
  });

  const lookUp = (addresses: string[], allowed: string[], all: boolean) =>
    new Promise((done) => {
      const answers: LookupAddress[] = addresses.map((address) => ({ address, family: 4 }));
      const guarded = guardedLookup(allowed, (_host, _options, callback) => {
        callback(null, answers);
      });
      guarded('feeds.example', { all }, (error, address) => {
        done(error ?? address);
      });
    });

  it('gives the socket the same addresses that it checked', async () => {
    expect(await lookUp(['8.8.8.8', '8.8.4.4'], [], true)).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '8.8.4.4', family: 4 },
    ]);
    expect(await lookUp(['8.8.8.8'], [], false)).toBe('8.8.8.8');
  });

  it('refuses a name with one private address among public ones, unless the name is allowed', async () => {
    expect(String(await lookUp(['8.8.8.8', '10.0.0.1'], [], true))).toMatch(/private network/);
    expect(await lookUp(['10.0.0.1'], ['FEEDS.example'], false)).toBe('10.0.0.1');
  });
});

import { describe, expect, it } from 'vitest';
import { AddressLimit } from './address-limit.js';

describe('the limit of an address', () => {
  it('refuses what exceeds it, returns when to come back, and admits then', () => {
    let now = 0;
    const limit = new AddressLimit(2, () => now);
    limit.admit('192.0.2.1');
    now = 60_000;
    limit.admit('192.0.2.1');
    const refused = { code: 'RATE_LIMITED', extra: { details: { retryAfterSeconds: 540 } } };
    expect(() => {
      limit.admit('192.0.2.1');
    }).toThrow(expect.objectContaining(refused));
    limit.admit('192.0.2.2');
    now = 600_000;
    limit.admit('192.0.2.1');
  });

  it('counts all addresses of one IPv6 network together', () => {
    const limit = new AddressLimit(1);
    limit.admit('2001:db8::1');
    expect(() => {
      limit.admit('2001:db8::2');
    }).toThrow('Too many messages');
  });

  it('still applies to a sender who writes among ten thousand others', () => {
    const limit = new AddressLimit(1);
    limit.admit('192.0.2.1');
    for (let index = 0; index < 10_000; index += 1) limit.admit(`10.0.${index >> 8}.${index & 255}`);
    expect(() => {
      limit.admit('192.0.2.1');
    }).toThrow('Too many messages');
  });
});

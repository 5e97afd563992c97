import { describe, expect, it } from 'vitest';
import { normalised } from './cache-key.js';

describe('the key of a read', () => {
  it('is one for all orders of its parameters', () => {
    expect(normalised('/buy', 'b=2&a=1')).toBe(normalised('/buy', 'a=1&b=2'));
  });

  it('leaves out what a campaign adds', () => {
    expect(normalised('/buy', 'utm_source=mail&page=2&gclid=x&fbclid=y')).toBe('/buy?page=2');
  });

  it('of a call has only the parameters it knows, and those with a value', () => {
    expect(normalised('/api/x', 'page=2&other=1&q=', ['page', 'q'])).toBe('/api/x?page=2');
  });

  it('preserves the order of repetitions, for they may differ', () => {
    expect(normalised('/x', 'a=2&a=1')).not.toBe(normalised('/x', 'a=1&a=2'));
  });

  it('is nothing for an address that is too long', () => {
    expect(normalised('/x', `a=${'1'.repeat(2_000)}`)).toBeUndefined();
  });
});

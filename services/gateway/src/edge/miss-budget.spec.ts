import { beforeEach, describe, expect, it } from 'vitest';
import { MissBudget } from './miss-budget.js';

describe('the budget of a visitor', () => {
  let now: number;
  let budget: MissBudget;
  beforeEach(() => {
    now = 0;
    budget = new MissBudget(10, () => now);
  });

  const takeAll = (address: string): number => {
    let taken = 0;
    while (budget.take(address) === undefined) taken += 1;
    return taken;
  };

  it('admits a burst, returns when to come back, and admits one then', () => {
    expect(takeAll('192.0.2.1')).toBe(10);
    expect(budget.take('192.0.2.1')).toBe(30);
    now = 29_000;
    expect(budget.take('192.0.2.1')).toBe(1);
    now = 30_000;
    expect(budget.take('192.0.2.1')).toBeUndefined();
    expect(budget.take('192.0.2.1')).toBe(30);
    expect(takeAll('192.0.2.2')).toBe(10);
  });

  it('is full again after five minutes, and never more than full', () => {
    takeAll('192.0.2.1');
    now = 300_000;
    expect(takeAll('192.0.2.1')).toBe(10);
    now = 10_000_000;
    expect(takeAll('192.0.2.1')).toBe(10);
  });

  it('is one for all addresses of an IPv6 network, and for an IPv4 address in any spelling', () => {
    expect(takeAll('2001:db8:1:2::1')).toBe(10);
    expect(budget.take('2001:db8:1:2:ffff::9')).toBeDefined();
    expect(budget.take('2001:db8:1:3::1')).toBeUndefined();
    expect(takeAll('192.0.2.1')).toBe(10);
    expect(budget.take('::ffff:192.0.2.1')).toBeDefined();
  });

  it('still applies to a visitor who comes among ten thousand others', () => {
    takeAll('192.0.2.1');
    for (let index = 0; index < 10_000; index += 1) budget.take(`10.0.${index >> 8}.${index & 255}`);
    expect(budget.take('192.0.2.1')).toBeDefined();
  });
});

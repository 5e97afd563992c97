import { describe, expect, it } from 'vitest';
import { purchaseCosts } from './purchase-costs.js';

describe('the costs of buying', () => {
  it('are those of the land department, the bank and the agency', () => {
    const { items, total } = purchaseCosts(2_000_000, 1_600_000);
    expect(Object.fromEntries(items.map(({ name, amount }) => [name, Math.round(amount)]))).toEqual({
      transfer: 80_580,
      agency: 42_000,
      trustee: 4_200,
      mortgageRegistration: 4_290,
      arrangement: 16_800,
      valuation: 3_150,
    });
    expect(Math.round(total)).toBe(151_020);
  });

  it('name no bank when nothing is borrowed, and less of a trustee for a small price', () => {
    const { items } = purchaseCosts(400_000, 0);
    expect(items.map(({ name }) => name)).toEqual(['transfer', 'agency', 'trustee']);
    expect(items.at(-1)?.amount).toBe(2_100);
  });
});

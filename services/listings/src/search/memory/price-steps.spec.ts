import { BUY_PRICE_STEPS, PRICE_PERIODS, priceSteps } from '@manzil/contracts/listings/vocabulary';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { PRICE_STEPS, priceStepOf, pricesByStep } from './price-steps.js';

const [step = 0, next = 0] = BUY_PRICE_STEPS;
const rentSteps = PRICE_PERIODS.flatMap((period) =>
  priceSteps('rent', period).map((each) => each * (period === 'monthly' ? 12 : 1)),
);

const price = fc.oneof(
  fc.constantFrom(...BUY_PRICE_STEPS, ...rentSteps),
  fc.integer({ min: 0, max: 2_000_000_000 }),
  fc.integer({ min: 0, max: 200_000 }),
);

describe('the steps of prices', () => {
  it('has a position for each offered limit and one between two of them', () => {
    expect(priceStepOf('sale', null)).toBe(0);
    expect(priceStepOf('sale', step - 1)).toBe(1);
    expect(priceStepOf('sale', step)).toBe(2);
    expect(priceStepOf('sale', step + 1)).toBe(3);
    expect(priceStepOf('sale', next - 1)).toBe(3);
    expect(priceStepOf('sale', next)).toBe(4);
  });

  it('counts prices at and between any limits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sale' as const, 'rent' as const),
        fc.array(fc.option(price)),
        fc.uniqueArray(price, { minLength: 1, maxLength: 8 }),
        (adType, prices, given) => {
          const limits = given.toSorted((a, b) => a - b);
          const byStep = new Int32Array(PRICE_STEPS);
          for (const each of prices) {
            const at = priceStepOf(adType, each);
            byStep[at] = (byStep[at] ?? 0) + 1;
          }
          const stated = prices.filter((each) => each !== null);
          const counted = pricesByStep(
            adType,
            byStep,
            limits,
            (after, limit, isIncluded) =>
              stated.filter((each) => each > after && (isIncluded ? each <= limit : each < limit)).length,
          );
          expect(counted).toEqual({
            below: stated.filter((each) => each < (limits[0] ?? 0)).length,
            at: limits.map((limit) => stated.filter((each) => each === limit).length),
            above: limits.map(
              (limit, index) =>
                stated.filter((each) => each > limit && each < (limits[index + 1] ?? Infinity)).length,
            ),
          });
        },
      ),
    );
  });
});

import { expect, it } from 'vitest';
import { RetryBudget } from './retry-budget.js';

const spendAll = (budget: RetryBudget): number => {
  let spent = 0;
  while (spent < 1_000 && budget.spend()) spent += 1;
  return spent;
};

it('admits 20 retries at once, and then one for each ten first attempts', () => {
  const budget = new RetryBudget();
  expect(spendAll(budget)).toBe(20);
  for (let attempt = 0; attempt < 50; attempt += 1) budget.earn();
  // 0.1 is not exact in binary: the fifth retry may come one attempt later.
  budget.earn();
  expect(spendAll(budget)).toBe(5);
});

it('saves up 20 retries at most', () => {
  const budget = new RetryBudget();
  for (let attempt = 0; attempt < 1_000; attempt += 1) budget.earn();
  expect(spendAll(budget)).toBe(20);
});

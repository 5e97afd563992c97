import { readdirSync, readFileSync } from 'node:fs';
import { RuleTester } from 'eslint';
import { describe, expect, it } from 'vitest';
import { feeConstants, isFigureOfFee } from './fee-constants.mjs';

const DEMO = new URL('../../demo/content/', import.meta.url);

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

new RuleTester().run('fee-constants', feeConstants, {
  valid: [
    'const { fees } = buyingCosts(input, book, asOf);',
    'const downPayment = (price * down) / 100;',
    "const texts = { fees: 'Fees in total' };",
    'const width = 580;',
    "const opacity = { commission: 'Agency commission', alpha: 1 };",
    "const note = '4% of the homes';",
  ],
  invalid: [
    { code: 'const VAT = 1.05;', errors: 1 },
    { code: "const items = [{ name: 'transferFee', amount: price * 0.04 + 580 }];", errors: 2 },
    { code: "const items = [{ name: 'agency commission', amount: price * 0.02 }];", errors: 1 },
    { code: 'const TRUSTEE_STEP = 500_000;', errors: 1 },
    { code: 'function leastDown(price) { return price > 5_000_000 ? 30 : 20; }', errors: 3 },
    { code: 'const rent = { deposit: annualRent * 0.05 };', errors: 1 },
    { code: "const text = 'Agency commission, 2%';", errors: 1 },
    { code: 'const text = `Ejari costs AED 220 ${more}`;', errors: 1 },
  ],
});

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item)])
    : [];
};

const files = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

it.each(files)('%s of the demo names no figure of a fee', (file) => {
  const texts = textsIn(JSON.parse(readFileSync(new URL(file, DEMO), 'utf8')));
  expect(texts.filter(isFigureOfFee)).toEqual([]);
});

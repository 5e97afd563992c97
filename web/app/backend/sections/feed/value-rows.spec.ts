import { expect, it } from 'vitest';
import type { UnmappedValue, ValueMap } from '@manzil/contracts/listings/feed-values';
import { valueRows, withMeaning } from './value-rows';

const met = (term: UnmappedValue['term'], value: string, count: number): UnmappedValue => ({
  term,
  value,
  count,
  field: 'Objekt',
  rejected: term === 'adType',
  references: ['A-1'],
  line: 2,
});

it('a word that the last update and the sample have is one row, and choosing leaves it in its place', () => {
  const [update, sample] = [[met('unitType', 'Stadtvilla', 12)], [met('unitType', 'STADTVILLA', 3)]];
  const others = [met('unitType', 'Zelt', 1), met('adType', 'Tausch', 1)];
  const before = valueRows([...update, ...others], sample, {});
  expect(before.map(({ value, inUpdate, inSample }) => [value, inUpdate, inSample])).toEqual([
    ['Tausch', 1, 0],
    ['STADTVILLA', 12, 3],
    ['Zelt', 1, 0],
  ]);
  const after = valueRows([...update, ...others], [], withMeaning({}, 'unitType', 'stadtvilla', 'Villa'));
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  expect(after.map(({ chosen }) => chosen)).toEqual([undefined, 'Villa', undefined]);
});

it('a word that is mapped already is shown though nothing has it now', () => {
  expect(valueRows([], [], { furnishing: { mö: '' } })).toMatchObject([
    { value: 'mö', chosen: '', inUpdate: 0 },
  ]);
});

it('a meaning that is taken away leaves nothing behind', () => {
  const values: ValueMap = { unitType: { a: 'Villa', b: '' } };
  const one = withMeaning(values, 'unitType', 'a', undefined);
  expect(one).toEqual({ unitType: { b: '' } });
  expect(withMeaning(one, 'unitType', 'b', undefined)).toEqual({});
  expect(withMeaning(values, 'unitType', 'b', 'Land')).toEqual({ unitType: { a: 'Villa', b: 'Land' } });
});

import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readCsv } from './read-csv.js';
import { csvCell, csvLine } from '@manzil/service-kit/csv';

describe('CSV', () => {
  it.each(['=1+1', '+971-50', '+A1', '+1 +A1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
    '%j is no formula',
    (value) => {
      expect(csvCell(value).replace(/^"/, '')[0]).toBe("'");
    },
  );

  it.each(['+971501234567', '+971 50 123 4567'])('%j is a phone number and stays as it is', (value) => {
    expect(csvCell(value)).toBe(value);
  });

  it('is read back as it was written, except for the mark before formulas', () => {
    const texts = fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { minLength: 1, maxLength: 5 });
    const nasty = fc.array(fc.stringMatching(/^[=+@\t\r\n",;a1 -]{0,6}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.oneof(texts, nasty), (values) => {
        const [row, ...more] = readCsv(csvLine(values));
        expect(more).toEqual([]);
        expect(row).toEqual(
          values.map((value) =>
            /^[=+\-@\t\r\n＝＋－＠]/.test(value) && !/^\+\d[\d ]+$/.test(value) ? `'${value}` : value,
          ),
        );
        for (const cell of row ?? []) expect(cell).not.toMatch(/^(?:[=\-@\t\r\n]|\+(?!\d[\d ]+$))/);
      }),
      { numRuns: 2_000 },
    );
  });
});

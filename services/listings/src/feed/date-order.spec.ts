import { describe, expect, it } from 'vitest';
import { FORMATS, readListings as read } from '../../test/one-listing.js';

describe.each(FORMATS)('the dates of a feed in %s', (format) => {
  const updates = async (...dates: string[]): Promise<unknown[]> => {
    const found = await read(
      format,
      dates.map((date) => ({ updated: date, listed: date })),
    );
    return found.map(({ record, problems }) => [record?.updatedAt ?? null, problems.length > 0]);
  };
  const day = (date: string): [string, boolean] => [new Date(`${date}T00:00:00+04:00`).toISOString(), false];

  it.each([
    [
      ['05/06/2026', '25/06/2026'],
      ['2026-06-05', '2026-06-25'],
    ],
    [
      ['25/06/2026', '05/06/2026'],
      ['2026-06-25', '2026-06-05'],
    ],
    [
      ['05/06/2026', '06/25/2026'],
      ['2026-05-06', '2026-06-25'],
    ],
    [
      ['05-06-2026', '04/06/2026', '13-01-2026'],
      ['2026-06-05', '2026-06-04', '2026-01-13'],
    ],
    [
      ['05/06/2026', '2026-06-25', '20-May-2026'],
      ['2026-05-06', '2026-06-25', '2026-05-20'],
    ],
    [['05/06/2026', ...Array.from({ length: 900 }, () => '06/06/2026'), '25/06/2026'], ['2026-06-05']],
  ])('have one order of day and month: %j', async (given, expected) => {
    if (format === 'propertyfinder') return;
    expect((await updates(...given)).slice(0, expected.length)).toEqual(expected.map(day));
  });

  it('are not understood when they contradict each other', async () => {
    if (format === 'propertyfinder') return;
    const found = await updates('25/06/2026', '06/25/2026', '05/06/2026');
    expect(found).toEqual([day('2026-06-25'), day('2026-06-25'), [null, true]]);
  });

  it('in the future are left out with a warning', async () => {
    if (format === 'propertyfinder') return;
    expect(await updates('2099-05-20', '2026-05-20')).toEqual([[null, true], day('2026-05-20')]);
  });
});

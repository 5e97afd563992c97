import { describe, expect, it } from 'vitest';
import { mergeRows, picksOf } from './merge-rows';

describe('mergeRows', () => {
  const base = { title: 'Villas', text: 'Old', link: '/buy', tags: ['sea'], live: true };

  it('names who changed a field that differs, and leaves out the others', () => {
    const mine = { ...base, title: 'Mine', text: 'Mine' };
    const theirs = { ...base, text: 'Theirs', tags: ['sea', 'pool'] };
    expect(mergeRows(base, mine, theirs).map(({ field, changedBy }) => [field, changedBy])).toEqual([
      ['title', 'me'],
      ['text', 'both'],
      ['tags', 'them'],
    ]);
  });

  it('leaves out what both changed to the same', () => {
    const both = { ...base, title: 'New' };
    expect(mergeRows(base, both, { ...both })).toEqual([]);
  });
});

describe('picksOf', () => {
  it('begins with the work of each, and with the own where both worked', () => {
    const rows = (['me', 'them', 'both'] as const).map((changedBy) => ({
      field: changedBy,
      mine: 1,
      theirs: 2,
      changedBy,
    }));
    expect(picksOf(rows)).toEqual({ me: 'mine', them: 'theirs', both: 'mine' });
  });
});

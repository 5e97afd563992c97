import { describe, expect, it } from 'vitest';
import { readTable, writeTable, type TableView } from './table-search-params';

const ALL: TableView = { search: '', sort: [], page: 1 };
const SOME: TableView = {
  search: 'two words & more',
  sort: [
    { id: 'price', desc: true },
    { id: 'name', desc: false },
  ],
  page: 3,
};

describe('the address of a table', () => {
  it.each([ALL, SOME])('gives back what was written into it', (view) => {
    expect(readTable(writeTable(new URLSearchParams(), '', view), '')).toEqual(view);
  });

  it('says nothing of a table that is looked at from its beginning', () => {
    expect(writeTable(new URLSearchParams('q=marina&sort=-price&page=2'), '', ALL).toString()).toBe('');
  });

  it('keeps what it says of other tables and of anything else', () => {
    const params = writeTable(new URLSearchParams('q=marina&page=2&tab=seo'), 'problems', SOME);
    expect(readTable(params, '')).toEqual({ search: 'marina', sort: [], page: 2 });
    expect(readTable(params, 'problems')).toEqual(SOME);
    expect(params.get('tab')).toBe('seo');
  });

  it.each(['0', '-1', '2.5', 'two', '', '1e99'])('takes page “%s” for the first', (page) => {
    expect(readTable(new URLSearchParams({ page }), '').page).toBe(1);
  });

  it('takes an order without columns for none', () => {
    expect(readTable(new URLSearchParams({ sort: ',-,' }), '').sort).toEqual([]);
  });
});

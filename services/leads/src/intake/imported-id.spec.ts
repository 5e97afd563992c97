import { describe, expect, it } from 'vitest';
import { importedId } from './imported-id.js';

describe('the id of a row', () => {
  const row = { id: '', email: 'r@example.com', phone: '', cells: ['Rashid', 'r@example.com'] };

  it('is that of our own export, in whatever case', () => {
    const id = '0190A3C4-0000-7000-8000-000000000001';
    expect(importedId({ ...row, id })).toBe(id.toLowerCase());
  });

  it('is the same for the same row, and another one for any other', () => {
    const ids = [
      importedId(row),
      importedId({ ...row, cells: ['Rashid', 'r@example.com', ''] }),
      importedId({ ...row, cells: ['Rashidr', '@example.com'] }),
      importedId({ ...row, id: '7' }),
      importedId({ ...row, id: '7', email: 'other@example.com' }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(importedId({ ...row })).toBe(ids[0]);
    expect(importedId({ ...row, id: '7', cells: ['Renamed'] })).toBe(ids[3]);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

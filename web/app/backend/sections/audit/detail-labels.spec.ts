import { describe, expect, it } from 'vitest';
import { detailWords } from './detail-labels.js';

describe('details of the audit trail', () => {
  it.each([
    [{}, ''],
    [{ from: 'editor', to: 'admin' }, 'from editor to admin'],
    [{ purpose: 'reset' }, 'purpose: reset'],
    [{ fields: ['status', 'notes'], status: 'done', assignee: null }, 'fields: status, notes; status: done'],
    [{ ids: [1, 2, 3, 4] }, 'ids: 4 of them'],
    [{ from: '2026-11-01', searched: false }, 'from: 2026-11-01; searched: no'],
    [{ expectedVersion: 3 }, 'expected version: 3'],
  ])('%j read as "%s"', (details, words) => {
    expect(detailWords(details)).toBe(words);
  });
});

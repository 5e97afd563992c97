import { describe, expect, it } from 'vitest';
import { changedFields } from './field-diff.js';

const footer = (url: string) => ({
  copyright: '© Manzil',
  columns: [{ heading: 'Explore', links: [{ title: 'Buy', url }] }],
});

describe('changedFields', () => {
  it('shows an item of a list with its texts on one line, before its own list', () => {
    expect(changedFields({}, { columns: footer('/buy').columns })).toEqual([
      {
        field: 'columns',
        parts: [
          { kind: 'added', text: 'Explore' },
          { kind: 'added', text: 'Buy · /buy' },
        ],
      },
    ]);
  });

  it('names the line of the item that changed, and no field that did not', () => {
    expect(changedFields(footer('/buy'), footer('/villas'))).toEqual([
      {
        field: 'columns',
        parts: [
          { kind: 'same', text: 'Explore' },
          { kind: 'removed', text: 'Buy · /buy' },
          { kind: 'added', text: 'Buy · /villas' },
        ],
      },
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import { readLocks } from './read-locks.js';

const act = (username: string, day: number, overrides: Overrides) => ({
  username,
  at: new Date(Date.UTC(2026, 10, day)),
  details: { overrides },
});

describe('readLocks', () => {
  it('names who set each lock, whoever touched others since', () => {
    const entries = [
      act('omar', 4, { featured: true, title: 'New' }),
      act('sara', 3, { featured: true, title: 'Old' }),
      act('lina', 2, { featured: true }),
      act('noor', 1, {}),
    ];
    expect(readLocks({ featured: true, title: 'New' }, entries)).toEqual([
      { field: 'featured', by: 'lina', at: '2026-11-02T00:00:00.000Z' },
      { field: 'title', by: 'omar', at: '2026-11-04T00:00:00.000Z' },
    ]);
  });

  it('counts a lock that was lifted and set again from the last time', () => {
    const entries = [act('omar', 3, { hidden: true }), act('sara', 2, {}), act('lina', 1, { hidden: true })];
    expect(readLocks({ hidden: true }, entries).map(({ by }) => by)).toEqual(['omar']);
  });

  it('says nothing about a lock that no act explains', () => {
    expect(readLocks({ hidden: true }, [act('omar', 3, {})])).toEqual([]);
    expect(readLocks({}, [act('omar', 3, { hidden: true })])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { AuditChange } from '@manzil/contracts/audit';
import type { Overrides } from '@manzil/contracts/listings/overrides';
import { readLocks } from './read-locks.js';

/** An audit entry as recorded by earlier releases, with all locks after the action. */
const formerAct = (username: string, day: number, overrides: Overrides) => ({
  username,
  at: new Date(Date.UTC(2026, 10, day)),
  changes: [],
  details: { overrides },
});

const act = (username: string, day: number, ...changes: AuditChange[]) => ({
  username,
  at: new Date(Date.UTC(2026, 10, day)),
  changes,
  details: {},
});
const hidden = { field: 'hidden', before: null, after: true };
const featured = { field: 'featured', before: null, after: true };

describe('readLocks', () => {
  it('names who set each lock, even if others were set since', () => {
    const entries = [
      formerAct('omar', 4, { featured: true, title: 'New' }),
      formerAct('sara', 3, { featured: true, title: 'Old' }),
      formerAct('lina', 2, { featured: true }),
      formerAct('noor', 1, {}),
    ];
    expect(readLocks({ featured: true, title: 'New' }, entries)).toEqual([
      { field: 'featured', by: 'lina', at: '2026-11-02T00:00:00.000Z', reason: '' },
      { field: 'title', by: 'omar', at: '2026-11-04T00:00:00.000Z', reason: '' },
    ]);
  });

  it('counts a lock that was lifted and set again from the last time', () => {
    const entries = [
      formerAct('omar', 3, { hidden: true }),
      formerAct('sara', 2, {}),
      formerAct('lina', 1, { hidden: true }),
    ];
    expect(readLocks({ hidden: true }, entries).map(({ by }) => by)).toEqual(['omar']);
  });

  it('names who made the last change of each lock', () => {
    const entries = [act('omar', 3, featured), act('sara', 2, hidden), act('lina', 1, hidden)];
    expect(readLocks({ hidden: true, featured: true }, entries)).toEqual([
      { field: 'featured', by: 'omar', at: '2026-11-03T00:00:00.000Z', reason: '' },
      { field: 'hidden', by: 'sara', at: '2026-11-02T00:00:00.000Z', reason: '' },
    ]);
  });

  it('reads acts of an earlier release below those of this one', () => {
    const entries = [act('omar', 3, featured), formerAct('sara', 2, { hidden: true })];
    expect(
      readLocks({ hidden: true, featured: true }, entries)
        .map(({ by }) => by)
        .sort(),
    ).toEqual(['omar', 'sara']);
  });

  it('omits a lock that no act explains', () => {
    expect(readLocks({ hidden: true }, [formerAct('omar', 3, {})])).toEqual([]);
    expect(readLocks({}, [formerAct('omar', 3, { hidden: true })])).toEqual([]);
  });
});

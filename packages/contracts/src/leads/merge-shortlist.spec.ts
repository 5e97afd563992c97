import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { EMPTY_SHORTLIST, mergeShortlist, nextClock } from './merge-shortlist.js';
import type { ShortlistOperation } from './shortlist.js';

const PEOPLE = ['a', 'b', 'c'];

/** Few people, listings and logical times, so that operations conflict often. */
const change = fc.record({
  clock: fc.integer({ min: 1, max: 6 }),
  by: fc.constantFrom(...PEOPLE),
  home: fc.integer({ min: 1, max: 3 }),
  place: fc.integer({ min: 0, max: 5 }),
  text: fc.string(),
  kind: fc.constantFrom('join', 'rank', 'comment', 'add', 'remove'),
});
const history: fc.Arbitrary<ShortlistOperation[]> = fc.array(change, { maxLength: 40 }).map((changes) =>
  changes.map(({ kind, clock, by, home, place, text }, at): ShortlistOperation => {
    const made = { id: `operation-${String(at)}`, clock, by };
    if (kind === 'join') return { ...made, kind, name: text };
    if (kind === 'rank') return { ...made, kind, home, place };
    if (kind === 'comment') return { ...made, kind, home, text };
    return { ...made, kind: kind === 'add' ? 'add' : 'remove', home, pagelink: text, name: text };
  }),
);

describe('a shortlist', () => {
  it('is the same after the same operations, in any order and however often each arrives', () => {
    fc.assert(
      fc.property(
        history.chain((operations) =>
          fc.tuple(
            fc.constant(operations),
            fc.shuffledSubarray([...operations, ...operations], {
              minLength: operations.length * 2,
              maxLength: operations.length * 2,
            }),
          ),
        ),
        ([operations, again]) => {
          expect(mergeShortlist(EMPTY_SHORTLIST, again)).toEqual(mergeShortlist(EMPTY_SHORTLIST, operations));
        },
      ),
    );
  });

  it('is the same on two devices that were offline and then exchange what they did', () => {
    fc.assert(
      fc.property(history, history, history, (before, one, other) => {
        const mine = one.map((each) => ({ ...each, id: `mine-${each.id}` }));
        const theirs = other.map((each) => ({ ...each, id: `theirs-${each.id}` }));
        const start = mergeShortlist(EMPTY_SHORTLIST, before);
        const here = mergeShortlist(mergeShortlist(start, mine), theirs);
        const there = mergeShortlist(mergeShortlist(start, theirs), mine);
        expect(here).toEqual(there);
      }),
    );
  });

  it('changes neither the state nor the operations that it is made of', () => {
    fc.assert(
      fc.property(history, history, (before, after) => {
        const state = mergeShortlist(EMPTY_SHORTLIST, before);
        const copies = JSON.stringify([state, after]);
        mergeShortlist(state, after);
        expect(JSON.stringify([state, after])).toBe(copies);
      }),
    );
  });

  it('gives a removed home back when it is added later, with its comments and places', () => {
    const made = { by: 'a', home: 7, pagelink: 'palm', name: 'Palm' };
    const operations: ShortlistOperation[] = [
      { ...made, id: '1', clock: 1, kind: 'add' },
      { id: '2', by: 'a', clock: 2, kind: 'rank', home: 7, place: 0 },
      { id: '3', by: 'a', clock: 3, kind: 'comment', home: 7, text: 'Sea view' },
      { ...made, id: '4', clock: 4, kind: 'remove' },
    ];
    const removed = mergeShortlist(EMPTY_SHORTLIST, operations);
    expect(removed.homes[7]?.isPresent).toBe(false);
    expect(nextClock(removed)).toBe(5);
    const back = mergeShortlist(removed, [{ ...made, id: '5', clock: nextClock(removed), kind: 'add' }]);
    expect(back.homes[7]?.isPresent).toBe(true);
    expect([back.ranks, back.comments]).toEqual([removed.ranks, removed.comments]);
  });
});

import { describe, expect, it } from 'vitest';
import { EMPTY_SHORTLIST, mergeShortlist } from '@manzil/contracts/leads/merge-shortlist';
import type { ShortlistOperation } from '@manzil/contracts/leads/shortlist';
import { agreements, hasOrdered, homesOf, orderOf } from './orders';
import { english } from '../../../shared/lib/english';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';

const NAMES: Readonly<Record<number, string>> = { 1: 'Palm', 2: 'Marina', 3: 'Creek', 4: 'Hills' };

/** A shortlist of these homes with the orders of people, each a list of ids. */
function shortlistOf(homes: readonly number[], orders: Readonly<Record<string, readonly number[]>>) {
  let clock = 0;
  const made = (by: string) => {
    clock += 1;
    return { id: `operation-${String(clock)}`, clock, by };
  };
  const operations: ShortlistOperation[] = [
    ...Object.keys(orders).map((by): ShortlistOperation => ({ ...made(by), kind: 'join', name: by })),
    ...homes.map((home): ShortlistOperation => {
      return {
        ...made('Layla'),
        kind: 'add',
        home,
        pagelink: `home-${String(home)}`,
        name: NAMES[home] ?? '',
      };
    }),
    ...Object.entries(orders).flatMap(([by, order]) =>
      order.map((home, place): ShortlistOperation => ({ ...made(by), kind: 'rank', home, place })),
    ),
  ];
  return mergeShortlist(EMPTY_SHORTLIST, operations);
}
const shown = (state: ReturnType<typeof shortlistOf>) =>
  agreements(state).map(({ home, average, verdict }) => [home.name, average, verdict]);

describe('the orders of a shortlist', () => {
  it('agree, nearly agree, differ or are far apart, the home that is liked best in front', () => {
    const state = shortlistOf([1, 2, 3, 4], { Layla: [1, 2, 3, 4], Omar: [1, 3, 2, 4], Sara: [1, 4, 3, 2] });
    expect(shown(state)).toEqual([
      ['Palm', 1, 'agree'],
      ['Creek', 8 / 3, 'near'],
      ['Marina', 3, 'apart'],
      ['Hills', 10 / 3, 'apart'],
    ]);
  });

  it('say nothing about homes that fewer than two people have placed', () => {
    const state = shortlistOf([1, 2], { Layla: [2, 1], Omar: [2] });
    expect(shown(state)).toEqual([
      ['Marina', 1, 'agree'],
      ['Palm', 2, undefined],
    ]);
    expect([hasOrdered(state, 'Layla'), hasOrdered(state, 'Omar')]).toEqual([true, false]);
  });

  it('close up when a home is removed', () => {
    const state = mergeShortlist(shortlistOf([1, 2, 3], { Layla: [1, 2, 3], Omar: [2, 3, 1] }), [
      { id: 'x', clock: 100, by: 'Omar', kind: 'remove', home: 1, pagelink: 'home-1', name: 'Palm' },
    ]);
    expect(shown(state)).toEqual([
      ['Marina', 1, 'agree'],
      ['Creek', 2, 'agree'],
    ]);
  });

  it('begin as the homes were added, and put homes without a place last', () => {
    const state = shortlistOf([3, 1, 2], { Layla: [2] });
    expect(homesOf(state).map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(orderOf(state, 'Layla').map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(orderOf(state, undefined).map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('are written as ordinals', () => {
    expect(
      [1, 2, 3, 4, 11, 12, 21, 22, 30].map((place) =>
        onDemandTexts(shortlistTexts, english).ordinal({ place }),
      ),
    ).toEqual('1st 2nd 3rd 4th 11th 12th 21st 22nd 30th'.split(' '));
  });
});

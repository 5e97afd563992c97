import { describe, expect, it } from 'vitest';
import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import {
  DONE,
  dubaiTime,
  lifecycleSentences,
  publishedWords,
  scheduledWords,
  stateWords,
} from './lifecycle-labels';

const live: Lifecycle = {
  live: true,
  draft: null,
  publishAt: null,
  withdrawAt: null,
  scheduledBy: '',
  failure: null,
};
const DECEMBER = '2026-12-03T05:00:00.000Z';
const draft = { savedAt: '2026-11-23T08:00:00Z', savedBy: 'omar' };

describe('the words of a lifecycle', () => {
  it('name times by the clock of Dubai', () => {
    expect(dubaiTime(DECEMBER)).toBe('3 Dec 2026, 09:00 (Dubai time)');
    expect(dubaiTime('2026-12-31T21:30:00Z')).toBe('1 Jan 2027, 01:30 (Dubai time)');
  });

  it.each([
    ['Published', live],
    ['Published, with a draft', { ...live, draft }],
    ['Draft', { ...live, live: false }],
    ['Scheduled', { ...live, draft, publishAt: DECEMBER }],
    ['Published until 3 Dec 2026, 09:00', { ...live, withdrawAt: DECEMBER }],
    ['Published, schedule failed', { ...live, draft, failure: 'Another post has this address' }],
    ['Draft, schedule failed', { ...live, live: false, failure: 'Another post has this address' }],
  ])('say %s in lists', (words, lifecycle) => {
    expect(stateWords(lifecycle)).toBe(words);
  });

  it('say what visitors see, what will happen, and what did not', () => {
    const lifecycle = { ...live, draft, publishAt: DECEMBER, withdrawAt: '2027-01-03T05:00:00Z' };
    expect(lifecycleSentences({ ...lifecycle, failure: 'Another post has this address' })).toEqual([
      'Visitors see it.',
      'There is a draft by omar, which visitors do not see.',
      'The draft will be published on 3 Dec 2026, 09:00 (Dubai time).',
      'It will be withdrawn on 3 Jan 2027, 09:00 (Dubai time).',
      'The scheduled change was not made: Another post has this address.',
    ]);
    expect(lifecycleSentences({ ...live, live: false })).toEqual(['Visitors do not see it.']);
  });

  it('say what was scheduled', () => {
    expect(scheduledWords({ publishAt: DECEMBER, withdrawAt: null })).toBe(
      'Scheduled for 3 Dec 2026, 09:00 (Dubai time)',
    );
    expect(scheduledWords({ publishAt: null, withdrawAt: DECEMBER })).toBe(
      'It will be withdrawn on 3 Dec 2026, 09:00 (Dubai time)',
    );
    expect(scheduledWords({ publishAt: null, withdrawAt: null })).toBe('Nothing is scheduled any more');
  });

  it.each([
    ['Published', live],
    ['Published', { ...live, draft }],
    ['Scheduled for 3 Dec 2026, 09:00 (Dubai time)', { ...live, live: false, publishAt: DECEMBER }],
    ['Saved as a draft', { ...live, live: false }],
  ])('say %s after a save that was to publish, when that is what became of it', (words, lifecycle) => {
    expect(publishedWords(lifecycle)).toBe(words);
  });

  it('never say after a restore that visitors see what they do not see', () => {
    expect(DONE.restored(4, live)).toBe('Version 4 is restored. It is published.');
    expect(DONE.restored(4, { live: false })).toBe('Version 4 is restored. Visitors do not see it.');
  });
});

import { describe, expect, it } from 'vitest';
import { fitOf } from './homes-that-fit';

const post = (over: Partial<Parameters<typeof fitOf>[0]>) => ({
  title: 'A note',
  excerpt: '',
  category: '',
  content: '',
  ...over,
});
const COMMUNITIES = ['Dubai Marina', 'Arabian Ranches', 'DIFC'];

describe('fitOf', () => {
  it('takes the community of the title before those of the text', () => {
    const content = '<p>Arabian Ranches, Arabian Ranches.</p>';
    expect(fitOf(post({ title: 'Living in Dubai marina', content }), COMMUNITIES)).toEqual({
      adType: 'sale',
      location: 'Dubai Marina',
    });
    expect(fitOf(post({ content: `${content}<p>DIFC</p>` }), COMMUNITIES)?.location).toBe('Arabian Ranches');
  });

  it('takes the first of those that are named as often, and the longer of two names in one place', () => {
    const content = '<h2>Dubai Hills Estate</h2><p>Quiet.</p><h2>DIFC</h2>';
    const communities = ['DIFC', 'Dubai Hills', 'Dubai Hills Estate'];
    expect(fitOf(post({ content }), communities)?.location).toBe('Dubai Hills Estate');
  });

  it('takes homes to rent for a post about renting, and a type of home where no place is named', () => {
    expect(fitOf(post({ title: 'Renting a villa' }), COMMUNITIES)).toEqual({ adType: 'rent', type: 'Villa' });
    expect(fitOf(post({ excerpt: 'Townhouses compared', category: 'Buying' }), [])).toEqual({
      adType: 'sale',
      type: 'Townhouse',
    });
  });

  it('finds nothing in a post that names neither, and no part of a word', () => {
    expect(
      fitOf(post({ title: 'The village, the plotting and the parent', content: 'Villa' }), []),
    ).toBeUndefined();
    expect(fitOf(post({ content: 'XDIFCX' }), COMMUNITIES)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { communityPath, placePath } from './place-path';

describe('the path of a place', () => {
  it('has its slug, and the type in the plural', () => {
    expect(placePath('sale', 'dubai-marina')).toBe('/buy/dubai-marina');
    expect(placePath('rent', 'dubai-marina', 'Villa')).toBe('/rent/dubai-marina/villas');
  });

  it('is a search for a community without Latin letters', () => {
    expect(communityPath('rent', 'Al Barsha 1')).toBe('/rent/al-barsha-1');
    expect(communityPath('sale', 'دبي')).toBe('/buy?location=%D8%AF%D8%A8%D9%8A');
  });
});

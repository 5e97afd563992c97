import { describe, expect, it } from 'vitest';
import { english } from '../../../../shared/lib/english';
import { textsOf } from '../../../../shared/lib/texts';
import { parseFilters } from '../../../../shared/lib/url-filters';
import ar from '../../../../texts/ar';
import { filterChips } from '../filter-chips';
import { withNames } from './near-label';
import { nearNames, withTypedNear } from './near-names.server';

const typed = (query: string): string | undefined => withTypedNear(new URLSearchParams(query))?.toString();

describe('places that a list is near', () => {
  it.each([
    ['near=dubai mall', 'near=landmark%3ADubai+Mall'],
    ['near=دبي مول&near=metro', 'near=landmark%3ADubai+Mall&near=metro'],
    ['near=dubai mal&type=Villa', 'type=Villa&q=near+dubai+mal'],
    ['q=villa&near=kite beech', 'q=villa+near+kite+beech'],
  ])('are found by the name that was typed without scripts: %s', (query, found) => {
    expect(typed(query)).toBe(found);
  });

  it('stay as they are when they were chosen', () => {
    expect(typed('near=metro&near=school:Dubai+College')).toBeUndefined();
    expect(typed('near=')).toBeUndefined();
  });

  it('have a chip each, in the language of the page, and leave with their minutes', () => {
    const filters = parseFilters(
      new URLSearchParams('near=metro&near=landmark:Dubai+Mall&nearMinutes=10&near=church'),
    );
    const arabic = textsOf('ar', ar);
    const chips = filterChips(withNames(arabic, nearNames(arabic, filters)), filters);
    expect(chips.map(({ label }) => label.replace(/[\u2066-\u2069]/g, ''))).toEqual([
      'ضمن 10 دقائق سيراً على الأقدام من محطة مترو',
      'ضمن 10 دقائق سيراً على الأقدام من دبي مول',
    ]);
    expect(chips[0]?.without).toMatchObject({ near: 'landmark:Dubai Mall', nearMinutes: 10 });
    const [last] = filterChips(english, parseFilters(new URLSearchParams('near=metro&nearMinutes=5')));
    expect(last).toMatchObject({
      label: 'Within 5 minutes’ walk of a metro station',
      without: { sort: 'newest', page: 1 },
    });
    expect(last?.without).not.toHaveProperty('nearMinutes');
  });
});

import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { languageTexts } from '../../../../shared/lib/language-texts.server';
import { english } from '../../../../shared/lib/english';
import { pinButton } from './pin-button';

const { ar: arabic } = languageTexts;

const GROUP = { west: 55.1, south: 25, east: 55.2, north: 25.1, count: 12, minPrice: 1_250_000 };
const NOTHING = { onOpen: () => undefined, onPoint: () => undefined };

describe('a pin of the map', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it.each([
    ['English', english],
    ['Arabic', arabic],
  ])('has a name that contains what it shows, in %s', (_language, texts) => {
    const groups = [
      GROUP,
      { ...GROUP, minPrice: null },
      { ...GROUP, east: 55.1, north: 25, count: 1 },
      { ...GROUP, east: 55.1, north: 25, minPrice: null },
    ];
    document.body.append(...groups.map((group) => pinButton(texts, group, NOTHING)));
    for (const pin of screen.getAllByRole('button'))
      expect(pin.getAttribute('aria-label')).toContain(pin.textContent);
  });

  it('says how many homes there are and from which price', () => {
    expect(pinButton(english, GROUP, NOTHING).getAttribute('aria-label')).toBe(
      '12 1.3M. 12 homes from AED 1,250,000: show them closer',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { languageTexts } from './language-texts.server';
import { english } from './english';
import { knownName, listingPlace, listingTitle, sellingLine, typeAndBeds } from './listing-labels';

const { ar: arabic } = languageTexts;

describe('a value of the data', () => {
  it.each([
    ['Built in Wardrobes', 'Built-in wardrobes', 'خزائن مدمجة'],
    ["Maid's Room", 'Maid’s room', 'غرفة خادمة'],
    ['Central A/C', 'Central A/C', 'تكييف مركزي'],
  ])('"%s" has a name in each language', (value, inEnglish, inArabic) => {
    expect(knownName(english.words.amenities, value)).toBe(inEnglish);
    expect(knownName(arabic.words.amenities, value)).toBe(inArabic);
  });

  it.each(['Helipad', 'مهبط مروحيات', 'constructor', ''])(
    '"%s" stays as it is when it is unknown',
    (value) => {
      expect(knownName(arabic.words.amenities, value)).toBe(value);
    },
  );
});

describe('a home in Arabic', () => {
  it('names its emirate in its place', () => {
    const place = { subCommunity: 'Marina Promenade', community: 'Dubai Marina', emirate: 'Abu Dhabi' };
    expect(listingPlace(english, place)).toBe('Marina Promenade, Dubai Marina, Abu Dhabi');
    expect(listingPlace(arabic, place).replace(/[\u2066-\u2069]/g, '')).toBe(
      'Marina Promenade، دبي مارينا، أبوظبي',
    );
  });

  it('has its Arabic title, or says what it is', () => {
    const home = {
      name: '',
      title: 'With a view',
      reference: 'MZ-1',
      adType: 'sale',
      bedrooms: 2,
      unitType: 'Apartment',
    } as const;
    expect(listingTitle(english, home)).toBe('With a view');
    expect(listingTitle(arabic, home)).toBe('شقة بغرفتي نوم للبيع');
    expect(listingTitle(arabic, { ...home, titleAr: 'شقة بإطلالة' })).toBe('شقة بإطلالة');
    expect(sellingLine(arabic, { ...home, name: 'Axis House' })).toBeUndefined();
  });

  it.each([
    [0, 'شقة استوديو'],
    [1, 'شقة بغرفة نوم واحدة'],
    [2, 'شقة بغرفتي نوم'],
    [3, 'شقة بـ3 غرف نوم'],
    [11, 'شقة بـ11 غرفة نوم'],
  ])('with %i bedrooms is "%s"', (bedrooms, words) => {
    expect(typeAndBeds(arabic, { bedrooms, unitType: 'Apartment' })).toBe(words);
  });
});

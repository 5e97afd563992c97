import { readPlaces } from '@manzil/dubai/places';
import { describe, expect, it } from 'vitest';
import { deliveredNames, PlaceNames } from './place-names.js';

const names = deliveredNames();
const resolve = (community: string, emirate = '', subCommunity: string | null = null) =>
  names.resolve({ emirate, community, subCommunity });

describe('names of communities', () => {
  it.each([
    ...['JBR', 'jbr', ' JBR ', 'J.B.R.', 'J B R', 'Jumeirah Beach Residence (JBR)', 'JBR - Dubai'],
    ...['JBR, Dubai, UAE', 'Dubai - JBR', 'JBR Dubai', 'جي بي آر', 'JUMEIRAH BEACH  RESIDENCE'],
    ...['Jumeirah-Beach-Residence', 'Jumeirah Beach Residences', 'JBR / Jumeirah Beach Residence'],
  ])('resolves "%s" to Jumeirah Beach Residence', (text) => {
    expect(resolve(text)).toEqual({
      emirate: 'Dubai',
      community: 'Jumeirah Beach Residence',
      subCommunity: null,
    });
  });

  it.each([
    ['JVC', 'Jumeirah Village Circle'],
    ['Jumeirah Village Circle (JVC)', 'Jumeirah Village Circle'],
    ['JVC (Jumeirah Village Circle)', 'Jumeirah Village Circle'],
    ['jumeirah village circle ( J.V.C )', 'Jumeirah Village Circle'],
    ['Jumeirah Lake Towers - JLT', 'Jumeirah Lake Towers'],
    ['Jumeirah Lakes Towers – JLT', 'Jumeirah Lake Towers'],
    ['Dubai-JLT', 'Jumeirah Lake Towers'],
    ['United Arab Emirates, Dubai, JLT', 'Jumeirah Lake Towers'],
    ['Downtown', 'Downtown Dubai'],
    ['Down Town Dubai', 'Downtown Dubai'],
    ['DOWNTOWN\u00a0DUBAI', 'Downtown Dubai'],
    ['Downtown Dubai, Dubai', 'Downtown Dubai'],
    ['MBR City', 'Mohammed Bin Rashid City'],
    ['Mohammad Bin Rashid City (MBR)', 'Mohammed Bin Rashid City'],
    ['D.I.F.C', 'Dubai International Financial Centre'],
    ['AlFurjan', 'Al Furjan'],
    ['Al-Furjan', 'Al Furjan'],
    ['al furjan', 'Al Furjan'],
    ['DubaiMarina', 'Dubai Marina'],
    ['Dubai-Marina', 'Dubai Marina'],
    ['دبي مارينا', 'Dubai Marina'],
    ['مارينا', 'Dubai Marina'],
    ['المارينا', 'Dubai Marina'],
    ['الفرجان', 'Al Furjan'],
    ['فرجان', 'Al Furjan'],
    ['جميرا بيتش ريزيدنس', 'Jumeirah Beach Residence'],
    ['المرابع العربية ٢', 'Arabian Ranches 2'],
    ['Arabian Ranches II', 'Arabian Ranches 2'],
    ['TECOM', 'Barsha Heights'],
    ['Barsha Heights (Tecom)', 'Barsha Heights'],
    ['DAMAC Hills (Akoya by DAMAC)', 'DAMAC Hills'],
    ['Dubailand', 'Dubai Land'],
  ])('resolves "%s" to %s', (text, name) => {
    expect(resolve(text, 'Dubai').community).toBe(name);
  });

  it.each([
    ...['Marina', 'Al Barsha South', 'Al Barsha 1', 'Al-Barsha-South', 'Jumeirah 1', 'Jumeirah - 1'],
    ...[
      'Jumeirah Village',
      'DIP 1',
      'Arabian Ranches 4',
      'JLT / Dubai Marina',
      'JVC or JVT',
      'Dubai Marina South',
    ],
    ...[
      'JVC District 12',
      'Nowhere Town',
      'Old Town (Downtown)',
      'Mirdiff Hills',
      'Al Barsha Souht',
      'Culture Village',
    ],
  ])('keeps "%s", which is unknown or ambiguous', (text) => {
    expect(resolve(text, 'Dubai')).toEqual({ emirate: 'Dubai', community: text, subCommunity: null });
  });

  it.each([
    ['District 12, JVC', 'Jumeirah Village Circle', 'District 12'],
    ['District 12, Jumeirah Village Circle (JVC), Dubai, UAE', 'Jumeirah Village Circle', 'District 12'],
    ['Cluster A، JLT', 'Jumeirah Lake Towers', 'Cluster A'],
    ['Dubai > Sadaf > JBR', 'Jumeirah Beach Residence', 'Sadaf'],
    ['The Palm Jumeirah', 'Palm Jumeirah', null],
    ['the dubai marina', 'Dubai Marina', null],
    ['Greens', 'The Greens', null],
    ['Springs', 'The Springs', null],
    ['Near a park, Nowhere Town', 'Near a park, Nowhere Town', null],
    ['1, JVC', '1, JVC', null],
    ['JVC, Arjan', 'JVC, Arjan', null],
    ['Block A, Tower 2, JVC', 'Block A, Tower 2, JVC', null],
  ])('reads the address "%s" as %s with the part %s', (text, community, subCommunity) => {
    expect(resolve(text, 'Dubai')).toEqual({ emirate: 'Dubai', community, subCommunity });
  });

  it('keeps a stated part of the community', () => {
    expect(resolve('District 12, JVC', 'Dubai', 'District 15').subCommunity).toBe('District 15');
  });

  it('keeps every known name, and every name of a real community apart', () => {
    for (const { name } of readPlaces()) expect(resolve(name).community).toBe(name);
    expect(resolve('Nadd al Hamar').community).not.toBe('Dubai Festival City');
  });

  it('resolves every nickname that is not for searches only', () => {
    const unresolved = readPlaces().flatMap(({ name, nameAr, aliases, searchOnly }) =>
      [nameAr, ...aliases].filter(
        (alias) => !searchOnly.includes(alias) && names.placeOf(alias)?.name !== name,
      ),
    );
    expect(unresolved).toEqual([]);
  });

  it.each([
    ['Downtown', 'Sharjah'],
    ['JVC, Dubai', 'Sharjah'],
    ['JBR', 'Ras Al Khaimah'],
    ['الجادة', 'Dubai'],
    ['الريم', 'Sharjah'],
  ])('does not take "%s" in %s for a place in another emirate', (community, emirate) => {
    expect(resolve(community, emirate)).toEqual({ emirate, community, subCommunity: null });
  });

  it('keeps the emirate of a community that another emirate has too', () => {
    expect(resolve('Al Furjan', 'RAK')).toMatchObject({
      emirate: 'Ras Al Khaimah',
      community: 'Al Furjan',
    });
    expect(resolve('Al Nahda, Sharjah')).toMatchObject({
      emirate: 'Sharjah',
      community: 'Al Nahda, Sharjah',
    });
  });

  it('resolves a name of two places to neither', () => {
    const places = [
      { name: 'One', nameAr: '', aliases: ['Twin'], emirate: 'Dubai' },
      { name: 'Two', nameAr: '', aliases: ['twin'], emirate: 'Dubai' },
    ];
    expect(new PlaceNames(places).placeOf('Twin')).toBeUndefined();
  });

  it('takes the name of a place before a nickname of another one', () => {
    const places = [
      { name: 'One', nameAr: 'واحد', aliases: ['Two', 'اثنان'], emirate: 'Dubai' },
      { name: 'Two', nameAr: 'اثنان', aliases: [], emirate: 'Dubai' },
    ];
    const own = new PlaceNames(places);
    expect([own.placeOf('two')?.name, own.placeOf('اثنان')?.name]).toEqual(['Two', 'Two']);
  });
});

describe('names of emirates', () => {
  it.each([
    ...(['Dubai', 'DUBAI', ' dubai ', 'DXB', 'دبي', 'Dubai, UAE', 'Dubai Emirate'] as const),
    ...([
      'Emirate of Dubai',
      'Dubai - United Arab Emirates',
      'Dubai (U.A.E.)',
      'إمارة دبي',
      'AE-DU',
    ] as const),
    ...(['Dubai City', 'Dubai UAE', 'Dubai-UAE', 'دبى', 'UAE/Dubai'] as const),
  ])('reads "%s" as Dubai', (text) => {
    expect(names.emirateOf(text)).toBe('Dubai');
  });

  it.each([
    ...([
      ['RAK'],
      ['R.A.K'],
      ['Ras Al-Khaimah'],
      ['ras al khaima'],
      ['RasAlKhaimah'],
      ['رأس الخيمة'],
    ] as const),
    ...([
      ['راس الخيمه'],
      ['RAK, UAE'],
      ["Ra's al Khaymah"],
      ['Ras el Khaimah'],
      ['AE-RK'],
      ['RAK City'],
    ] as const),
  ])('reads "%s" as Ras Al Khaimah', (text) => {
    expect(names.emirateOf(text)).toBe('Ras Al Khaimah');
  });

  it.each([
    ['AbuDhabi', 'Abu Dhabi'],
    ['abu-dhabi', 'Abu Dhabi'],
    ['AUH', 'Abu Dhabi'],
    ['أبوظبي', 'Abu Dhabi'],
    ['ابو ظبي', 'Abu Dhabi'],
    ['Abu Dhabi Emirate', 'Abu Dhabi'],
    ['Sharjah Emirate', 'Sharjah'],
    ['الشارقة', 'Sharjah'],
    ['شارقة', 'Sharjah'],
    ['umm al quwain', 'Umm Al Quwain'],
    ['Umm Al-Quwain', 'Umm Al Quwain'],
    ['UAQ', 'Umm Al Quwain'],
    ['أم القيوين', 'Umm Al Quwain'],
    ['Ajman, United Arab Emirates', 'Ajman'],
    ['عجمان', 'Ajman'],
    ['الفجيرة', 'Fujairah'],
    ['Fujeirah', 'Fujairah'],
    ['Dubai Marina', 'Dubai'],
  ])('reads "%s" as %s', (text, emirate) => {
    expect(names.emirateOf(text)).toBe(emirate);
  });

  it.each(['UAE', 'U.A.E.', 'U A E', 'United Arab Emirates', 'الإمارات العربية المتحدة', 'الإمارات', ''])(
    'takes "%s" for no statement, and derives it from the community',
    (text) => {
      expect(names.emirateOf(text)).toBe('');
      expect(resolve('Al Furjan', text).emirate).toBe('Dubai');
      expect(resolve('Yas Island', text).emirate).toBe('Abu Dhabi');
      expect(resolve('Nowhere Town', text).emirate).toBe('');
      expect(resolve('Nowhere Town, Sharjah', text).emirate).toBe('Sharjah');
    },
  );

  it.each(['Oman', 'Dubai / Sharjah', 'Al Ain', 'Dubay Land'])('keeps "%s", which is none', (text) => {
    expect(names.emirateOf(text)).toBeUndefined();
    expect(resolve('Al Furjan', text).emirate).toBe(text);
  });
});

describe('sub-communities', () => {
  it.each([
    ['Marina Promenade', 'Dubai Marina', 'Marina Promenade'],
    ['JBR', 'Dubai Marina', 'Jumeirah Beach Residence'],
    ['dubai marina', 'Dubai Marina', null],
    ['', 'Dubai Marina', null],
    ['Burj Khalifa', 'Downtown', 'Burj Khalifa'],
    ['Al Reem', 'Arabian Ranches', 'Al Reem'],
  ])('reads "%s" in %s', (subCommunity, community, expected) => {
    expect(resolve(community, 'Dubai', subCommunity).subCommunity).toBe(expected);
  });
});

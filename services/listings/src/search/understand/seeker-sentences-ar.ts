import type { Sentence } from './sentence-filters.js';

/** The same in Arabic: 26 of 30 were understood, now 29. */
export const SEEKERS_ARABIC: readonly Sentence[] = [
  [
    'شقة غرفتين وصالة في دبي مارينا أقل من مليونين',
    { type: ['Apartment'], bedrooms: [2], maxPrice: 2_000_000, location: ['Dubai Marina'] },
  ],
  [
    'استوديو مفروش للإيجار الشهري في الخليج التجاري',
    {
      adType: 'rent',
      bedrooms: [0],
      pricePeriod: 'monthly',
      furnishing: ['furnished'],
      location: ['Business Bay'],
    },
  ],
  [
    'فيلا ٤ غرف نوم مع غرفة خادمة في دبي هيلز',
    { type: ['Villa'], bedrooms: [4], amenities: [["Maid's Room"]], location: ['Dubai Hills Estate'] },
  ],
  [
    'أبحث عن شقة قريبة من المترو بسعر ٧٠ ألف سنويا',
    {
      adType: 'rent',
      type: ['Apartment'],
      maxPrice: 70_000,
      pricePeriod: 'yearly',
      near: [{ kind: 'metro' }],
    },
  ],
  [
    'تاون هاوس ٣ غرف في المرابع العربية للبيع',
    { adType: 'sale', type: ['Townhouse'], bedrooms: [3], location: ['Arabian Ranches'] },
  ],
  [
    'شقة للبيع في قرية جميرا الدائرية تحت ٩٠٠ ألف',
    { adType: 'sale', type: ['Apartment'], maxPrice: 900_000, location: ['Jumeirah Village Circle'] },
  ],
  [
    'بنتهاوس في نخلة جميرا مع مسبح خاص وإطلالة بحرية',
    { type: ['Penthouse'], amenities: [['Private Pool'], ['View of Water']], location: ['Palm Jumeirah'] },
  ],
  [
    'شقة غرفة وصالة للإيجار ٤ شيكات في أبراج بحيرات جميرا',
    { adType: 'rent', type: ['Apartment'], bedrooms: [1], maxCheques: 4, location: ['Jumeirah Lake Towers'] },
  ],
  [
    'فيلا مع حديقة قريبة من مدرسة في مردف',
    { type: ['Villa'], amenities: [['Private Garden']], near: [{ kind: 'school' }], location: ['Mirdif'] },
  ],
  [
    'شقة على الخارطة من إعمار بمليون ونصف',
    {
      type: ['Apartment'],
      maxPrice: 1_500_000,
      completion: 'off-plan',
      developers: ['Emaar', 'EMAAR PROPERTIES'],
    },
  ],
  [
    'أرض للبيع في دبي هيلز أكثر من ٥٠٠٠ قدم',
    { adType: 'sale', type: ['Land'], minArea: 5_000, location: ['Dubai Hills Estate'] },
  ],
  [
    'شقة غرفتين وحمامين مع بلكونة وموقف',
    { type: ['Apartment'], bedrooms: [2], minBathrooms: 2, amenities: [['Balcony'], ['Covered Parking']] },
  ],
  [
    'أريد شقة غير مفروشة في داون تاون بحدود ١٢٠ ألف',
    { type: ['Apartment'], maxPrice: 120_000, furnishing: ['unfurnished'], location: ['Downtown Dubai'] },
  ],
  [
    '١٥ دقيقة مشي من برج خليفة شقة غرفة',
    { type: ['Apartment'], near: [{ kind: 'landmark', name: 'Burj Khalifa' }], nearMinutes: 15 },
    'غرفة',
  ],
  ['دوبلكس ٣ غرف في دبي مارينا', { type: ['Duplex'], bedrooms: [3], location: ['Dubai Marina'] }],
  [
    'فيلا خمس غرف للإيجار في تلال الإمارات',
    { adType: 'rent', type: ['Villa'], bedrooms: [5], location: ['Emirates Hills'] },
  ],
  ['استوديو بأقل من ٥٠ ألف دفعة واحدة', { adType: 'rent', bedrooms: [0], maxPrice: 50_000, maxCheques: 1 }],
  [
    'شقق جاهزة للسكن من مليون إلى مليون ونصف',
    { type: ['Apartment'], minPrice: 1_000_000, maxPrice: 1_500_000, completion: 'ready' },
  ],
  [
    'شقة واسعة أكثر من ٢٠٠٠ قدم في وسط المدينة',
    { type: ['Apartment'], minArea: 2_000, location: ['Downtown Dubai'] },
  ],
  [
    'بيت للبيع بالقرب من مدارس جيدة حتى ٣ ملايين',
    { adType: 'sale', type: ['Villa', 'Townhouse'], maxPrice: 3_000_000, near: [{ kind: 'school' }] },
  ],
  ['غرفتين في مارينا أو جي بي آر', { bedrooms: [2], location: ['Dubai Marina', 'Jumeirah Beach Residence'] }],
  [
    'شقة مع مسبح بدون فرش للايجار',
    {
      adType: 'rent',
      type: ['Apartment'],
      furnishing: ['unfurnished'],
      amenities: [['Shared Pool', 'Private Pool']],
    },
  ],
  [
    '٣ غرف نوم مع غرفة دراسة في الخليج التجاري',
    { bedrooms: [3], amenities: [['Study']], location: ['Business Bay'] },
  ],
  [
    'شقة يسمح فيها بالحيوانات الأليفة في جي في سي',
    { type: ['Apartment'], amenities: [['Pets Allowed']], location: ['Jumeirah Village Circle'] },
  ],
  [
    'تاون هاوس أو فيلا ٣ غرف أو أكثر تحت ٤ مليون',
    { type: ['Townhouse', 'Villa'], bedrooms: [3, 4, 5, 6], maxPrice: 4_000_000 },
  ],
  [
    'شقة تطل على البحر في جميرا بيتش ريزيدنس',
    { type: ['Apartment'], amenities: [['View of Water']], location: ['Jumeirah Beach Residence'] },
  ],
  [
    'شقة سكنية للعائلات ٣ غرف ١٣٠ ألف بالسنة',
    { adType: 'rent', type: ['Apartment'], bedrooms: [3], maxPrice: 130_000, pricePeriod: 'yearly' },
  ],
  ['استديو قريب من دبي مول', { bedrooms: [0], near: [{ kind: 'landmark', name: 'Dubai Mall' }] }],
  [
    'فيلا جاهزة بمسبح وحديقة ٦ غرف',
    {
      type: ['Villa'],
      bedrooms: [6],
      completion: 'ready',
      amenities: [['Shared Pool', 'Private Pool'], ['Private Garden']],
    },
  ],
  [
    'شقة غرفتين ٦٠٠٠ درهم شهريا مفروشة',
    {
      adType: 'rent',
      type: ['Apartment'],
      bedrooms: [2],
      maxPrice: 6_000,
      pricePeriod: 'monthly',
      furnishing: ['furnished'],
    },
  ],
];

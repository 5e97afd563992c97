/** A search in words. Each text surrounds the ones before it: what is searched for, its place, the adviser, the price. */
export default {
  forDeal: { sale: '{homes} للبيع', rent: '{homes} للإيجار' },
  any: 'عقارات',
  anyHomes: 'عقارات',
  types: {
    Apartment: 'شقق',
    Villa: 'فلل',
    Townhouse: 'تاون هاوس',
    Penthouse: 'بنتهاوس',
    Duplex: 'دوبلكس',
    Plot: 'قطع أراضٍ',
    Land: 'أراضٍ',
    Office: 'مكاتب',
    Shop: 'محلات تجارية',
    Warehouse: 'مستودعات',
  },
  studios: 'استوديوهات',
  studiosOfType: '{type} استوديو',
  /** The count 6 means "6 or more". */
  withBedrooms:
    '{count, plural, =6 {{homes} بـ6 غرف نوم أو أكثر} zero {{homes} بلا غرف نوم} one {{homes} بغرفة نوم واحدة} two {{homes} بغرفتي نوم} few {{homes} بـ# غرف نوم} many {{homes} بـ# غرفة نوم} other {{homes} بـ# غرفة نوم}}',
  featured: 'إعلانات مميزة: {homes}',
  notFeatured: 'إعلانات غير مميزة: {homes}',
  withAmenities: '{homes} مع \u2067{amenities}\u2069',
  /** Several places are joined by Arabic words: right to left. */
  in: '{search} في \u2067{place}\u2069',
  otherPlaces:
    '{count, plural, zero {أماكن أخرى} one {مكان واحد آخر} two {مكانين آخرين} few {# أماكن أخرى} many {# مكاناً آخر} other {# مكان آخر}}',
  with: '{search} مع \u2068{adviser}\u2069',
  limited: '{search}، {price}',
  from: 'من {price} درهم',
  upTo: 'حتى {price} درهم',
  between: 'من {min} إلى {max} درهم',
  at: 'بسعر {price} درهم',
  aMonth: '{price} شهرياً',
  matching: '{search}، تطابق «\u2068{words}\u2069»',
};

export default {
  place: {
    /** The noun after a count, which is in a separate element. */
    homes: '{count, plural, zero {عقارات} one {عقار} two {عقاران} few {عقارات} many {عقاراً} other {عقار}}',
    /** Before the name of a place these are definite. */
    homesOfType: {
      any: 'عقارات',
      Apartment: 'شقق',
      Villa: 'فلل',
      Townhouse: 'وحدات تاون هاوس',
      Penthouse: 'وحدات بنتهاوس',
      Duplex: 'وحدات دوبلكس',
      Plot: 'قطع أراضي',
      Land: 'أراضي',
      Office: 'مكاتب',
      Shop: 'محلات تجارية',
      Warehouse: 'مستودعات',
    },
    types: 'أنواع العقارات في \u2068{place}\u2069',
    typeNames: {
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
    allTypes: 'كل الأنواع',
    about: 'نبذة عن \u2068{place}\u2069',
    prices: {
      sale: 'أسعار {homes} \u2068{place}\u2069',
      rent: 'إيجارات {homes} \u2068{place}\u2069',
    },
    pricesNote: {
      sale: 'الأسعار الوسيطة المطلوبة في إعلاناتنا (بالدرهم)، حيث لدينا ثلاثة إعلانات أو أكثر.',
      rent: 'الإيجارات السنوية الوسيطة في إعلاناتنا (بالدرهم)، حيث لدينا ثلاثة إعلانات أو أكثر.',
    },
    columns: {
      bedrooms: 'غرف النوم',
      homes: 'العقارات',
      price: {
        sale: 'السعر الوسيط',
        rent: 'الإيجار السنوي الوسيط',
      },
      perArea: {
        sale: 'للقدم المربعة',
        rent: 'للقدم المربعة سنوياً',
      },
    },
    all: 'كل ما لدينا من {homes}',
    sixOrMore: '6 أو أكثر',
    basis:
      'من {count, plural, zero {صفر عقارات} one {عقار واحد} two {عقارين} few {# عقارات} many {# عقاراً} other {# عقار}}',
    tooFew: 'العدد غير كافٍ',
    around: 'حول \u2068{place}\u2069',
    aroundNote: 'المسافات من المركز بخط مستقيم.',
    drawing: 'خريطة مرسومة لـ\u2068{community}\u2069 مع المحطات والمدارس',
    credit:
      'المجتمع السكني: \u2068{community}\u2069. © المساهمون في OpenStreetMap. الحدود: بلدية دبي. السكك والمحطات: هيئة الطرق والمواصلات، دبي. المدارس: هيئة المعرفة والتنمية البشرية، دبي.',
    legend: {
      station: 'محطة',
      school: 'مدرسة',
    },
    neighbours: {
      sale: 'عقارات للبيع في الجوار',
      rent: 'عقارات للإيجار في الجوار',
    },
  },
};

export default {
  place: {
    /** The noun after a count, which is in a separate element. */
    homes: '{count, plural, zero {عقارات} one {عقار} two {عقاران} few {عقارات} many {عقاراً} other {عقار}}',
    intro: {
      sale: {
        unpriced: 'لدينا {homes} للبيع في \u2068{place}\u2069.',
        onePrice: 'لدينا {homes} للبيع في \u2068{place}\u2069 بسعر {price}.',
        prices: 'لدينا {homes} للبيع في \u2068{place}\u2069 بأسعار من {from} إلى {to}.',
        median:
          'السعر الوسيط {price} (من {count, plural, zero {صفر عقارات} one {عقار واحد} two {عقارين} few {# عقارات} many {# عقاراً} other {# عقار}}).',
        none: 'ليس لدينا اليوم عقارات للبيع في \u2068{place}\u2069.',
        noneOfType: 'ليس لدينا اليوم {homes} للبيع في \u2068{place}\u2069.',
      },
      rent: {
        unpriced: 'لدينا {homes} للإيجار في \u2068{place}\u2069.',
        onePrice: 'لدينا {homes} للإيجار في \u2068{place}\u2069 بسعر {price} سنوياً.',
        prices: 'لدينا {homes} للإيجار في \u2068{place}\u2069 بأسعار من {from} إلى {to} سنوياً.',
        median:
          'الإيجار الوسيط {price} سنوياً (من {count, plural, zero {صفر عقارات} one {عقار واحد} two {عقارين} few {# عقارات} many {# عقاراً} other {# عقار}}).',
        none: 'ليس لدينا اليوم عقارات للإيجار في \u2068{place}\u2069.',
        noneOfType: 'ليس لدينا اليوم {homes} للإيجار في \u2068{place}\u2069.',
      },
      station: 'أقرب محطة هي \u2068{name}\u2069، على بُعد {distance}.',
      nearby: 'اطّلع على العقارات القريبة أدناه.',
    },
    counts: {
      any: '{count, plural, zero {لا عقارات} one {عقار واحد} two {عقاران} few {# عقارات} many {# عقاراً} other {# عقار}}',
      Apartment:
        '{count, plural, zero {لا شقق} one {شقة واحدة} two {شقتان} few {# شقق} many {# شقة} other {# شقة}}',
      Villa:
        '{count, plural, zero {لا فلل} one {فيلا واحدة} two {فيلتان} few {# فلل} many {# فيلا} other {# فيلا}}',
      Townhouse:
        '{count, plural, zero {لا تاون هاوس} one {تاون هاوس واحد} two {وحدتا تاون هاوس} few {# وحدات تاون هاوس} many {# وحدة تاون هاوس} other {# وحدة تاون هاوس}}',
      Penthouse:
        '{count, plural, zero {لا بنتهاوس} one {بنتهاوس واحد} two {وحدتا بنتهاوس} few {# وحدات بنتهاوس} many {# وحدة بنتهاوس} other {# وحدة بنتهاوس}}',
      Duplex:
        '{count, plural, zero {لا دوبلكس} one {دوبلكس واحد} two {وحدتا دوبلكس} few {# وحدات دوبلكس} many {# وحدة دوبلكس} other {# وحدة دوبلكس}}',
      Plot: '{count, plural, zero {لا قطع أراضٍ} one {قطعة أرض واحدة} two {قطعتا أرض} few {# قطع أراضٍ} many {# قطعة أرض} other {# قطعة أرض}}',
      Land: '{count, plural, zero {لا أراضي} one {أرض واحدة} two {أرضان} few {# أراضٍ} many {# أرضاً} other {# أرض}}',
    },
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

export default {
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
    Office:
      '{count, plural, zero {لا مكاتب} one {مكتب واحد} two {مكتبان} few {# مكاتب} many {# مكتباً} other {# مكتب}}',
    Shop: '{count, plural, zero {لا محلات تجارية} one {محل تجاري واحد} two {محلان تجاريان} few {# محلات تجارية} many {# محلاً تجارياً} other {# محل تجاري}}',
    Warehouse:
      '{count, plural, zero {لا مستودعات} one {مستودع واحد} two {مستودعان} few {# مستودعات} many {# مستودعاً} other {# مستودع}}',
  },
};

export default {
  mortgage: {
    listing: {
      title: 'تقدير التمويل العقاري',
      perMonth: '{amount} <small>شهرياً</small>',
      text: 'بدفعة أولى {down}%، على مدى {years, plural, zero {صفر سنوات} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} بفائدة {rate}% سنوياً. هذا تقدير وليس عرضاً.',
      link: 'تغيير الأرقام',
    },
  },
};

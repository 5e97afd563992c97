export default {
  search: 'بحث في الأسئلة',
  placeholder: 'مثلاً «التأمين»',
  found:
    '{count, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many {# سؤالاً} other {# سؤال}}',
  noneHelp: 'لم نجد سؤالاً عن «\u2068{search}\u2069». اسألنا وسنرد خلال يوم عمل واحد.',
};

export default {
  title: 'احتساب القسط الشهري',
  note: 'هذا تقدير وليس عرضاً. يحدد البنك سعر الفائدة والمبلغ والمدة.',
  fields: {
    price: 'سعر العقار',
    down: 'الدفعة الأولى',
    years: 'مدة التمويل',
    rate: 'سعر الفائدة',
  },
  units: {
    price: 'درهم',
    down: '%',
    years: 'سنة',
    rate: '% سنوياً',
  },
  slider: '{label}، شريط تمرير',
  calculate: 'احتساب',
  monthly: 'القسط الشهري',
  monthlyEstimate: 'القسط الشهري التقديري',
  loan: 'مبلغ التمويل',
  downPayment: 'الدفعة الأولى',
  interest: 'إجمالي الفائدة',
  repaid: 'إجمالي ما يُدفع للبنك',
  costs: 'التكاليف عند الشراء',
  offPlan: 'العقار على الخارطة',
  chartTitle: 'التمويل سنة بسنة',
  chartText:
    'كل عمود هو ما تدفعه في سنة واحدة. تبلغ الفائدة {interest} على مدى {years, plural, zero {صفر سنوات} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}.',
  chartLabel:
    'التمويل سنة بسنة. كل عمود هو ما تدفعه في سنة واحدة. تبلغ الفائدة {interest} على مدى {years, plural, zero {صفر سنوات} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}.',
  chartPrincipal: 'المسدَّد من أصل التمويل',
  chartInterest: 'الفائدة',
  chartBalance: 'المتبقي',
  chartYear: 'السنة',
  inAed: '{label} (درهم)',
  table: 'عرض السنوات في جدول',
  summary:
    '{price}، دفعة أولى {down}%، على مدى {years, plural, zero {صفر سنوات} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}} بفائدة {rate}%: {monthly} شهرياً',
};

export default {
  title: 'Work out your monthly payment',
  note: 'An estimate, not an offer. The bank sets the rate, amount and term.',
  fields: {
    price: 'Property price',
    down: 'Down payment',
    years: 'Term',
    rate: 'Interest rate',
  },
  units: {
    price: 'AED',
    down: '%',
    years: 'years',
    rate: '% a year',
  },
  slider: '{label}, slider',
  calculate: 'Calculate',
  monthly: 'Monthly payment',
  monthlyEstimate: 'Estimated monthly payment',
  loan: 'Loan amount',
  downPayment: 'Down payment',
  interest: 'Total interest',
  repaid: 'Total paid to the bank',
  costs: 'Costs when you buy',
  offPlan: 'The home is off-plan',
  chartTitle: 'Your loan, year by year',
  chartText:
    'Each bar is what you pay in one year. Over {years, plural, one {# year} other {# years}} the interest comes to {interest}.',
  chartLabel:
    'Your loan, year by year. Each bar is what you pay in one year. Over {years, plural, one {# year} other {# years}} the interest comes to {interest}.',
  chartPrincipal: 'Paid back',
  chartInterest: 'Interest',
  chartBalance: 'Still owed',
  chartYear: 'Year',
  inAed: '{label} (AED)',
  table: 'Show the years as a table',
  summary:
    '{price}, {down}% down, {years, plural, one {# year} other {# years}} at {rate}%: {monthly} a month',
} as const;

export default {
  mortgage: {
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
    costsNote:
      'An estimate of what buying a ready home in Dubai usually costs on top of the price, with VAT. Fees change; ask us for current figures.',
    costNames: {
      transfer: 'Land department: 4% transfer fee and title deed',
      agency: 'Agency commission, 2%',
      trustee: 'Registration trustee',
      mortgageRegistration: 'Mortgage registration, 0.25% of the loan',
      arrangement: 'Bank’s arrangement fee, up to 1% of the loan',
      valuation: 'Bank’s valuation',
    },
    costsTotal: 'Total costs',
    cash: 'Cash needed: down payment and costs',
    offPlan: 'The home is off-plan',
    lowDown:
      'Banks usually ask residents for at least {percent}% at this price for a first home; UAE nationals 5% less.',
    lowDownOffPlan: 'Banks ask for at least {percent}% of an off-plan home.',
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
    listing: {
      title: 'Mortgage estimate',
      perMonth: '{amount} <small>a month</small>',
      text: 'With {down}% down, over {years, plural, one {# year} other {# years}} at {rate}% a year. An estimate, not an offer.',
      link: 'Change the figures',
    },
  },
} as const;

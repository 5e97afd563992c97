export default {
  mortgage: {
    listing: {
      title: 'Mortgage estimate',
      perMonth: '{amount} <small>a month</small>',
      text: 'With {down}% down, over {years, plural, one {# year} other {# years}} at {rate}% a year. An estimate, not an offer.',
      link: 'Change the figures',
    },
  },
} as const;

export default {
  viewing: {
    book: 'Book a viewing',
    slot: '{day}, {time}',
  },
} as const;

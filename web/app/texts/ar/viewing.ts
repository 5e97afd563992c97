export default {
  viewing: {
    book: 'حجز معاينة',
    slot: '{day}، {time}',
  },
};

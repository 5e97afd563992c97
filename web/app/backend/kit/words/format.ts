import { english } from '../../../shared/lib/english';

/** Figures and dates of the backend, which is in English. */
export const {
  number: formatNumber,
  price: formatPrice,
  listingPrice: formatListingPrice,
  area: formatArea,
  date: formatDate,
  dateTime: formatDateTime,
  weekday: formatWeekday,
  clock: formatClock,
  slot: formatSlot,
  bedrooms: formatBedrooms,
} = english.format;

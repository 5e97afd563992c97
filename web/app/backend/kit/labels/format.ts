import { english } from '../../../shared/lib/english';

/** Number and date formats of the backend, which is in English. */
export const {
  number: formatNumber,
  price: formatPrice,
  listingPrice: formatListingPrice,
  area: formatArea,
  date: formatDate,
  weekday: formatWeekday,
  shortDay: formatShortDay,
  clock: formatClock,
  slot: formatSlot,
  bedrooms: formatBedrooms,
  bytes: formatBytes,
} = english.format;

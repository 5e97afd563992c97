import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { texts } from './texts';

// One fixed language and time zone: the server and every browser must write the same characters.
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Dubai',
});

/** A count or amount with thousands separators: 2350000 is "2,350,000". */
export function formatNumber(value: number): string {
  return whole.format(value);
}

/** "AED 2,350,000"; a missing or zero amount is "Price on request", never AED 0. */
export function formatPrice(aed: number | null): string {
  return aed === null || aed <= 0 ? texts.price.onRequest : `AED ${whole.format(aed)}`;
}

/** The price as its list shows it: a year's rent says so. */
export function formatListingPrice(aed: number | null, adType: AdType): string {
  const price = formatPrice(aed);
  return adType === 'rent' && aed !== null && aed > 0 ? `${price}${texts.price.perYear}` : price;
}

/** Square feet with its unit: "1,420 sq ft". */
export function formatArea(squareFeet: number): string {
  return `${whole.format(squareFeet)} ${texts.units.squareFeet}`;
}

/** An ISO 8601 date as "14 September 2026"; text that is no date is returned as it is. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : day.format(date);
}

/** Bedrooms in words: 0 is a studio. */
export function formatBedrooms(bedrooms: number): string {
  return bedrooms === 0 ? texts.units.studio : texts.units.beds(bedrooms);
}

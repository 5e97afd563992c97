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

const minute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
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

const SQUARE_METRES = 0.092903;

/** Square feet as square metres with the unit: "132 m²". */
export function formatSquareMetres(squareFeet: number): string {
  return `${whole.format(squareFeet * SQUARE_METRES)} ${texts.units.squareMetres}`;
}

/** AED for a square foot as AED for a square metre. */
export function perSquareMetre(perSquareFoot: number): number {
  return Math.round(perSquareFoot / SQUARE_METRES);
}

/** The size of a file: "840 kB", "2.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${whole.format(Math.max(1, bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** An ISO 8601 date as "14 September 2026"; text that is no date is returned as it is. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : day.format(date);
}

/** An ISO 8601 moment as "14 September 2026 at 09:00", by the clock of Dubai. */
export function formatDateTime(iso: string): string {
  return minute.format(new Date(iso));
}

/** Bedrooms in words: 0 is a studio. */
export function formatBedrooms(bedrooms: number): string {
  return bedrooms === 0 ? texts.units.studio : texts.units.beds(bedrooms);
}

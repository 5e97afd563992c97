import type { UnderstoodFilters } from '@manzil/contracts/listings/understood';

/** A search text, its filters, and the remaining words. */
export type Sentence = readonly [text: string, filters: UnderstoodFilters, rest?: string];

export const MARINA = ['Dubai Marina'];
export const JVC = ['Jumeirah Village Circle'];
export const POOL = ['Shared Pool', 'Private Pool'];
export const GYM = ['Shared Gym'];
export const HOUSE = ['Villa', 'Townhouse'] as const;
export const types = (...type: NonNullable<UnderstoodFilters['type']>): UnderstoodFilters => ({ type });
export const apartment = types('Apartment');
export const villa = types('Villa');
export const townhouse = types('Townhouse');
export const beds = (...bedrooms: number[]): UnderstoodFilters => ({ bedrooms });
export const place = (...location: string[]): UnderstoodFilters => ({ location });
export const BUSINESS_BAY = place('Business Bay');
export const JLT = place('Jumeirah Lake Towers');
export const sale: UnderstoodFilters = { adType: 'sale' };
export const rent: UnderstoodFilters = { adType: 'rent' };
export const monthly: UnderstoodFilters = { adType: 'rent', pricePeriod: 'monthly' };
export const yearly: UnderstoodFilters = { adType: 'rent', pricePeriod: 'yearly' };
export const furnished: UnderstoodFilters = { furnishing: ['furnished'] };

export const near = (...given: NonNullable<UnderstoodFilters['near']>): UnderstoodFilters => ({
  near: given,
});
export const metro = near({ kind: 'metro' });
export const walk = (nearMinutes: number): UnderstoodFilters => ({ nearMinutes });
export const school = near({ kind: 'school' });
export const INTERNET_CITY = near({ kind: 'metro', name: 'Dubai Internet City' });
export const DUBAI_MALL = near({ kind: 'landmark', name: 'Dubai Mall' });

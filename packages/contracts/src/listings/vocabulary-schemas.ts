import { z } from 'zod';
import {
  AD_TYPES,
  ALL_UNIT_TYPES,
  COMPLETION_STATUSES,
  COMPLETIONS,
  FURNISHINGS,
  HANDOVER_YEARS,
  PRICE_PERIODS,
  RENT_FREQUENCIES,
  TENURES,
} from './vocabulary.js';

// Separate from the vocabulary, which the browser needs on every page, while few pages need the schema library.
export const adTypeSchema = z.enum(AD_TYPES);
export const unitTypeSchema = z.enum(ALL_UNIT_TYPES);
export const rentFrequencySchema = z.enum(RENT_FREQUENCIES);
export const completionStatusSchema = z.enum(COMPLETION_STATUSES);
export const furnishingSchema = z.enum(FURNISHINGS);
export const tenureSchema = z.enum(TENURES);
export const handoverYearSchema = z
  .int()
  .min(Math.min(...HANDOVER_YEARS))
  .max(Math.max(...HANDOVER_YEARS));
export const completionSchema = z.enum(COMPLETIONS);
export const pricePeriodSchema = z.enum(PRICE_PERIODS);

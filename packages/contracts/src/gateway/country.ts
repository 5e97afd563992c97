import { z } from 'zod';

/** A country or territory of the reference list, as used by the popup's phone picker. */
export const countrySchema = z.object({
  name: z.string(),
  /** Continent */
  region: z.string(),
  /** IANA zone to its offset in standard time, `UTC+04:00`. */
  timezones: z.record(z.string(), z.string()),
  iso: z.object({ 'alpha-2': z.string(), 'alpha-3': z.string(), numeric: z.string() }),
  /** Dial prefixes, `+971` or with an area `+1809`. */
  phone: z.array(z.string()).min(1),
  emoji: z.string(),
  /** Path of its flag on this site. */
  image: z.string(),
  /** Number of digits of a mobile number after the prefix; absent if unknown. */
  phoneLength: z.union([z.int(), z.array(z.int())]).optional(),
});
export type Country = z.infer<typeof countrySchema>;

/** The fields that a picker needs; the popup and the enquiry form send `dial` as the dial code. */
export const pickerCountrySchema = z.object({
  name: z.string(),
  iso2: z.string(),
  dial: z.string(),
  emoji: z.string(),
});
export type PickerCountry = z.infer<typeof pickerCountrySchema>;

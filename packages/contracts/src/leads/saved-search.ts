import { z } from 'zod';
import { searchCriteriaSchema } from '../listings/search.js';
import { emailSchema } from './email.js';
import { formLanguageSchema } from './form-language.js';
import { spamSuspectedSchema } from './form-traps.js';

/** Alerts are mailed instantly (at most hourly), every morning, or every Monday. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export const alertFrequencySchema = z.enum(ALERT_FREQUENCIES);
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** `pending`: not yet confirmed by the mailed link, so no alerts are sent. */
export const SAVED_SEARCH_STATES = ['pending', 'active', 'stopped'] as const;
export type SavedSearchState = (typeof SAVED_SEARCH_STATES)[number];

/** Maximum number of searches per mailbox, without stopped ones. */
export const MOST_SAVED_SEARCHES = 20;

/** Fields that the visitor fills in. */
export const savedSearchFormSchema = z.object({ email: emailSchema, frequency: alertFrequencySchema });

export const newSavedSearchSchema = savedSearchFormSchema.extend({
  criteria: searchCriteriaSchema,
  language: formLanguageSchema,
  spamSuspected: spamSuspectedSchema,
});
export type NewSavedSearch = z.output<typeof newSavedSearchSchema>;

/** A saved search as its owner sees it. */
export const savedSearchSchema = z.object({
  id: z.uuid(),
  /** Derived from the criteria. */
  name: z.string(),
  /** Path and query of the list on the site. */
  path: z.string(),
  frequency: alertFrequencySchema,
  state: z.enum(SAVED_SEARCH_STATES),
  /** ISO 8601 */
  createdAt: z.string(),
  /** ISO 8601; null before the first mail. */
  lastSentAt: z.string().nullable(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** All searches of the owner of a link, except stopped ones. */
export const ownSearchesSchema = z.object({
  /** Recipient address, mostly masked. */
  address: z.string(),
  searches: z.array(savedSearchSchema),
});
export type OwnSearches = z.infer<typeof ownSearchesSchema>;

/** Changes the frequency, or stops the alerts. */
export const savedSearchChangeSchema = z.object({
  id: z.uuid(),
  change: z.enum([...ALERT_FREQUENCIES, 'stop']),
});

/** Number of searches by frequency that would be alerted to the listings of a quarantined import. */
export const alertForecastSchema = z.record(alertFrequencySchema, z.int());
export type AlertForecast = z.infer<typeof alertForecastSchema>;

export const savedSearchCountsSchema = z.object({
  active: z.int(),
  pending: z.int(),
  byFrequency: z.record(alertFrequencySchema, z.int()),
});
export type SavedSearchCounts = z.infer<typeof savedSearchCountsSchema>;

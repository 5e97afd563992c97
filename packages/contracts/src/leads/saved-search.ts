import { z } from 'zod';
import { searchCriteriaSchema } from '../listings/search.js';
import { emailSchema } from './email.js';
import { formLanguageSchema } from './form-language.js';
import { spamSuspectedSchema } from './form-traps.js';

/** A saved search is mailed at once (and once an hour at most), each morning, or each Monday. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export const alertFrequencySchema = z.enum(ALERT_FREQUENCIES);
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** `pending`: not yet confirmed by the link of the mail, so nothing is sent. */
export const SAVED_SEARCH_STATES = ['pending', 'active', 'stopped'] as const;
export type SavedSearchState = (typeof SAVED_SEARCH_STATES)[number];

/** The most searches of one mailbox that are not stopped. */
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
  /** Made from the criteria. */
  name: z.string(),
  /** The list on the site, as path and query. */
  path: z.string(),
  frequency: alertFrequencySchema,
  state: z.enum(SAVED_SEARCH_STATES),
  /** ISO 8601 */
  createdAt: z.string(),
  /** ISO 8601; null when no mail was due yet. */
  lastSentAt: z.string().nullable(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** All searches of the owner of a link, except stopped ones. */
export const ownSearchesSchema = z.object({
  /** Whom they are mailed to, with most of the name left out. */
  address: z.string(),
  searches: z.array(savedSearchSchema),
});
export type OwnSearches = z.infer<typeof ownSearchesSchema>;

/** Another frequency, or the end of the mail about it. */
export const savedSearchChangeSchema = z.object({
  id: z.uuid(),
  change: z.enum([...ALERT_FREQUENCIES, 'stop']),
});

/** Number of searches by frequency that would be mailed the homes that a quarantined import publishes. */
export const alertForecastSchema = z.record(alertFrequencySchema, z.int());
export type AlertForecast = z.infer<typeof alertForecastSchema>;

export const savedSearchCountsSchema = z.object({
  active: z.int(),
  pending: z.int(),
  byFrequency: z.record(alertFrequencySchema, z.int()),
});
export type SavedSearchCounts = z.infer<typeof savedSearchCountsSchema>;

import { z } from 'zod';

/** Minimum time in milliseconds in which a person can fill in a form. */
export const SHORTEST_FILL_MS = 2_000;

/**
 * Fields that every public form sends in addition to its own. `website` is invisible to people (hidden, outside the tab
 * order, excluded from autofill), so only a bot fills it in; `openForMs` is the time since the form was first shown, in
 * milliseconds. Both are optional.
 */
export const formTrapsSchema = z.object({
  website: z.unknown().optional(),
  openForMs: z.number({ error: 'must be a number of milliseconds' }).min(0).optional(),
});
export type FormTraps = z.output<typeof formTrapsSchema>;

/** Detects a bot by the field that no person sees. Such a lead is stored as spam and never refused. */
export const isSpamSuspected = ({ website }: FormTraps): boolean =>
  website !== undefined && website !== null && website !== '';

/**
 * Detects a form that was sent faster than most people type. A browser with autofill does that too, so such a
 * lead is marked for staff and never treated as spam.
 */
export const isSentQuickly = ({ openForMs }: FormTraps): boolean =>
  openForMs !== undefined && openForMs < SHORTEST_FILL_MS;

/** Flags of every submission: suspected spam is stored with the status `spam`, a quick submission is marked. */
export const spamSuspectedSchema = z.boolean().default(false);
export const sentQuicklySchema = z.boolean().default(false);

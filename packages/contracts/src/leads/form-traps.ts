import { z } from 'zod';

/** A person needs at least this long to fill a form in, milliseconds. */
export const SHORTEST_FILL_MS = 2_000;

/**
 * What every public form sends besides its own fields. `website` is a field that no person sees (kept out of
 * sight, of the tab order and of autofill) and so nobody fills in; `openForMs` is how long ago the form was
 * first shown, in milliseconds. Both may be left out.
 */
export const formTrapsSchema = z.object({
  website: z.unknown().optional(),
  openForMs: z.number({ error: 'must be a number of milliseconds' }).min(0).optional(),
});
export type FormTraps = z.output<typeof formTrapsSchema>;

/** Whether a machine has filled in the field that no person sees. Such a lead is kept, as spam, and never refused. */
export const isHeld = ({ website }: FormTraps): boolean =>
  website !== undefined && website !== null && website !== '';

/**
 * Whether a form was sent faster than most people type. A browser that fills in a form at once does that too, so such a
 * lead is marked for staff and never taken for spam.
 */
export const isSentQuickly = ({ openForMs }: FormTraps): boolean =>
  openForMs !== undefined && openForMs < SHORTEST_FILL_MS;

/** Part of every submission: a held one is kept with the status `spam`, one that was sent quickly with a mark. */
export const heldSchema = z.boolean().default(false);
export const sentQuicklySchema = z.boolean().default(false);

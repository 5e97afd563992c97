/**
 * SQL of why the home of the journal line `c` is worth a mail; null where it is not. A reduction is one of this run when
 * the run has set its time and staff have not locked the price of the listing `p`.
 */
export const NEWS = `CASE WHEN c.kind = 'added' THEN 'new' WHEN c.kind = 'returned' THEN 'back'
  WHEN c.kind = 'changed' AND c.after->>'reduced_at' IS NOT NULL AND NOT p.overrides ? 'price'
  THEN 'reduced' END`;

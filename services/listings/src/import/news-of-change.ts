/**
 * SQL of why the home of the journal line `c` is worth a mail; null where it is not. A reduction is one of this run when
 * the run has set its time.
 */
export const NEWS = `CASE WHEN c.kind = 'added' THEN 'new' WHEN c.kind = 'returned' THEN 'back'
  WHEN c.kind = 'changed' AND c.after->>'reduced_at' IS NOT NULL THEN 'reduced' END`;

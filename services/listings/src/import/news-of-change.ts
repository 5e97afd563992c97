/**
 * SQL of the kind of news for the home of the journal line `c`; null when it is not news. A price reduction is news if
 * this run has set its time and staff have not locked the price of the listing `p`.
 */
export const NEWS = `CASE WHEN c.kind = 'added' THEN 'new' WHEN c.kind = 'returned' THEN 'back'
  WHEN c.kind = 'changed' AND c.after->>'reduced_at' IS NOT NULL AND NOT p.overrides ? 'price'
  THEN 'reduced' END`;

const MONTHS = 12;

/**
 * Converts the price limits of `next` to its own period, when `former` is for another one. Monthly limits are rounded
 * outwards, so that no home is lost.
 */
export function inItsPeriod(former: URLSearchParams, next: URLSearchParams): URLSearchParams {
  const isMonthly = next.get('pricePeriod') === 'monthly';
  if ((former.get('pricePeriod') === 'monthly') === isMonthly) return next;
  const changed = new URLSearchParams(next);
  for (const [name, round] of [['minPrice', Math.floor] as const, ['maxPrice', Math.ceil] as const]) {
    const limit = Number(next.get(name) ?? 0);
    if (limit > 0) changed.set(name, String(isMonthly ? Math.max(1, round(limit / MONTHS)) : limit * MONTHS));
  }
  return changed;
}

/** The period that the limits of a form are for, before the form changes it. */
export const LIMITS_FOR = 'limitsFor';

/**
 * The query of a form that was sent without scripts, with its price limits converted to its period; undefined for any
 * other query. A typed price is for the period that was chosen with it.
 */
export function sentInPeriod(sent: URLSearchParams): URLSearchParams | undefined {
  const pricePeriod = sent.get(LIMITS_FOR);
  if (pricePeriod === null) return undefined;
  const changed = new URLSearchParams(inItsPeriod(new URLSearchParams({ pricePeriod }), sent));
  changed.delete(LIMITS_FOR);
  return changed;
}

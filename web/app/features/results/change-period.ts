const MONTHS = 12;

/**
 * The search `next` with limits for its own period, where `former` is for another one. Limits of a month are rounded
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

/** Maximum ratio of the p95 in the largest catalogue to the p95 in the smallest, by part. */
const MOST_GROWTH = { 'cold-search': 3, 'managed-listings': 1.5 };

/** Returns the growth of the p95 from the smallest to the largest measured catalogue. */
export function growth(rows) {
  const sizes = [...new Set(rows.map(({ size }) => size))];
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  if (smallest === largest) return [];
  const p95 = rows.filter(({ what, part }) => part in MOST_GROWTH && what.endsWith('p95'));
  const at = (wanted) => p95.filter(({ size }) => size === wanted);
  return at(largest).flatMap((large) => {
    const small = at(smallest).find(({ what, part }) => what === large.what && part === large.part);
    if (small === undefined) return [];
    return {
      ...{ part: 'growth', what: large.what, size: largest, unit: 'ms', better: 'lower' },
      ...{ ours: large.ours, against: `${smallest.toLocaleString('en')} listings`, theirs: small.ours },
      ratio: large.ours / small.ours,
      reach: { ratioAtMost: MOST_GROWTH[large.part] },
    };
  });
}

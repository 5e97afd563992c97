const REACH_GROWTH = 3;

/** Returns how much slower the slow searches are in the largest measured catalogue than in the smallest. */
export function growth(rows) {
  const sizes = [...new Set(rows.map(({ size }) => size))];
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  if (smallest === largest) return [];
  const p95 = rows.filter(({ what, part }) => part === 'cold-search' && what.endsWith('p95'));
  const at = (wanted) => p95.filter(({ size }) => size === wanted);
  return at(largest).flatMap((large) => {
    const small = at(smallest).find(({ what }) => what === large.what);
    if (small === undefined) return [];
    return {
      ...{ part: 'growth', what: large.what, size: largest, unit: 'ms', better: 'lower' },
      ...{ ours: large.ours, against: `${smallest.toLocaleString('en')} listings`, theirs: small.ours },
      ratio: large.ours / small.ours,
      reach: { ratioAtMost: REACH_GROWTH },
    };
  });
}

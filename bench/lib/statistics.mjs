/** Returns the quantile `share` (0 to 1) of the values; the median of an even number is the higher middle value. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (values) => percentile(values, 0.5);

/** Measures each of `contenders` `rounds` times, alternating, so that other load on the machine affects all of them. */
export async function inTurns(rounds, contenders) {
  const measured = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const names = Object.keys(contenders);
    // The order changes, so that no contender always runs right after the same other one.
    if (round % 2 === 1) names.reverse();
    for (const name of names) measured[name].push(await contenders[name](round));
  }
  return measured;
}

/** Returns the median over all rounds of the ratio of ours to theirs. */
export const medianRatio = (ours, theirs) => median(ours.map((value, round) => value / theirs[round]));

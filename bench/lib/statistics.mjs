/** The value that `share` (0 to 1) of the values do not exceed; of an even number the higher one of the middle. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (values) => percentile(values, 0.5);

/** In turns, so that whatever else the machine does meets both: `rounds` measurements of each of `contenders`. */
export async function inTurns(rounds, contenders) {
  const measured = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const names = Object.keys(contenders);
    // Nobody is always the first one after another's garbage.
    if (round % 2 === 1) names.reverse();
    for (const name of names) measured[name].push(await contenders[name](round));
  }
  return measured;
}

/** The median over the rounds of ours by theirs, each of the same round. */
export const medianRatio = (ours, theirs) => median(ours.map((value, round) => value / theirs[round]));

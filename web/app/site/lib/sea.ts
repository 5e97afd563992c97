/**
 * The Gulf as longitude and latitude: along the coast of the neighbours, and behind all water within Dubai, whose
 * communities are drawn over it.
 */
export const SEA: readonly (readonly [longitude: number, latitude: number])[] = [
  [51.2, 24.3],
  [51.6, 24.15],
  [52.6, 24.2],
  [53.6, 24.1],
  [54.15, 24.3],
  [54.33, 24.48],
  [54.45, 24.58],
  [54.62, 24.8],
  [54.88, 24.93],
  [55.1, 25.0],
  [55.28, 25.1],
  [55.4, 25.2],
  [55.386, 25.302],
  [55.48, 25.39],
  [55.7, 25.6],
  [55.95, 25.8],
  [56.08, 26.1],
  [56.2, 26.9],
  [51.2, 26.9],
];

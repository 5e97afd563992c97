/** Returns the value of a settled promise; undefined when it was rejected. */
export const valueOf = <T>(part: PromiseSettledResult<T>): T | undefined =>
  part.status === 'fulfilled' ? part.value : undefined;

/** What a part of an answer was settled with; undefined when it failed. */
export const valueOf = <T>(part: PromiseSettledResult<T>): T | undefined =>
  part.status === 'fulfilled' ? part.value : undefined;

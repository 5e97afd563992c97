/** Parses comma-separated tags, without duplicates. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim().replace(/\s+/g, ' ').toLowerCase())
      .filter((tag) => tag !== ''),
  ),
];

/** Limits of one shortlist, separate from its schemas, so that pages can use them without the library of schemas. */
export const SHORTLIST_LIMITS = {
  people: 12,
  homes: 30,
  /** Homes that were ever on it, including removed ones. */
  homesEver: 120,
  comments: 200,
  comment: 500,
  nickname: 40,
  operations: 120,
} as const;

/** Limits of one shortlist, separate from its schemas, so that pages can import them without the schema library. */
export const SHORTLIST_LIMITS = {
  people: 12,
  homes: 30,
  /** Includes removed listings. */
  homesEver: 120,
  comments: 200,
  comment: 500,
  nickname: 40,
  operations: 120,
} as const;

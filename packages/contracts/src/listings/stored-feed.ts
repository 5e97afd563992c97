/** Bytes of a part of a file: with its encoding it fits into a message. */
export const FEED_PART_BYTES = 512 * 1024;

/** Location of a file stored by an operator. The name is informational. */
export const storedFeedLocation = (sha256: string, name: string): string =>
  `stored:${sha256}/${encodeURIComponent(name)}`;

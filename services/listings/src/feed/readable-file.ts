import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ListingsConfig } from '../config.js';
import { FeedError } from './feed-error.js';

/** Lists the local files that a feed may be read from: the configured feed, and all files below the feed folders. */
export const readableFiles = ({
  FEED_URL,
  FEED_FOLDERS,
}: Pick<ListingsConfig, 'FEED_URL' | 'FEED_FOLDERS'>): string[] =>
  FEED_URL?.startsWith('file:') === true ? [...FEED_FOLDERS, fileURLToPath(FEED_URL)] : FEED_FOLDERS;

/**
 * Returns the real path of a file, which must be one of `readable` or below one of them after all symbolic links are
 * resolved. The error for other files is the same whether they exist or not.
 * @throws FeedError
 */
export async function readableFile(url: URL, readable: readonly string[]): Promise<string> {
  const path = await realpath(fileURLToPath(url)).catch(() => undefined);
  for (const each of readable) {
    const place = await realpath(each).catch(() => undefined);
    if (path === undefined || place === undefined) continue;
    if (path === place || path.startsWith(place.endsWith(sep) ? place : place + sep)) return path;
  }
  throw new FeedError(
    'The feed cannot be read: there is no such file in a folder of FEED_FOLDERS',
    'unreachable',
  );
}

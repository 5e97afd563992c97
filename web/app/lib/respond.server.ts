import { data } from 'react-router';

/** What an answer shows, so that the gateway drops it when that changes. */
export type CacheTag = 'listings' | 'developments' | 'content';

/** An answer that lacks a part which could not be had: good for this once, kept by nobody. */
export function respondOnce<T>(body: T) {
  return data(body, { headers: { 'cache-control': 'no-store' } });
}

/**
 * A loader's answer with the headers of its page. Browsers always ask again (the gateway answers 304 from
 * memory), so a visitor never sees a listing that has been withdrawn or a text that has been changed.
 */
export function respond<T>(body: T, tags: readonly CacheTag[], status = 200) {
  return data(body, {
    status,
    headers: { 'x-cache-tags': tags.join(' '), 'cache-control': 'public, max-age=0, must-revalidate' },
  });
}

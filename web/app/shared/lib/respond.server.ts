import { data, redirect } from 'react-router';

/** A response without a part that could not be loaded; it must not be cached. */
export function respondOnce<T>(body: T) {
  return data(body, { headers: { 'cache-control': 'no-store' } });
}

/**
 * A loader's response with the headers of its page. Browsers always ask again (the gateway answers 304 from
 * memory), so a visitor never sees a listing that has been withdrawn or a text that has been changed.
 */
export function respond<T>(body: T, status = 200) {
  return data(body, { status, headers: { 'cache-control': SHARED } });
}

/** A permanent redirect. It is revalidated each time, because the old path may become valid again. */
export const moved = (path: string): Response =>
  redirect(path, { status: 301, headers: { 'cache-control': 'no-cache' } });

/** The `Cache-Control` that marks a page as the same for all visitors. */
export const SHARED = 'public, max-age=0, must-revalidate';

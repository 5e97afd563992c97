import { data, redirect } from 'react-router';

/** A response that lacks a part which could not be had: good for this once, cached by nobody. */
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

/** Leads to a new address for good; asked for again each time, as an address can come back to what it led away from. */
export const moved = (path: string): Response =>
  redirect(path, { status: 301, headers: { 'cache-control': 'no-cache' } });

/** The `Cache-Control` that marks a page as the same for everybody. */
export const SHARED = 'public, max-age=0, must-revalidate';

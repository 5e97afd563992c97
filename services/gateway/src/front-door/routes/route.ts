import type { Role } from '@manzil/contracts/gateway/account';
import type { Tag } from '../../read-cache/read-cache.js';

/** `public`, any `member` with a session, or members of these roles. */
type Audience = 'public' | 'member' | readonly Role[];

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the router spells it. */
  path: string;
  audience: Audience;
  /** A GET that changes something is guarded against other sites as a POST is. */
  changesState?: true;
  /** Public, but shows members more. */
  readsSession?: true;
  /** Kept as a finished answer: what it shows, and the only query parameters it depends on. */
  kept?: { tags: readonly Tag[]; query: readonly string[] };
}

/** Who edits the site. */
export const STAFF: Audience = ['admin', 'editor'];

const route =
  (method: Route['method']) =>
  (path: string, audience: Audience, rest: Partial<Route> = {}): Route => ({
    method,
    path,
    audience,
    ...rest,
  });

export const get = route('GET');
export const post = route('POST');

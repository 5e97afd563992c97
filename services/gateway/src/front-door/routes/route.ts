import type { ErrorCode } from '@manzil/contracts/errors';
import type { Role } from '@manzil/contracts/gateway/account';
import type { z } from 'zod';
import type { Tag } from '../../read-cache/read-cache.js';

/** `public`, any `member` with a session, or members of these roles. */
type Audience = 'public' | 'member' | readonly Role[];

/** JSON of this shape, something else than JSON, or no body at all. */
export type Answer = z.ZodType | { mediaType: string } | 'nothing';

/**
 * What the API document tells besides the table's own columns. What a controller's `@Body`, `@Query` and
 * `@Param` name as `schema` is found there and need not be said again.
 */
interface Described {
  /** One line: what a call does. */
  summary?: string;
  /** What a success answers. Tests hold the real answers to it. */
  response?: Answer;
  /** Other statuses that are no problem documents, and what they answer. */
  alsoAnswers?: Readonly<Record<number, Answer>>;
  /** Problems beyond those that follow from the audience and the input. */
  problems?: readonly ErrorCode[];
  /** Input that the handler validates by itself. */
  query?: z.ZodType;
  body?: z.ZodType;
  /** Fields of a `multipart/form-data` body; files are `z.file()`. */
  multipart?: z.ZodType;
}

export interface Route extends Described {
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

/** Who decides about members. */
export const ADMINS: Audience = ['admin'];

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
export const put = route('PUT');
export const patch = route('PATCH');
export const remove = route('DELETE');

/** `GET /path`: how a route is spoken of. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

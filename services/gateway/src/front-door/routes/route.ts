import type { ErrorCode } from '@manzil/contracts/errors';
import type { Role } from '@manzil/contracts/gateway/account';
import type { z } from 'zod';
import type { CacheTag } from '@manzil/contracts/cache-tags';

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
  /** The member must have confirmed who they are in the last minutes, however they have logged in. */
  needsConfirmation?: true;
  /** Open to a member who must set up a second factor before anything else. */
  openToSetUp?: true;
  /** Public, but shows members more. */
  readsSession?: true;
  cached?: Cached;
}

type Params = Readonly<Record<string, string>>;

interface Parameters {
  params: Params;
  query: Readonly<Record<string, unknown>>;
}

interface Cached {
  /** The only query parameters that a response depends on. */
  query: readonly string[];
  /** What a response shows. */
  tags: (shown: unknown, parameters: Parameters) => readonly CacheTag[];
  /** What a page that goes on without it depends on. */
  tagsOfNothing?: ((params: Params) => readonly CacheTag[]) | undefined;
  /** It may be longer than what is held in one piece, and is made once for all who wait for it. */
  isLarge?: boolean;
}

interface Caching<S extends z.ZodType> {
  query?: readonly string[];
  isLarge?: boolean;
  tags: (shown: z.output<S>, parameters: Parameters) => readonly CacheTag[];
  tagsOfNothing?: (params: Params) => readonly CacheTag[];
}

/** A response of this shape that is cached: what it shows follows from what is returned and from the parameters. */
export const cached = <S extends z.ZodType>(
  response: S,
  { query = [], isLarge = false, tags, tagsOfNothing }: Caching<S>,
): { response: S; cached: Cached } => ({
  response,
  cached: {
    query,
    isLarge,
    tags: (shown, parameters) => tags(shown as z.output<S>, parameters),
    tagsOfNothing,
  },
});

/** The same of a response that shows these things, whatever is returned. */
export const cachedAs = (...tags: readonly CacheTag[]): { cached: Cached } => ({
  cached: { query: [], tags: () => tags },
});

/** The same of a response that may be long. */
export const cachedLargeAs = (...tags: readonly CacheTag[]): { cached: Cached } => ({
  cached: { query: [], isLarge: true, tags: () => tags },
});

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

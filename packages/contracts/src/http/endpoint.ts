import type { z } from 'zod';
import type { CacheTag } from '../cache-tags.js';
import type { ErrorCode } from '../errors.js';
import type { ApiScope } from '../gateway/api-token.js';
import type { Permission } from '../gateway/permissions.js';

/** Sections of the API document, in order. */
export const AREAS = [
  'Listings',
  'New developments',
  'Content',
  'Custom pages',
  'Content editing',
  'Links',
  'Leads',
  'Integrations',
  'Accounts',
  'Second factor',
  'Feed import',
  'Failed messages',
  'Finding',
  'Files',
  'Search engines',
  'Assistants',
  'Reference lists',
  'Health',
  'Forms',
  'This document',
] as const;
export type Area = (typeof AREAS)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `public`, any `member` with a session, or members whose role has this permission. */
export type Audience = 'public' | 'member' | Permission;

/** JSON of this shape, another media type, or no body. */
export type ResponseBody = z.ZodType | { readonly mediaType: string } | 'nothing';

/** Bodies by status. A handler responds with the first success status unless it sets another one. */
export type Responses = Readonly<Record<number, ResponseBody>>;

/** Names of the parameters of a path: `'id'` of `/api/leads/:id`. */
export type PathKeys<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | PathKeys<Tail>
    : Rest
  : never;

/** Raw path and query parameters, before validation. */
interface RawParameters<Path extends string> {
  params: Readonly<Record<PathKeys<Path>, string>>;
  query: Readonly<Record<string, unknown>>;
}

interface Cached<R extends Responses, Path extends string> {
  /** The query parameters on which the response depends. */
  query?: readonly string[];
  /** Returns the tags of a response from its body and the parameters. */
  tags(shown: SuccessBody<R>, parameters: RawParameters<Path>): readonly CacheTag[];
  /** True when a response may soon improve without a change of its tags; such a response is not cached. */
  isProvisional?(shown: SuccessBody<R>): boolean;
  /** Returns the tags of a not-found page for the endpoint. */
  tagsOfNothing?(params: RawParameters<Path>['params']): readonly CacheTag[];
}

/** An endpoint of the API: its definition for the gateway, its clients and the API document. */
export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Who extends Audience = Audience,
  R extends Responses = Responses,
  P extends z.ZodObject | undefined = z.ZodObject | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  DQ extends z.ZodType | undefined = z.ZodType | undefined,
  DB extends z.ZodType | undefined = z.ZodType | undefined,
  Reads extends true | undefined = true | undefined,
  Large extends true | undefined = true | undefined,
> {
  method: M;
  /** Parameters are written `:name`. */
  path: Path;
  audience: Who;
  /** Scope that API tokens need; without it, no token may call the endpoint. Excludes `needsConfirmation`. */
  scope?: ApiScope;
  area: Area;
  /** One line that describes the call. */
  summary: string;
  /** Schema of the path parameters; any text by default. */
  params?: P;
  query?: Q;
  /** JSON. */
  body?: B;
  /** Fields of a `multipart/form-data` body, which the handler reads itself; files are `z.file()`. */
  multipart?: z.ZodType;
  /** Schemas of the input, where `query` or `body` is a transformation that does not describe it. */
  described?: { query?: DQ; body?: DB };
  responses: R;
  /** Headers of every response of the handler. */
  headers?: Readonly<Record<string, string>>;
  /** Problem documents in addition to the ones that follow from the audience and the input. */
  problems?: readonly ErrorCode[];
  /** Accepts requests from other sites and mail programs, because the request itself grants the permission. */
  fromAnySite?: true;
  /** Applies the cross-site protection of a POST to a GET that changes something. */
  changesState?: true;
  /** Requires a recent confirmation of identity, regardless of how the member logged in. */
  needsConfirmation?: true;
  /**
   * True when a call may change published content; then it needs `content.publish` while publishing needs
   * approval. Defaults to true for endpoints with the audience `content.edit`, and to false for others.
   */
  changesSite?: boolean;
  /** Available to a member who must first set up a second factor. */
  openToSetUp?: true;
  /** A public endpoint that reads the session, because it returns more to members. */
  readsSession?: Reads;
  /** The response may be too large for memory: the handler may stream it, including JSON. */
  isLarge?: Large;
  cached?: Cached<R, Path>;
  /** Counts towards the per-address limit of reads, as uncached reads of cached endpoints do. */
  isLimited?: true;
}

/** Fails to compile when `params` and the path have different parameters. */
export type ParamsOfPath<Path extends string, P> =
  P extends z.ZodObject<infer Shape>
    ? [PathKeys<Path>, keyof Shape] extends [keyof Shape, PathKeys<Path>]
      ? unknown
      : { params?: 'The keys of params must be the parameters of the path' }
    : unknown;

/** Keeps the literal types of method, path, statuses and schemas, from which {@link Params} and the others follow. */
export const defineEndpoint = <
  const M extends Method,
  const Path extends string,
  const Who extends Audience,
  const R extends Responses,
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  DQ extends z.ZodType | undefined = undefined,
  DB extends z.ZodType | undefined = undefined,
  Reads extends true | undefined = undefined,
  Large extends true | undefined = undefined,
>(
  endpoint: Endpoint<M, Path, Who, R, P, Q, B, DQ, DB, Reads, Large> & ParamsOfPath<Path, P>,
): Endpoint<M, Path, Who, R, P, Q, B, DQ, DB, Reads, Large> => endpoint;

/** Returns `cached` for responses with fixed tags. */
export const cachedAs = (...tags: readonly CacheTag[]): { tags: () => readonly CacheTag[] } => ({
  tags: () => tags,
});

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

type SuccessStatus = 200 | 201 | 202 | 204 | 206;

type BodyOf<Body> = Body extends z.ZodType
  ? z.output<Body>
  : Body extends { mediaType: string }
    ? string
    : undefined;

type SuccessBody<R extends Responses> = BodyOf<SuccessOf<R>>;

export type SuccessOf<R extends Responses> = R[keyof R & SuccessStatus];

export type Params<E extends Endpoint> = [Exclude<E['params'], undefined>] extends [never]
  ? Readonly<Record<PathKeys<E['path']>, string>>
  : Output<Exclude<E['params'], undefined>>;

/** The validated query; undefined when the endpoint takes none. */
export type Query<E extends Endpoint> = OutputOrNothing<Exclude<E['query'], undefined>>;

/** The validated JSON body; undefined when the endpoint takes none. */
export type Body<E extends Endpoint> = OutputOrNothing<Exclude<E['body'], undefined>>;

type OutputOrNothing<S> = [S] extends [never] ? undefined : Output<S>;

/** Result of a successful call: parsed JSON, the text of another media type, or undefined. */
export type Result<E extends Endpoint> = SuccessBody<E['responses']>;

export const changesSite = ({
  changesSite: says,
  audience,
}: Pick<Endpoint, 'changesSite' | 'audience'>): boolean => says ?? audience === 'content.edit';

/** Returns the name of an endpoint: `GET /path`. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** Default success status: the lowest declared one, or 200 if none is declared. */
export function successStatusOf({ responses }: Pick<Endpoint, 'responses'>): number {
  const [lowest = 200] = Object.keys(responses)
    .map(Number)
    .filter((status) => status < 300)
    .toSorted((a, b) => a - b);
  return lowest;
}

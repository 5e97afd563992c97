import type { z } from 'zod';
import type { CacheTag } from '../cache-tags.js';
import type { ErrorCode } from '../errors.js';
import type { ApiScope } from '../gateway/api-token.js';
import type { Permission } from '../gateway/permissions.js';

/** The parts of the API, in the order of the API document. */
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

/** Status to body. The first success is what a handler responds with unless it sets another one. */
export type Responses = Readonly<Record<number, ResponseBody>>;

/** Names of the parameters of a path: `'id'` of `/api/leads/:id`. */
export type PathKeys<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | PathKeys<Tail>
    : Rest
  : never;

/** Parameters of the path and the query as they are in the URL, before they are validated. */
interface RawParameters<Path extends string> {
  params: Readonly<Record<PathKeys<Path>, string>>;
  query: Readonly<Record<string, unknown>>;
}

interface Cached<R extends Responses, Path extends string> {
  /** The only query parameters that a response depends on. */
  query?: readonly string[];
  /** Returns the tags of a response from its body and the parameters. */
  tags(shown: SuccessBody<R>, parameters: RawParameters<Path>): readonly CacheTag[];
  /** True when a response may soon improve without a change of its tags: no cache stores it. */
  isProvisional?(shown: SuccessBody<R>): boolean;
  /** Returns the tags of a page that is shown when the endpoint finds nothing. */
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
  /** API tokens with this scope may call it, and without a scope no token may. Excludes `needsConfirmation`. */
  scope?: ApiScope;
  area: Area;
  /** One line: what a call does. */
  summary: string;
  /** Schema of the parameters of the path; without it they are any text. */
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
  /** Other sites and mail programs may send it too, because its content grants the permission. */
  fromAnySite?: true;
  /** A GET that changes something is guarded against other sites as a POST is. */
  changesState?: true;
  /** The member must have confirmed their identity in the last minutes, however they have logged in. */
  needsConfirmation?: true;
  /**
   * True when a call may change published content, which needs `content.publish` while publishing needs approval. Without
   * it, calls of those who edit content may and all others may not.
   */
  changesSite?: boolean;
  /** Open to a member who must set up a second factor before anything else. */
  openToSetUp?: true;
  /** A public endpoint that reads the session, because it returns more to members. */
  readsSession?: Reads;
  /** The response may be too long to hold in one piece: the handler may stream it, also as JSON. */
  isLarge?: Large;
  cached?: Cached<R, Path>;
  /** Counts towards the limit of reads of one address, like cached reads that are not in memory. */
  isLimited?: true;
}

/** Fails to compile where `params` names other parameters than the path. */
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

/** `cached` of responses that always show these things. */
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

/** Returns true for an endpoint that may change published content. */
export const changesSite = ({
  changesSite: says,
  audience,
}: Pick<Endpoint, 'changesSite' | 'audience'>): boolean => says ?? audience === 'content.edit';

/** Returns the name of an endpoint: `GET /path`. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** Status of a success, unless the handler sets another one: the lowest that is declared, or 200 where none is. */
export function successStatusOf({ responses }: Pick<Endpoint, 'responses'>): number {
  const [lowest = 200] = Object.keys(responses)
    .map(Number)
    .filter((status) => status < 300)
    .toSorted((a, b) => a - b);
  return lowest;
}

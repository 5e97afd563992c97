import { z } from 'zod';
import type { CacheTag } from '../cache-tags.js';
import type { RpcContract } from '../rpc.js';
import type { Audience, Endpoint, Method, ParamsOfPath, Responses } from './endpoint.js';

/**
 * Fields that the gateway adds to a request from the session. `by` is the member's name, `shortBy` its first 60
 * characters, sent as `by`. `asMember` is the viewer whose permissions apply; with `asFunnelMember`, `funnel.all`
 * determines whether they see everything.
 */
export type CallerField = 'by' | 'shortBy' | 'asMember' | 'asFunnelMember';

/** An endpoint that one service answers: the gateway forwards its requests and needs no handler for it. */
export type Operation<
  E extends Endpoint = Endpoint,
  Req extends z.ZodType = z.ZodType,
  Res extends z.ZodType = z.ZodType,
> = E &
  RpcContract<Req, Res> & {
    readonly caller?: readonly CallerField[] | undefined;
    toRequest?(input: Record<'params' | 'query' | 'body', object>): object;
    stale?(reply: unknown, request: object): readonly CacheTag[];
  };

/** An endpoint answered by several services, each for some parameter values, such as the kind of an entry. */
export type SharedOperation<E extends Endpoint = Endpoint> = E &
  Pick<Operation, 'caller' | 'toRequest'> & {
    /** Returns the RPC of the service that answers. */
    contractOf(params: never): RpcContract;
    /** Returns the cache tags that a success makes stale. */
    stale?(params: never): readonly CacheTag[];
  };

/** Defines an endpoint that one of several services answers. */
export const defineSharedOperation = <
  const M extends Method,
  const Path extends string,
  const Who extends Audience,
  const R extends Responses,
  P extends z.ZodObject,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  definition: Endpoint<M, Path, Who, R, P, Q, B, undefined, undefined, undefined, undefined> &
    ParamsOfPath<Path, P> & {
      caller?: readonly CallerField[];
      contractOf(params: z.output<P>): RpcContract;
      stale?(params: z.output<P>): readonly CacheTag[];
      toRequest?(input: Input<P, Q, B>): object;
    },
): SharedOperation<Endpoint<M, Path, Who, R, P, Q, B, undefined, undefined, undefined, undefined>> =>
  definition as Omit<typeof definition, 'toRequest'> & Pick<Operation, 'toRequest'>;

const nothing = z.object({});
type Nothing = typeof nothing;

type Declared<S, Otherwise> = [Exclude<S, undefined>] extends [never]
  ? Otherwise
  : Extract<Exclude<S, undefined>, z.ZodType>;

/** The declared schema, or parameters and body merged. */
type RequestOf<Req, P, B> = Declared<
  Req,
  [Exclude<P, undefined>] extends [never]
    ? Declared<B, Nothing>
    : [Exclude<B, undefined>] extends [never]
      ? Declared<P, Nothing>
      : z.ZodType<
          z.output<Declared<P, Nothing>> & z.output<Declared<B, Nothing>>,
          z.input<Declared<P, Nothing>> & z.input<Declared<B, Nothing>>
        >
>;

type ResponseOf<Res, R extends Responses> = Declared<
  Res,
  [Extract<R[keyof R & (200 | 201 | 202)], z.ZodType>] extends [never]
    ? Nothing
    : Extract<R[keyof R & (200 | 201 | 202)], z.ZodType>
>;

interface Input<P, Q, B> {
  params: z.output<Declared<P, Nothing>>;
  query: z.output<Declared<Q, Nothing>>;
  body: z.output<Declared<B, Nothing>>;
}

type WithoutCaller<T> = T extends unknown ? Omit<T, 'by' | 'asMember'> : never;

interface Bus<R extends Responses, P, Q, B, Req, Res> extends Omit<RpcContract, 'request' | 'response'> {
  /** Fields that the gateway adds; `request` must then be declared and contain them. */
  caller?: readonly CallerField[];
  /** Request to the service; by default the parameters, the body, or both merged. */
  request?: Req;
  /** Reply of the service; by default the body of a success, or an empty object if it has none. */
  response?: Res;
  /**
   * Builds the request without the caller fields, where it is not just parameters, query and body merged; then
   * `request` must be declared.
   */
  toRequest?(input: Input<P, Q, B>): WithoutCaller<z.input<Declared<Req, Nothing>>>;
  /**
   * Returns the cache tags that a success makes stale. The gateway that forwards the request removes the cached
   * responses with these tags before it responds; other gateways follow the event, which may arrive later.
   */
  stale?(reply: z.output<ResponseOf<Res, R>>, request: z.output<RequestOf<Req, P, B>>): readonly CacheTag[];
}

/** Defines an endpoint and the RPC that answers it. With a query, `request` must be declared. */
export function defineOperation<
  const M extends Method,
  const Path extends string,
  const Who extends Audience,
  const R extends Responses,
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  DQ extends z.ZodType | undefined = undefined,
  DB extends z.ZodType | undefined = undefined,
  Req extends z.ZodType | undefined = undefined,
  Res extends z.ZodType | undefined = undefined,
>(
  definition: Endpoint<M, Path, Who, R, P, Q, B, DQ, DB, undefined, undefined> &
    ParamsOfPath<Path, P> &
    Bus<R, P, Q, B, Req, Res>,
): Operation<
  Endpoint<M, Path, Who, R, P, Q, B, DQ, DB, undefined, undefined>,
  RequestOf<Req, P, B>,
  ResponseOf<Res, R>
> {
  const { request = derivedRequest(definition), response = derivedResponse(definition) } = definition;
  return {
    ...(definition as Omit<typeof definition, 'toRequest' | 'stale'> &
      Pick<Operation, 'toRequest' | 'stale'>),
    request: request as RequestOf<Req, P, B>,
    response: response as ResponseOf<Res, R>,
  };
}

const isOperation = (value: unknown): value is Operation | SharedOperation =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  ('subject' in value || 'contractOf' in value);

type Forwarded = Operation | SharedOperation;

/**
 * Operations by a unique name: the exports of a module and the operations in exported objects, such as the ones of
 * a collection.
 */
export function operationsOf(
  file: Readonly<Record<string, unknown>>,
): [name: string, operation: Forwarded][] {
  return Object.entries(file).flatMap(([name, value]): [string, Forwarded][] => {
    if (isOperation(value)) return [[name, value]];
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, member]) =>
      isOperation(member) ? [[`${name}.${key}`, member]] : [],
    );
  });
}

function derivedRequest({ path, params, query, body }: Endpoint): z.ZodType {
  if (query !== undefined) throw new Error(`${path} has a query, so its request is written out`);
  if (params === undefined || body === undefined) return params ?? body ?? nothing;
  // Keeps the refinements of the body.
  return (body as z.ZodObject).safeExtend(params.shape);
}

function derivedResponse({ responses }: Endpoint): z.ZodType {
  const body = responses[200] ?? responses[201] ?? responses[202];
  return body instanceof z.ZodType ? body : nothing;
}

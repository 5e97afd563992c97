import { z } from 'zod';
import type { RpcContract } from '../rpc.js';
import type { Audience, Endpoint, Method, ParamsOfPath, Responses } from './endpoint.js';

/** What the gateway adds to a request from the session: the member's name, or the member whose rights decide. */
export type CallerField = 'by' | 'asMember';

/** An endpoint that one service answers: the gateway forwards its requests and needs no handler for it. */
export type Operation<
  E extends Endpoint = Endpoint,
  Req extends z.ZodType = z.ZodType,
  Res extends z.ZodType = z.ZodType,
> = E & RpcContract<Req, Res> & { readonly caller?: readonly CallerField[] | undefined };

const nothing = z.object({});
type Nothing = typeof nothing;

type Declared<S, Otherwise> = [Exclude<S, undefined>] extends [never]
  ? Otherwise
  : Extract<Exclude<S, undefined>, z.ZodType>;

/** The written schema, or parameters and body together. */
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

interface Bus<Req, Res> extends Omit<RpcContract, 'request' | 'response'> {
  /** What the gateway adds to the request; it is part of `request`, which is then written out. */
  caller?: readonly CallerField[];
  /** What the service gets; by default the parameters, or the body, or both together. */
  request?: Req;
  /** What the service replies; by default the body of a success, or an empty object where there is none. */
  response?: Res;
}

/** Defines an endpoint and the request by which one service answers it. A query needs a written `request`. */
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
    Bus<Req, Res>,
): Operation<
  Endpoint<M, Path, Who, R, P, Q, B, DQ, DB, undefined, undefined>,
  RequestOf<Req, P, B>,
  ResponseOf<Res, R>
> {
  const { request = derivedRequest(definition), response = derivedResponse(definition) } = definition;
  return {
    ...definition,
    request: request as RequestOf<Req, P, B>,
    response: response as ResponseOf<Res, R>,
  };
}

export const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'subject' in value && 'path' in value;

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

import { successStatusOf, type Endpoint as Definition } from '@manzil/contracts/http/endpoint';
import { DomainError } from '@manzil/service-kit/errors';
import {
  createParamDecorator,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import type { z } from 'zod';
import { actorOf, type GatewayRequest } from './caller/caller.js';
import type { Input, Returned } from './input.js';

const ENDPOINT = 'manzil:endpoint';

/**
 * Makes a method the handler of an endpoint: its first parameter is the {@link Input} of the endpoint, and its return
 * value must be the endpoint's response. The controller has no path of its own. `@Req()` and `@Res({ passthrough: true
 * })` may follow as further parameters.
 */
export const Endpoint =
  <E extends Definition>(endpoint: E) =>
  <H extends (input: Input<E>, ...rest: never[]) => Returned<E>>(
    prototype: object,
    name: string,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    const bindInput = createParamDecorator((_data: undefined, context: ExecutionContext) =>
      readInput(endpoint, context.switchToHttp().getRequest<GatewayRequest>()),
    );
    bindInput()(prototype, name, 0);
    for (const decorate of [
      RequestMapping({ method: RequestMethod[endpoint.method], path: endpoint.path }),
      HttpCode(successStatusOf(endpoint)),
      ...Object.entries(endpoint.headers ?? {}).map(([header, value]) => Header(header, value)),
      SetMetadata(ENDPOINT, endpoint),
    ]) {
      decorate(prototype, name, descriptor as TypedPropertyDescriptor<unknown>);
    }
  };

/** Returns the endpoint that a method handles, if any. */
export const endpointOf = (handler: object): Definition | undefined =>
  Reflect.getMetadata(ENDPOINT, handler) as Definition | undefined;

/** Builds the input of an endpoint from a request whose query and body are parsed. */
export function readInput({ params, query, body }: Definition, request: GatewayRequest): object {
  return {
    params: params === undefined ? request.params : validate(params, request.params, 'params'),
    query: query && validate(query, request.query, 'query'),
    body: body && validate(body, request.body, 'body'),
    session: request.session,
    actor: actorOf(request),
  };
}

/** Validates the input of an endpoint by its schema; VALIDATION_FAILED names each field by its path. */
function validate(schema: z.ZodType, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (part === 'body' && value === undefined) {
    throw new DomainError('VALIDATION_FAILED', 'There is no JSON in the request', {
      issues: [{ field: 'body', message: 'must be JSON' }],
    });
  }
  throw new DomainError('VALIDATION_FAILED', 'The request is not valid', {
    issues: result.error.issues.map(({ path, message }) => ({ field: path.map(keyOf).join('.'), message })),
  });
}

/** Replaces markup characters, because the caller chooses the keys of a record. */
const keyOf = (key: PropertyKey): string => String(key).replace(/[<>"'&\p{C}]/gu, '…');

import { successStatusOf, type Endpoint as Definition } from '@manzil/contracts/http/endpoint';
import {
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { actorOf, type GatewayRequest } from './caller/caller.js';
import type { Input, Returned } from './input.js';
import { validate } from './validate.js';

const ENDPOINT = 'manzil:endpoint';

/**
 * Makes a method the handler of an endpoint: its first parameter is the {@link Input} of the endpoint, and what it
 * returns must be the endpoint's response. The controller has no path of its own. `@Req()` and
 * `@Res({ passthrough: true })` may follow as further parameters.
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
      SetMetadata(ENDPOINT, endpoint),
    ]) {
      decorate(prototype, name, descriptor as TypedPropertyDescriptor<unknown>);
    }
  };

/** The endpoint that a method handles, if it handles one. */
export const endpointOf = (handler: object): Definition | undefined =>
  Reflect.getMetadata(ENDPOINT, handler) as Definition | undefined;

function readInput({ params, query, body }: Definition, request: GatewayRequest): object {
  return {
    params: params === undefined ? request.params : validate(params, request.params, 'params'),
    query: query && validate(query, request.query, 'query'),
    body: body && validate(body, request.body, 'body'),
    session: request.session,
    actor: actorOf(request),
  };
}

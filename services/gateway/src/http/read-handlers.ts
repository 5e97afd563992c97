import type { Endpoint } from '@manzil/contracts/http/endpoint';
import { RequestMethod, type Type } from '@nestjs/common';
import { endpointOf } from './endpoint.decorator.js';

/** A method of a controller that answers a route. */
export interface Handler {
  /** `LeadController.list`, for error messages. */
  label: string;
  method: string;
  path: string;
  /** Undefined when Nest's own decorators define the route. */
  endpoint: Endpoint | undefined;
}

/** Every handler of these controllers, in the order in which the router gets them. */
export const readHandlers = (controllers: readonly Type[]): Handler[] => controllers.flatMap(handlersOf);

function handlersOf(controller: Type): Handler[] {
  const prefixes = [Reflect.getMetadata('path', controller) as string | string[]].flat();
  const prototype = controller.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    if (typeof handler !== 'function') return [];
    const paths = Reflect.getMetadata('path', handler) as string | string[] | undefined;
    const number = Reflect.getMetadata('method', handler) as RequestMethod | undefined;
    if (paths === undefined || number === undefined) return [];
    const method = RequestMethod[number];
    const shared = { label: `${controller.name}.${name}`, method, endpoint: endpointOf(handler) };
    return prefixes.flatMap((prefix) =>
      [paths].flat().map((path): Handler => ({ ...shared, path: join(prefix, path) })),
    );
  });
}

const join = (...parts: string[]): string =>
  `/${parts
    .map((part) => part.replace(/^\/+|\/+$/g, ''))
    .filter((part) => part !== '')
    .join('/')}`;

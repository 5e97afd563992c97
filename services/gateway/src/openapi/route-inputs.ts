import { RequestMethod, type Type } from '@nestjs/common';
import { z } from 'zod';

/** What a handler takes, by the schemas its parameters name, and the status of its success. */
export interface RouteInputs {
  params: Readonly<Record<string, z.ZodType>>;
  query: z.ZodType | undefined;
  body: z.ZodType | undefined;
  status: number;
}

interface Argument {
  data?: unknown;
  schema?: unknown;
}

type Handler = (...args: never[]) => unknown;

/** Nest's numbers for the kinds of parameter, the first half of an argument's key. */
const KINDS = { body: '3', query: '4', param: '5' };

/** Inputs of every handler of these controllers, by `METHOD /path`: what the pipe enforces is what is told. */
export function readRouteInputs(controllers: readonly Type[]): Map<string, RouteInputs> {
  return new Map(controllers.flatMap((controller) => handlersOf(controller)));
}

function handlersOf(controller: Type): [string, RouteInputs][] {
  const prefixes = [Reflect.getMetadata('path', controller) as string | string[]].flat();
  const prototype = controller.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    if (typeof handler !== 'function') return [];
    const paths = Reflect.getMetadata('path', handler) as string | string[] | undefined;
    if (paths === undefined) return [];
    const method = RequestMethod[Reflect.getMetadata('method', handler) as RequestMethod];
    const inputs = inputsOf(controller, name, handler as Handler, method);
    return prefixes.flatMap((prefix) =>
      [paths].flat().map((path): [string, RouteInputs] => [`${method} ${join(prefix, path)}`, inputs]),
    );
  });
}

function inputsOf(controller: Type, name: string, handler: Handler, method: string): RouteInputs {
  const byKey = (Reflect.getMetadata('__routeArguments__', controller, name) ?? {}) as Record<
    string,
    Argument
  >;
  const args = Object.entries(byKey).flatMap(([key, { data, schema }]) =>
    schema instanceof z.ZodType ? [{ kind: key.split(':')[0], data, schema }] : [],
  );
  const whole = (kind: string) => args.find((each) => each.kind === kind && each.data === undefined)?.schema;
  const params = args.filter(({ kind }) => kind === KINDS.param);
  return {
    params: Object.fromEntries(params.map(({ data, schema }) => [String(data), schema])),
    query: whole(KINDS.query),
    body: whole(KINDS.body),
    status:
      (Reflect.getMetadata('__httpCode__', handler) as number | undefined) ?? (method === 'POST' ? 201 : 200),
  };
}

const join = (...parts: string[]): string =>
  `/${parts
    .map((part) => part.replace(/^\/+|\/+$/g, ''))
    .filter((part) => part !== '')
    .join('/')}`;

import type { z } from 'zod';
import type { Endpoint, PathKeys } from './endpoint.js';

/** Values in a URL are text, so callers may also pass numbers and booleans. */
type Writable<T> =
  | T
  | (string extends T ? number | boolean : never)
  | (readonly string[] extends T ? readonly number[] : never)
  | ('true' extends T ? ('false' extends T ? boolean : never) : never);

type Given<S> = S extends z.ZodType ? z.input<S> : never;

type Declared<T> = Exclude<T, undefined>;

/** The schema of the input that callers send: `described` if present. */
type Sent<Described, Schema> = [Declared<Described>] extends [never] ? Declared<Schema> : Declared<Described>;

type Described<E extends Endpoint, Part extends 'query' | 'body'> = Declared<E['described']>[Part];

/** Makes keys that may be undefined optional. */
type Optional<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};

type QueryOf<S> = Optional<{ [K in keyof Given<S>]: Writable<Given<S>[K]> }>;

type Part<Name extends string, S, Value> = [S] extends [never]
  ? Readonly<Partial<Record<Name, undefined>>>
  : object extends Value
    ? Readonly<Partial<Record<Name, Value>>>
    : Readonly<Record<Name, Value>>;

type ParamsPart<Keys extends string> = [Keys] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<Keys, string | number>> };

/** Input for calling an endpoint; parts without a required field are optional. */
export type CallInput<E extends Endpoint> = ParamsPart<PathKeys<E['path']>> &
  Part<'query', Sent<Described<E, 'query'>, E['query']>, QueryOf<Sent<Described<E, 'query'>, E['query']>>> &
  Part<'body', Sent<Described<E, 'body'>, E['body']>, Given<Sent<Described<E, 'body'>, E['body']>>>;

import type { z } from 'zod';
import type { Endpoint, PathKeys } from './endpoint.js';

/** Everything in a URL is text in the end, so that a caller may give a number or a flag as it is. */
type Writable<T> =
  | T
  | (string extends T ? number | boolean : never)
  | (readonly string[] extends T ? readonly number[] : never)
  | ('true' extends T ? ('false' extends T ? boolean : never) : never);

type Given<S> = S extends z.ZodType ? z.input<S> : never;

type Declared<T> = Exclude<T, undefined>;

/** The schema that says what callers send: the described one where there is one. */
type Sent<Described, Schema> = [Declared<Described>] extends [never] ? Declared<Schema> : Declared<Described>;

type Described<E extends Endpoint, Part extends 'query' | 'body'> = Declared<E['described']>[Part];

/** Keys that may be undefined may be left out. */
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

/** Input of a call of an endpoint; parts without a required field may be left out. */
export type CallInput<E extends Endpoint> = ParamsPart<PathKeys<E['path']>> &
  Part<'query', Sent<Described<E, 'query'>, E['query']>, QueryOf<Sent<Described<E, 'query'>, E['query']>>> &
  Part<'body', Sent<Described<E, 'body'>, E['body']>, Given<Sent<Described<E, 'body'>, E['body']>>>;

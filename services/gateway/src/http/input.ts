import type { Body, Endpoint, Params, Query, ResponseBody, SuccessOf } from '@manzil/contracts/http/endpoint';
import type { EncodedJson } from '@manzil/service-kit/encoded-json';
import type { StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import type { Actor, MemberSession } from './caller/caller.js';

/** The caller: present for members, optional where the endpoint reads the session, otherwise absent. */
type Caller<E extends Endpoint> = E['audience'] extends 'public'
  ? true extends E['readsSession']
    ? { session: MemberSession | undefined; actor: Actor | undefined }
    : unknown
  : { session: MemberSession; actor: Actor };

/** The input of an endpoint's handler: the validated parts of the request, and the caller. */
export type Input<E extends Endpoint> = {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
} & Caller<E>;

type ReturnedAs<Body extends ResponseBody> = Body extends z.ZodType
  ? z.input<Body>
  : Body extends { mediaType: string }
    ? string | Buffer | StreamableFile | undefined
    : undefined;

/** JSON that a service has encoded is passed on unchanged. */
type Encoded<E extends Endpoint> =
  SuccessOf<E['responses']> extends z.ZodType ? EncodedJson<z.input<SuccessOf<E['responses']>>> : never;

type Streamed<E extends Endpoint> = true extends E['isLarge'] ? StreamableFile : never;

type Value<E extends Endpoint> = ReturnedAs<SuccessOf<E['responses']>> | Encoded<E> | Streamed<E>;

type Void = ReturnType<() => void>;

/** A handler that returns nothing sends no body, or has itself sent another media type. */
type Nothing<T> = undefined extends T ? Void : never;

export type Returned<E extends Endpoint> =
  | Value<E>
  | Nothing<Value<E>>
  | Promise<Value<E> | Nothing<Value<E>>>;

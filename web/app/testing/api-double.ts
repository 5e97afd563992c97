import { ERROR_STATUS, problemSchema, type ErrorCode, type FieldIssue } from '@manzil/contracts/errors';
import {
  nameOf,
  successStatusOf,
  type Body,
  type Endpoint,
  type Params,
  type Query,
  type SuccessOf,
} from '@manzil/contracts/http/endpoint';
import { problemsOf } from '@manzil/contracts/http/problems';
import { z } from 'zod';
import { answerRequests } from './browser-requests';
import { whileOpen, whilePending } from './open-requests';

/** A request as a handler of the gateway would get it. */
export interface Received<E extends Endpoint> {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
}

interface Refusal {
  refusal: ErrorCode;
  detail: string;
  issues?: readonly FieldIssue[];
  details?: Readonly<Record<string, unknown>>;
}

type WireOf<Declared> = Declared extends z.ZodType
  ? z.input<Declared>
  : Declared extends { mediaType: string }
    ? string
    : undefined;

/** A reply with an explicit status, such as a refused login. */
interface StatusReply {
  answered: number;
  body: unknown;
}

/** A stub's reply: the body of a success, a problem of the endpoint, or another declared status. */
type Reply<E extends Endpoint> = WireOf<SuccessOf<E['responses']>> | Refusal | StatusReply;

type Replying<E extends Endpoint> = (received: Received<E>) => Reply<E> | Promise<Reply<E>>;

interface Stub {
  endpoint: Endpoint;
  pattern: RegExp;
  answer: (received: Received<Endpoint>) => unknown;
}

let stubs: Stub[] = [];
let faults: string[] = [];

/**
 * Answers calls of an endpoint until the test ends; a later stub of the same endpoint replaces the one before. The test
 * fails when a request or a reply violates the contract. Returns the list of requests received so far.
 */
export function stubApi<E extends Endpoint>(
  endpoint: E,
  reply: Reply<E> | Replying<E>,
): readonly Received<E>[] {
  const requests: Received<E>[] = [];
  const answer = (given: Received<Endpoint>): unknown => {
    const received = given as Received<E>;
    requests.push(received);
    return typeof reply === 'function' ? (reply as Replying<E>)(received) : reply;
  };
  stubs = [{ endpoint, pattern: patternOf(endpoint.path), answer }, ...stubs];
  answerRequests(answerRequest);
  return requests;
}

/** A problem as an answer of a stub; only problems that the endpoint can return are sent. */
export const refuse = (
  refusal: ErrorCode,
  detail: string,
  more: Pick<Refusal, 'issues' | 'details'> = {},
): Refusal => ({ refusal, detail, ...more });

/** An answer by its status: a body that the endpoint declares for it, or a problem with members of its own. */
export const answerWith = (answered: number, body: unknown): StatusReply => ({ answered, body });

/** Ends the test: no further requests are answered, and violations of the contract are thrown. */
export function finishApiDouble(): void {
  const found = faults;
  stubs = [];
  faults = [];
  answerRequests(answerRequest);
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Recorded as well as thrown: screens catch what a call throws. */
function fault(words: string): never {
  faults.push(words);
  throw new Error(words);
}

const answerRequest = (path: string, init: RequestInit): Promise<Response> =>
  whileOpen(() => answer(path, init));

async function answer(path: string, init: RequestInit): Promise<Response> {
  const url = new URL(path, window.location.href);
  const method = init.method ?? 'GET';
  const stub = stubs
    .filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(url.pathname))
    // A path without parameters takes precedence over one with a parameter in its place.
    .sort((one, other) => Number(one.endpoint.path.includes(':')) - Number(other.endpoint.path.includes(':')))
    .at(0);
  if (stub === undefined) return fault(`Unexpected request: ${method} ${url.pathname}${url.search}`);
  const given = stub.answer(await readRequest(stub, url, init));
  const reply: unknown = given instanceof Promise ? await whilePending<unknown>(given) : given;
  init.signal?.throwIfAborted();
  return respond(stub.endpoint, reply);
}

async function readRequest(
  { endpoint, pattern }: Stub,
  url: URL,
  init: RequestInit,
): Promise<Received<Endpoint>> {
  const { params, query, body, multipart } = endpoint;
  const isForm = init.body instanceof FormData;
  return {
    params: (await parse(endpoint, 'params', params ?? z.record(z.string(), z.string()), {
      ...pattern.exec(url.pathname)?.groups,
    })) as Received<Endpoint>['params'],
    query: (await parse(endpoint, 'query', query, readQuery(url.searchParams))) as undefined,
    body: (await parse(
      endpoint,
      'body',
      isForm ? multipart : body,
      isForm ? Object.fromEntries(init.body as FormData) : readJson(endpoint, init),
    )) as undefined,
  };
}

function readJson(endpoint: Endpoint, { body, headers }: RequestInit): unknown {
  if (body === undefined || body === null) return undefined;
  if (typeof body !== 'string' || new Headers(headers).get('content-type') !== 'application/json')
    return fault(`${nameOf(endpoint)} was sent a body that is not JSON`);
  return JSON.parse(body);
}

async function parse(
  endpoint: Endpoint,
  part: string,
  schema: z.ZodType | undefined,
  value: unknown,
): Promise<unknown> {
  if (schema === undefined) {
    const isEmpty = value === undefined || Object.keys(value ?? {}).length === 0;
    return isEmpty ? undefined : fault(`${nameOf(endpoint)} takes no ${part}, and was sent one`);
  }
  const { success, data, error } = await schema.safeParseAsync(value);
  return success ? data : fault(`${nameOf(endpoint)} was sent an invalid ${part}: ${z.prettifyError(error)}`);
}

function respond(endpoint: Endpoint, reply: unknown): Response {
  if (isRefusal(reply)) return problemResponse(endpoint, reply);
  const status = isStatusReply(reply) ? reply.answered : successStatusOf(endpoint);
  const content = isStatusReply(reply) ? reply.body : reply;
  const declared = endpoint.responses[status];
  if (status >= 400 && problemSchema.loose().safeParse(content).success)
    return new Response(JSON.stringify(content), { status });
  if (declared === undefined || declared === 'nothing') return new Response(null, { status });
  if (!(declared instanceof z.ZodType))
    return new Response(String(content), { status, headers: { 'content-type': declared.mediaType } });
  const body = JSON.stringify(content);
  const { error } = declared.safeParse(JSON.parse(body));
  if (error) return fault(`${nameOf(endpoint)} never answers this: ${z.prettifyError(error)}`);
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

const isRefusal = (reply: unknown): reply is Refusal =>
  typeof reply === 'object' && reply !== null && 'refusal' in reply;

const isStatusReply = (reply: unknown): reply is StatusReply =>
  typeof reply === 'object' && reply !== null && 'answered' in reply;

function problemResponse(endpoint: Endpoint, { refusal: code, ...rest }: Refusal): Response {
  if (!problemsOf(endpoint).has(code)) return fault(`${nameOf(endpoint)} never answers ${code}`);
  const status = ERROR_STATUS[code];
  const problem = problemSchema
    .loose()
    .parse({ type: 'about:blank', title: code, status, code, requestId: 'test', ...rest });
  const headers = { 'content-type': 'application/problem+json' };
  return new Response(JSON.stringify(problem), { status, headers });
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/** A parameter that is repeated is a list, as the gateway reads it. */
const readQuery = (params: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );

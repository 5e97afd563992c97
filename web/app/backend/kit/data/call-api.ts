import type { ConfirmationMethod } from '@manzil/contracts/gateway/second-factor';
import type { CallInput } from '@manzil/contracts/http/call';
import type { Endpoint, Method, Result } from '@manzil/contracts/http/endpoint';
import { endpointUrl, type UrlParts } from '../../../shared/lib/endpoint-url';

/** An error of one field of a request, worded for the user who filled it in. */
export interface FieldIssue {
  field: string;
  message: string;
}

/** The API's refusal; `status` is 0 when there was no answer. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly issues: readonly FieldIssue[] = [],
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** Another user saved meanwhile; `details` has the user and the time. */
  get isConflict(): boolean {
    return this.status === 409;
  }
}

interface ProblemDocument {
  detail?: string;
  title?: string;
  issues?: FieldIssue[];
  details?: Record<string, unknown>;
  error?: string;
  msg?: string;
}

interface CallOptions extends Pick<RequestInit, 'signal' | 'headers'> {
  /** False for a call that checks for a session, which must not ask for a login when there is none. */
  asksToLogIn?: boolean;
}

/** The input is optional when nothing in it is required. */
export type CallArguments<E extends Endpoint> =
  object extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

interface AnyInput extends UrlParts {
  body?: unknown;
}

/** Returns the result of an endpoint; throws an {@link ApiProblem} on a refusal or without a response. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  ...args: CallArguments<E>
): Promise<Result<E>> {
  const [input = {}, options = {}]: [input?: AnyInput, options?: CallOptions] = args;
  const { method, path, audience } = endpoint;
  const { asksToLogIn = audience !== 'public' } = options;
  const headers = new Headers(options.headers);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  const init = {
    method,
    headers,
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(options.signal && { signal: options.signal }),
  };
  const answer = await ask(endpointUrl(path, input), init, asksToLogIn);
  return readResult(endpoint, answer);
}

/**
 * Returns the result of an endpoint that takes a multipart form of texts or a short file; `sendForm` reports the
 * progress of files.
 */
export async function callWithForm<E extends Endpoint>(endpoint: E, form: FormData): Promise<Result<E>> {
  const { method, path } = endpoint;
  return readResult(endpoint, await ask(path, { method, body: form }, true));
}

/**
 * Parses the body of a success as the endpoint declares it: JSON by its schema, text of another media type, or nothing.
 */
async function readResult<E extends Endpoint>({ responses }: E, answer: Response): Promise<Result<E>> {
  const declared = responses[answer.status];
  if (declared === undefined || declared === 'nothing') return undefined as Result<E>;
  const body: unknown = 'mediaType' in declared ? await answer.text() : declared.parse(await answer.json());
  return body as Result<E>;
}

/** Asks the member to confirm their identity by one of `methods`; resolves to false if they do not. */
type ConfirmIdentity = (methods: readonly ConfirmationMethod[]) => Promise<boolean>;

let confirmIdentity: ConfirmIdentity = () => Promise.resolve(false);

/**
 * Sets the handler that asks the member for a confirmation; a refused call is then sent again, so that no work is lost.
 */
export function onConfirmationNeeded(handler: ConfirmIdentity): void {
  confirmIdentity = handler;
}

export const askForConfirmation: ConfirmIdentity = (methods) => confirmIdentity(methods);

/** Requests a new login after the session ended; false when the member leaves instead. */
type LogInAgain = () => Promise<boolean>;

let logInAgain: LogInAgain = () => Promise.resolve(false);

/** Sets the prompt for a new login after the session has ended; the refused call is then sent again. */
export function onSessionEnd(handler: LogInAgain): void {
  logInAgain = handler;
}

export const askToLogIn: LogInAgain = () => logInAgain();

let noteRefusal: () => void = () => undefined;

/** Sets the handler of a call refused for the member's role, which may have changed since the page was opened. */
export function onRefusal(handler: () => void): void {
  noteRefusal = handler;
}

async function ask(path: string, init: RequestInit, asksToLogIn: boolean): Promise<Response> {
  const answer = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => undefined);
  if (answer === undefined)
    throw new ApiProblem(0, 'There is no connection to the site. Nothing was lost: try again.');
  if (answer.ok) return answer;
  if (answer.status === 401 && asksToLogIn && (await askToLogIn())) return ask(path, init, asksToLogIn);
  const problem = await readProblem(answer);
  const confirmBy = problem.details?.confirmBy as ConfirmationMethod[] | undefined;
  if (confirmBy !== undefined && (await askForConfirmation(confirmBy))) return ask(path, init, asksToLogIn);
  if (answer.status === 403) noteRefusal();
  const message = problem.detail ?? problem.error ?? problem.msg ?? problem.title ?? 'Something went wrong';
  throw new ApiProblem(answer.status, message, problem.issues, problem.details);
}

async function readProblem(answer: Response): Promise<ProblemDocument> {
  try {
    return (await answer.json()) as ProblemDocument;
  } catch {
    return {};
  }
}

export const json = (method: Method, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** User-facing message of any error. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiProblem ? error.message : 'Something went wrong on this page. Try again.';

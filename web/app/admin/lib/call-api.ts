import type { ConfirmationMethod } from '@manzil/contracts/gateway/second-factor';
import type { z } from 'zod';

/** One field that a request got wrong, in words for whoever filled it in. */
export interface FieldIssue {
  field: string;
  message: string;
}

/** What the API refused, and why. `status` 0: there was no answer. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly issues: readonly FieldIssue[] = [],
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** Somebody saved in between; `details` says who and when. */
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

/** The answer of `path` by its contract; a refusal, or no answer, is an {@link ApiProblem}. */
export async function callApi<S extends z.ZodType>(
  path: string,
  schema: S,
  init: RequestInit = {},
): Promise<z.output<S>> {
  const answer = await ask(path, init);
  return schema.parse(await answer.json());
}

/** A call whose answer does not matter beyond its success. */
export async function tellApi(path: string, init: RequestInit): Promise<void> {
  await (await ask(path, init)).arrayBuffer();
}

/** The text that the API answers a change with. */
export async function askForText(path: string, init: RequestInit): Promise<string> {
  return (await ask(path, init)).text();
}

/** Has the member confirm who they are by one of `methods`; false when they do not. */
type ConfirmIdentity = (methods: readonly ConfirmationMethod[]) => Promise<boolean>;

let confirmIdentity: ConfirmIdentity = () => Promise.resolve(false);

/** Sets who asks the member for a confirmation; a refused call is then sent again, and nobody loses what they did. */
export function onConfirmationNeeded(handler: ConfirmIdentity): void {
  confirmIdentity = handler;
}

export const askForConfirmation: ConfirmIdentity = (methods) => confirmIdentity(methods);

async function ask(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => undefined);
  if (answer === undefined)
    throw new ApiProblem(0, 'There is no connection to the site. Nothing was lost: try again.');
  if (answer.ok) return answer;
  const problem = await readProblem(answer);
  const confirmBy = problem.details?.confirmBy as ConfirmationMethod[] | undefined;
  if (confirmBy !== undefined && (await askForConfirmation(confirmBy))) return ask(path, init);
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

/** What `fetch` needs to send `body` as JSON. */
export const json = (method: 'POST' | 'PUT' | 'PATCH', body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Words for any failure, for a message to the member. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiProblem ? error.message : 'Something went wrong on this page. Try again.';

import { problemSchema } from '@manzil/contracts/errors';
import { nameOf, type Endpoint, type ResponseBody } from '@manzil/contracts/http/endpoint';
import { z } from 'zod';
import { wholeRegistry } from '../src/whole-document.js';

const registry = wholeRegistry();

/** Fails when a response does not match its endpoint, and so the API document. */
export async function assertMatchesDocument(method: string, path: string, answer: Response): Promise<void> {
  const endpoint = registry.match(method, path.split('?', 1)[0] ?? '');
  if (endpoint === undefined) return;
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('application/problem+json')) {
    check(endpoint, answer, problemSchema, await answer.json());
    return;
  }
  const described = describedBody(endpoint, answer);
  if (described === 'nothing' && answer.body !== null) throw mismatch(endpoint, answer, 'there is a body');
  if (described instanceof z.ZodType) check(endpoint, answer, described, await answer.json());
}

function describedBody(endpoint: Endpoint, answer: Response): ResponseBody {
  const described = endpoint.responses[answer.status];
  if (described === undefined) throw mismatch(endpoint, answer, 'this status is not defined');
  return described;
}

function check(endpoint: Endpoint, answer: Response, schema: z.ZodType, body: unknown): void {
  const { error } = schema.safeParse(body);
  if (error !== undefined) throw mismatch(endpoint, answer, z.prettifyError(error));
}

const mismatch = (endpoint: Endpoint, { status }: Response, what: string): Error =>
  new Error(`${nameOf(endpoint)} answers ${status} otherwise than it is described: ${what}`);

import { matchRoute } from '../src/front-door/match-route.js';
import { nameOf, type Answer, type Route } from '../src/front-door/routes/route.js';
import { problemSchema } from '@manzil/contracts/errors';
import { z } from 'zod';

/** Fails when an answer is not what the route table, and so the API document, says that the route answers. */
export async function holdToDocument(method: string, path: string, answer: Response): Promise<void> {
  const route = matchRoute(method, path.split('?', 1)[0] ?? '');
  if (route === undefined) return;
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('application/problem+json')) {
    check(route, answer, problemSchema, await answer.json());
    return;
  }
  const told = toldAnswer(route, answer);
  if (told === 'nothing' && answer.body !== null) throw mismatch(route, answer, 'there is a body');
  if (told instanceof z.ZodType) check(route, answer, told, await answer.json());
}

function toldAnswer(route: Route, answer: Response): Answer | undefined {
  const told = answer.ok
    ? (route.alsoAnswers?.[answer.status] ?? route.response)
    : route.alsoAnswers?.[answer.status];
  if (told === undefined) throw mismatch(route, answer, 'nothing is said of this status');
  return told;
}

function check(route: Route, answer: Response, schema: z.ZodType, body: unknown): void {
  const { error } = schema.safeParse(body);
  if (error !== undefined) throw mismatch(route, answer, z.prettifyError(error));
}

const mismatch = (route: Route, { status }: Response, what: string): Error =>
  new Error(`${nameOf(route)} answers ${status} otherwise than it is described: ${what}`);

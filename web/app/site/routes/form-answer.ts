import type { Route } from './+types/form-answer';
import { failure } from '../../shared/lib/api-call.server';
import { receiveForm } from './receive-form.server';

/** Receives a form that a script has sent, and returns its outcome as JSON. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { outcome } = await receiveForm(args);
  return Response.json(outcome, { headers: { 'cache-control': 'no-store' } });
}

export function loader(args: Route.LoaderArgs): never {
  throw failure(args, 404);
}

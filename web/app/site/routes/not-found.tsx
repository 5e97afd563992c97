import type { Route } from './+types/not-found';
import { failure } from '../../shared/lib/api-call.server';

/** Any path without another route. */
export function loader(args: Route.LoaderArgs): never {
  throw failure(args, 404);
}

export default function NotFoundRoute() {
  return null;
}

import type { Route } from './+types/developments';
import { DevelopmentsPage } from '../features/developments/developments-page';
import { loadDevelopments } from '../../shared/lib/api.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

export async function loader(args: Route.LoaderArgs) {
  return respond(await loadDevelopments(args));
}
export const headers = loaderHeaders;

export default function DevelopmentsRoute({ loaderData }: Route.ComponentProps) {
  return <DevelopmentsPage heading={loaderData.heading} developments={loaderData.developments} />;
}

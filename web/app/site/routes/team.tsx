import type { Route } from './+types/team';
import { TeamPage } from '../features/content/team-page';
import { loadTeam } from '../../shared/lib/api.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

export async function loader(args: Route.LoaderArgs) {
  return respond(await loadTeam(args));
}
export const headers = loaderHeaders;

export default function TeamRoute({ loaderData }: Route.ComponentProps) {
  return <TeamPage members={loaderData.members} />;
}

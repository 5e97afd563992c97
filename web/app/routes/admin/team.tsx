import { team } from '../../admin/team/team';
import { TeamScreen } from '../../admin/team/team-screen';
import type { Route } from './+types/team';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = team.load;

export default function TeamRoute({ loaderData }: Route.ComponentProps) {
  return <TeamScreen loaded={loaderData} />;
}

import { MembersScreen } from '../../admin/members/members-screen';
import { loadMembers } from '../../admin/members/load-members';
import type { Route } from './+types/members';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadMembers;

export default function MembersRoute({ loaderData }: Route.ComponentProps) {
  return <MembersScreen {...loaderData} />;
}

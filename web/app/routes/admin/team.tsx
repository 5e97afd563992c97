import { queryClient } from '../../admin/data/query-client';
import { team } from '../../admin/team/team';
import { TeamScreen } from '../../admin/team/team-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(team.list);

export default TeamScreen;

import { queryClient } from '../kit/data/query-client';
import { team } from '../sections/collections/team';
import { TeamScreen } from '../sections/collections/team-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(team.list);

export default TeamScreen;

import { queryClient } from '../../admin/data/query-client';
import { membersQuery } from '../../admin/members/members-query';
import { MembersScreen } from '../../admin/members/members-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(membersQuery);

export default MembersScreen;

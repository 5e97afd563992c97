import { queryClient } from '../kit/data/query-client';
import { membersQuery } from '../kit/data/members-query';
import { MembersScreen } from '../sections/members/members-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(membersQuery);

export default MembersScreen;

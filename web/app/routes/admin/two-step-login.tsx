import { queryClient } from '../../admin/data/query-client';
import { secondFactorQuery } from '../../admin/second-factor/second-factor-calls';
import { SetUpScreen } from '../../admin/second-factor/set-up-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(secondFactorQuery);

export default SetUpScreen;

import { queryClient } from '../kit/data/query-client';
import { secondFactorQuery } from '../kit/session/second-factor-calls';
import { SetUpScreen } from '../sections/account/set-up-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(secondFactorQuery);

export default SetUpScreen;

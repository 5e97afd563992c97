import { loadSecondFactor } from '../../admin/second-factor/second-factor-calls';
import { SetUpScreen } from '../../admin/second-factor/set-up-screen';
import type { Route } from './+types/two-step-login';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadSecondFactor;

export default function TwoStepLoginRoute({ loaderData }: Route.ComponentProps) {
  return <SetUpScreen secondFactor={loaderData} />;
}

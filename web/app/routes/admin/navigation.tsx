import { loadNavigation } from '../../admin/navigation/navigation';
import { NavigationScreen } from '../../admin/navigation/navigation-screen';
import type { Route } from './+types/navigation';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadNavigation;

export default function NavigationScreenRoute({ loaderData }: Route.ComponentProps) {
  return <NavigationScreen loaded={loaderData} />;
}

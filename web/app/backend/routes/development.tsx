import { DevelopmentScreen } from '../sections/developments/development-screen';
import { loadDevelopment } from '../sections/developments/load-development';
import { SectionProblem } from '../kit/layout/section-problem';
import type { Route } from './+types/development';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadDevelopment(params.id);

export default function DevelopmentRoute({ loaderData, params }: Route.ComponentProps) {
  return <DevelopmentScreen key={params.id} stored={loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="New Development" />;
}

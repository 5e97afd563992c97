import { Developments } from '../../admin/developments/developments';
import { loadDevelopments } from '../../admin/developments/load-developments';
import { SectionProblem } from '../../admin/parts/section-problem';
import type { Route } from './+types/developments';

export const clientLoader = () => loadDevelopments();

export default function DevelopmentsRoute({ loaderData }: Route.ComponentProps) {
  return <Developments list={loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="New Development" />;
}

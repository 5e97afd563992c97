import { Developments } from '../../admin/developments/developments';
import { loadDevelopments } from '../../admin/developments/load-developments';
import { SectionError } from '../../admin/parts/section-error';
import type { Route } from './+types/developments';

export const clientLoader = () => loadDevelopments();

export default function DevelopmentsRoute({ loaderData }: Route.ComponentProps) {
  return <Developments list={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionError title="New Development" error={error} />;
}

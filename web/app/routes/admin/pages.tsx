import { PageList } from '../../admin/pages/page-list';
import { loadPages } from '../../admin/pages/page-calls';
import { SectionError } from '../../admin/parts/section-error';
import type { Route } from './+types/pages';

export const clientLoader = () => loadPages();

export default function PagesRoute({ loaderData }: Route.ComponentProps) {
  return <PageList pages={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionError title="All Pages" error={error} />;
}

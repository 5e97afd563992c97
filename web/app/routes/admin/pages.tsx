import { PageList } from '../../admin/pages/page-list';
import { loadPages } from '../../admin/pages/page-calls';
import { SectionProblem } from '../../admin/parts/section-problem';
import type { Route } from './+types/pages';

export const clientLoader = () => loadPages();

export default function PagesRoute({ loaderData }: Route.ComponentProps) {
  return <PageList pages={loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="All Pages" />;
}

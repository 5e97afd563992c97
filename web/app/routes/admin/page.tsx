import { PageEditor } from '../../admin/pages/page-editor';
import { editedId } from '../../admin/pages/page-fields';
import { loadPage } from '../../admin/pages/page-calls';
import { SectionProblem } from '../../admin/parts/section-problem';
import type { Route } from './+types/page';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = editedId(params.id);
  return id === undefined ? undefined : loadPage(id);
}

export default function PageRoute({ loaderData, params }: Route.ComponentProps) {
  return <PageEditor key={params.id} first={loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Page" />;
}

import { PageEditor } from '../../admin/pages/page-editor';
import { editedId } from '../../admin/pages/page-fields';
import { loadPage } from '../../admin/pages/page-calls';
import { SectionError } from '../../admin/parts/section-error';
import type { Route } from './+types/page';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = editedId(params.id);
  return id === undefined ? undefined : loadPage(id);
}

export default function PageRoute({ loaderData, params }: Route.ComponentProps) {
  return <PageEditor key={params.id} first={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionError title="Page" error={error} />;
}

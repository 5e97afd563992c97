import { PageEditor } from '../sections/pages/page-editor';
import { editedId } from '../sections/pages/page-fields';
import { loadPage } from '../sections/pages/page-calls';
import { useEditorTurn } from '../sections/pages/use-editor-turn';
import { SectionProblem } from '../kit/layout/section-problem';
import type { Route } from './+types/page';

/** Returns null for a new page. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = editedId(params.id);
  // Null instead of undefined, because the router reloads undefined data at every navigation.
  return id === undefined ? null : loadPage(id);
}

export default function PageRoute({ loaderData, params }: Route.ComponentProps) {
  const [turn, noteAdded] = useEditorTurn(params.id);
  return <PageEditor key={turn} first={loaderData ?? undefined} onAdded={noteAdded} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Page" />;
}

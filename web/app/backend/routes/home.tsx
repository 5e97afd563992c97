import { readDocument } from '../sections/documents/document-calls';
import { HomeEditor } from '../sections/documents/home-editor';
import { HomePreview } from './home-preview';
import type { Route } from './+types/home';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => readDocument('homepagedb');

export default function HomeEditorRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HomeEditor
      loaded={loaderData}
      preview={(fields, state) => <HomePreview fields={fields} state={state} />}
    />
  );
}

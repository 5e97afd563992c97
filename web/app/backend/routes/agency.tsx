import { AgencyEditor } from '../sections/documents/agency-editor';
import { readDocument } from '../sections/documents/document-calls';
import type { Route } from './+types/agency';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => readDocument('commondb');

export default function AgencyEditorRoute({ loaderData }: Route.ComponentProps) {
  return <AgencyEditor loaded={loaderData} />;
}

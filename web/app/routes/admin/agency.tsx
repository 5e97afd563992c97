import { AgencyEditor } from '../../admin/agency/agency-editor';
import { readDocument } from '../../admin/documents/document-calls';
import type { Route } from './+types/agency';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => readDocument('commondb');

export default function AgencyEditorRoute({ loaderData }: Route.ComponentProps) {
  return <AgencyEditor loaded={loaderData} />;
}

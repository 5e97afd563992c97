import { readDocument } from '../../admin/documents/document-calls';
import { LegalEditor } from '../../admin/legal/legal-editor';
import type { Route } from './+types/terms';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => readDocument('termspagedb');

export default function TermsEditorRoute({ loaderData }: Route.ComponentProps) {
  return <LegalEditor name="termspagedb" loaded={loaderData} />;
}

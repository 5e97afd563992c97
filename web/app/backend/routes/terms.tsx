import { readDocument } from '../sections/documents/document-calls';
import { LegalEditor } from '../sections/documents/legal-editor';
import type { Route } from './+types/terms';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => readDocument('termspagedb');

export default function TermsEditorRoute({ loaderData }: Route.ComponentProps) {
  return <LegalEditor name="termspagedb" loaded={loaderData} />;
}

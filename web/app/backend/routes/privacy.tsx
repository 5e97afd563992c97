import { readDocument } from '../sections/documents/document-calls';
import { LegalEditor } from '../sections/documents/legal-editor';
import type { Route } from './+types/privacy';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => readDocument('privacypagedb');

export default function PrivacyEditorRoute({ loaderData }: Route.ComponentProps) {
  return <LegalEditor name="privacypagedb" loaded={loaderData} />;
}

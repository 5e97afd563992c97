import { readDocument } from '../../admin/documents/document-calls';
import { LegalEditor } from '../../admin/legal/legal-editor';
import type { Route } from './+types/privacy';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => readDocument('privacypagedb');

export default function PrivacyEditorRoute({ loaderData }: Route.ComponentProps) {
  return <LegalEditor name="privacypagedb" loaded={loaderData} />;
}

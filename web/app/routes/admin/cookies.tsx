import { readDocument } from '../../admin/documents/document-calls';
import { LegalEditor } from '../../admin/legal/legal-editor';
import type { Route } from './+types/cookies';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => readDocument('cookiespagedb');

export default function CookiesEditorRoute({ loaderData }: Route.ComponentProps) {
  return <LegalEditor name="cookiespagedb" loaded={loaderData} />;
}

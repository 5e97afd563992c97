import { readDocument } from '../sections/documents/document-calls';
import { LegalEditor } from '../sections/documents/legal-editor';
import type { Route } from './+types/cookies';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => readDocument('cookiespagedb');

export default function CookiesEditorRoute({ loaderData }: Route.ComponentProps) {
  return <LegalEditor name="cookiespagedb" loaded={loaderData} />;
}

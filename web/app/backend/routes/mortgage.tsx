import { readDocument } from '../sections/documents/document-calls';
import { MortgageEditor } from '../sections/documents/mortgage-editor';
import type { Route } from './+types/mortgage';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => readDocument('mortgageservicespagedb');

export default function MortgageEditorRoute({ loaderData }: Route.ComponentProps) {
  return <MortgageEditor loaded={loaderData} />;
}

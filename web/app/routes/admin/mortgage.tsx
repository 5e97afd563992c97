import { readDocument } from '../../admin/documents/document-calls';
import { MortgageEditor } from '../../admin/mortgage/mortgage-editor';
import type { Route } from './+types/mortgage';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => readDocument('mortgageservicespagedb');

export default function MortgageEditorRoute({ loaderData }: Route.ComponentProps) {
  return <MortgageEditor loaded={loaderData} />;
}

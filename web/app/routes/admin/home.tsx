import { readDocument } from '../../admin/documents/document-calls';
import { HomeEditor } from '../../admin/home/home-editor';
import type { Route } from './+types/home';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => readDocument('homepagedb');

export default function HomeEditorRoute({ loaderData }: Route.ComponentProps) {
  return <HomeEditor loaded={loaderData} />;
}

import { loadLinks } from '../../admin/links/link-calls';
import { LinksScreen } from '../../admin/links/links-screen';
import { SectionProblem } from '../../admin/parts/section-problem';

export const clientLoader = loadLinks;

export default LinksScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Links" />;
}

import { loadLinks } from '../sections/links/link-calls';
import { LinksScreen } from '../sections/links/links-screen';
import { SectionProblem } from '../kit/layout/section-problem';

export const clientLoader = loadLinks;

export default LinksScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Links" />;
}

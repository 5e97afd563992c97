import { readFooter } from '../../admin/footer/footer';
import { FooterScreen } from '../../admin/footer/footer-screen';
import type { Route } from './+types/footer';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = readFooter;

export default function FooterScreenRoute({ loaderData }: Route.ComponentProps) {
  return <FooterScreen loaded={loaderData} />;
}

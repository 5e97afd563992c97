import { readFooter } from '../sections/footer/footer';
import { FooterScreen } from '../sections/footer/footer-screen';
import type { Route } from './+types/footer';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = readFooter;

export default function FooterScreenRoute({ loaderData }: Route.ComponentProps) {
  return <FooterScreen loaded={loaderData} />;
}

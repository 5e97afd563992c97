import { faqs } from '../../admin/faq/faqs';
import { FaqScreen } from '../../admin/faq/faq-screen';
import type { Route } from './+types/faq';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = faqs.load;

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return <FaqScreen loaded={loaderData} />;
}

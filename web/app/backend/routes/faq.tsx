import { queryClient } from '../kit/data/query-client';
import { FaqScreen } from '../sections/collections/faq-screen';
import { faqs } from '../sections/collections/faqs';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(faqs.list);

export default FaqScreen;

import { queryClient } from '../../admin/data/query-client';
import { FaqScreen } from '../../admin/faq/faq-screen';
import { faqs } from '../../admin/faq/faqs';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(faqs.list);

export default FaqScreen;

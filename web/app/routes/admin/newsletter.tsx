import { loadSubscribers } from '../../admin/newsletter/newsletter-query';
import { NewsletterScreen } from '../../admin/newsletter/newsletter-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadSubscribers;

export default NewsletterScreen;

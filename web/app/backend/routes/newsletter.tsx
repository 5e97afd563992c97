import { loadSubscribers } from '../sections/leads/newsletter/newsletter-query';
import { NewsletterScreen } from '../sections/leads/newsletter/newsletter-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadSubscribers;

export default NewsletterScreen;

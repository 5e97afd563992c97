import { queryClient } from '../kit/data/query-client';
import { testimonials } from '../sections/collections/testimonials';
import { TestimonialsScreen } from '../sections/collections/testimonials-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(testimonials.list);

export default TestimonialsScreen;

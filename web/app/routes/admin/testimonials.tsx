import { queryClient } from '../../admin/data/query-client';
import { testimonials } from '../../admin/testimonials/testimonials';
import { TestimonialsScreen } from '../../admin/testimonials/testimonials-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(testimonials.list);

export default TestimonialsScreen;

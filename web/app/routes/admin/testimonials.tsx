import { testimonials } from '../../admin/testimonials/testimonials';
import { TestimonialsScreen } from '../../admin/testimonials/testimonials-screen';
import type { Route } from './+types/testimonials';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = testimonials.load;

export default function TestimonialsRoute({ loaderData }: Route.ComponentProps) {
  return <TestimonialsScreen loaded={loaderData} />;
}

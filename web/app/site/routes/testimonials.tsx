import type { Route } from './+types/testimonials';
import { TestimonialsPage } from '../features/content/testimonials-page';
import { loadTestimonials } from '../../shared/lib/api.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

export async function loader(args: Route.LoaderArgs) {
  return respond(await loadTestimonials(args));
}
export const headers = loaderHeaders;

export default function TestimonialsRoute({ loaderData }: Route.ComponentProps) {
  return <TestimonialsPage testimonials={loaderData} />;
}

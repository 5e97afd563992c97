import type { Route } from './+types/testimonials';
import { TestimonialsPage } from '../../features/content/testimonials-page';
import { loadTestimonials } from '../../lib/api.server';
import { loaderHeaders } from '../../lib/loader-headers';
import { respond } from '../../lib/respond.server';

export async function loader(args: Route.LoaderArgs) {
  return respond(await loadTestimonials(args));
}
export const headers = loaderHeaders;

export default function TestimonialsRoute({ loaderData }: Route.ComponentProps) {
  return <TestimonialsPage testimonials={loaderData} />;
}

import type { Route } from './+types/faqs';
import { FaqsPage } from '../features/content/faqs-page';
import { loadFaqs } from '../../shared/lib/api.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

export async function loader(args: Route.LoaderArgs) {
  return respond(await loadFaqs(args));
}
export const headers = loaderHeaders;

export default function FaqsRoute({ loaderData }: Route.ComponentProps) {
  return <FaqsPage faqs={loaderData.faqs} />;
}

import type { Route } from './+types/privacy';
import { LegalPage } from '../features/content/legal-page';
import { loadDocument } from '../../shared/lib/api.server';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import { respond } from '../../shared/lib/respond.server';

export async function loader(args: Route.LoaderArgs) {
  return respond(await loadDocument(args, 'privacypagedb'));
}
export const headers = loaderHeaders;

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData} path="/privacy" />;
}

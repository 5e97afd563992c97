import type { Route } from './+types/mortgage';
import { MortgagePage } from '../../features/content/mortgage-page';
import { loadTexts } from '../../lib/api.server';
import { loaderHeaders } from '../../lib/loader-headers';
import { respond } from '../../lib/respond.server';

export async function loader(args: Route.LoaderArgs) {
  return respond(await loadTexts(args, 'mortgageservicespagedb'), ['content']);
}
export const headers = loaderHeaders;

export default function MortgageRoute({ loaderData }: Route.ComponentProps) {
  return <MortgagePage fields={loaderData} />;
}

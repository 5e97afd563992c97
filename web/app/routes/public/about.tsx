import type { Route } from './+types/about';
import { AboutPage } from '../../features/content/about-page';
import { loadTeam, loadTexts } from '../../lib/api.server';
import { loaderHeaders } from '../../lib/loader-headers';
import { respond } from '../../lib/respond.server';

export async function loader(args: Route.LoaderArgs) {
  const [fields, { members }] = await Promise.all([loadTexts(args, 'homepagedb'), loadTeam(args)]);
  return respond({ fields, members }, ['content']);
}
export const headers = loaderHeaders;

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage fields={loaderData.fields} members={loaderData.members} />;
}

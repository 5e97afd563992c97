import type { Route } from './+types/buy';
import { loadResults } from '../features/results/load-results.server';
import { ResultsPage } from '../features/results/results-page';
import { loaderHeaders } from '../../shared/lib/loader-headers';

export const loader = (args: Route.LoaderArgs) => loadResults(args, 'sale');
export const headers = loaderHeaders;

export default function Buy({ loaderData }: Route.ComponentProps) {
  return <ResultsPage results={loaderData} />;
}

import { data } from 'react-router';
import { SavePage } from '../features/saved-search/save-page';
import { searchTitle } from '../features/results/search-title.server';
import { searchedList } from '../features/saved-search/searched-list';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import type { Route } from './+types/save-search';
import { loadContext } from '../../shared/lib/load-context';

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** The page that saves the search in the URL. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { texts } = context.get(loadContext);
  const { search, searchParams } = new URL(request.url);
  const { adType, filters } = searchedList({ for: searchParams.get('for') ?? 'sale', search });
  const isDone = searchParams.get('done') === 'sent';
  return data({ adType, filters, isDone, name: searchTitle(texts, adType, filters) }, { headers: HEADERS });
}
export const headers = loaderHeaders;

export default function SaveSearchRoute({ loaderData }: Route.ComponentProps) {
  return <SavePage {...loaderData} />;
}

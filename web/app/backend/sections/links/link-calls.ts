import * as http from '@manzil/contracts/http/links';
import { endpointQuery, queryClient } from '../../kit/data/query-client';
import { callApi } from '../../kit/data/call-api';

/** The report requests every link, so it is not made again each time the tab is opened. */
export const brokenLinksQuery = { ...endpointQuery(http.listBrokenLinks, {}), staleTime: 60_000 };

export const redirectsQuery = endpointQuery(http.listRedirects, {});

export const LINK_TABS = ['broken', 'redirects'] as const;
export type LinkTab = (typeof LINK_TABS)[number];

export const tabOf = (params: URLSearchParams): LinkTab =>
  params.get('tab') === 'redirects' ? 'redirects' : 'broken';

/** The broken-links tab loads its report itself and shows its progress. */
export async function loadLinks({ request }: { request: Request }): Promise<null> {
  if (tabOf(new URL(request.url).searchParams) === 'redirects') await queryClient.query(redirectsQuery);
  return null;
}

export const deleteRedirect = (id: number) => callApi(http.deleteRedirect, { params: { id } });

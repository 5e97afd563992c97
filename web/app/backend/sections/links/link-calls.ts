import type { LinkUse } from '@manzil/contracts/content/links';
import * as http from '@manzil/contracts/http/links';
import { nameOf } from '@manzil/contracts/http/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { endpointQuery, queryClient } from '../../kit/data/query-client';
import { callApi } from '../../kit/data/call-api';

/** Every link is asked for when the report is made: it is not made anew each time the tab is opened. */
export const brokenLinksQuery = { ...endpointQuery(http.listBrokenLinks, {}), staleTime: 60_000 };

export const redirectsQuery = endpointQuery(http.listRedirects, {});

/** Asks for few paths at a time, so that addresses of requests stay short. */
const PATHS_AT_ONCE = 20;

export const linkUsesQuery = (paths: readonly string[]) =>
  queryOptions({
    queryKey: [nameOf(http.listLinkUses), paths],
    queryFn: async ({ signal }): Promise<LinkUse[]> => {
      const found: LinkUse[] = [];
      for (let at = 0; at < paths.length; at += PATHS_AT_ONCE) {
        const query = { path: paths.slice(at, at + PATHS_AT_ONCE) };
        found.push(...(await callApi(http.listLinkUses, { query }, { signal })).uses);
      }
      return found;
    },
  });

export const LINK_TABS = ['broken', 'redirects'] as const;
export type LinkTab = (typeof LINK_TABS)[number];

export const tabOf = (params: URLSearchParams): LinkTab =>
  params.get('tab') === 'redirects' ? 'redirects' : 'broken';

/** The report is read by its tab, which says that links are being checked. */
export async function loadLinks({ request }: { request: Request }): Promise<null> {
  if (tabOf(new URL(request.url).searchParams) === 'redirects') await queryClient.query(redirectsQuery);
  return null;
}

export const addRedirect = (from: string, to: string, status?: 301 | 308) =>
  callApi(http.addRedirect, { body: { from, to, status } });

export const deleteRedirect = (id: number) => callApi(http.deleteRedirect, { params: { id } });

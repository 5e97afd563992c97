import type { LinkUse } from '@manzil/contracts/content/links';
import * as http from '@manzil/contracts/http/links';
import { nameOf } from '@manzil/contracts/http/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../data/call-api';

/** Paths per request, so that request URLs stay short. */
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

export const addRedirect = (from: string, to: string, status?: 301 | 308) =>
  callApi(http.addRedirect, { body: { from, to, status } });

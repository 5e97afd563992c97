import { listLeadTags } from '@manzil/contracts/http/lead-tags';
import { listLeadViews } from '@manzil/contracts/http/lead-views';
import { listLeads, showLead } from '@manzil/contracts/http/leads';
import { queryOptions } from '@tanstack/react-query';
import { redirect, type ClientLoaderFunctionArgs } from 'react-router';
import { endpointQuery, queryClient } from '../../kit/data/query-client';
import { ApiProblem, callApi } from '../../kit/data/call-api';
import { loadBoard } from './board/board-queries';
import {
  newsletterAddress,
  subscriberAddress,
  toApiQuery,
  viewOf,
} from '../../kit/address/lead-search-params';

/** The leads for the URL parameters of the inbox. */
export const leadsQuery = (params: URLSearchParams) =>
  endpointQuery(listLeads, { query: toApiQuery(params) });

/** Tags in use, to suggest them. */
export const leadTagsQuery = endpointQuery(listLeadTags, {});

export const leadViewsQuery = endpointQuery(listLeadViews, {});

/** A lead, or the one that it was merged into; null when there is none of that id. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ['lead', id],
    queryFn: async ({ signal }) => {
      try {
        const lead = await callApi(showLead, { params: { id } }, { signal });
        if (lead.mergedInto == null) return lead;
        return await callApi(showLead, { params: { id: lead.mergedInto } }, { signal });
      } catch (error) {
        if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  });

export async function loadLeads({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<null> {
  const params = new URL(request.url).searchParams;
  const elsewhere = newsletterAddress(params);
  if (elsewhere !== undefined) throw redirect(elsewhere);
  const open = params.get('lead');
  const [, lead] = await Promise.all([
    viewOf(params) === 'board' ? loadBoard(params) : queryClient.query(leadsQuery(params)),
    open === null ? undefined : queryClient.query(leadQuery(open)),
    queryClient.query(leadViewsQuery),
  ]);
  if (lead?.kind === 'newsletter') throw redirect(subscriberAddress(lead));
  return null;
}

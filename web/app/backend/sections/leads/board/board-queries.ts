import { nameOf } from '@manzil/contracts/http/endpoint';
import { listLeads } from '@manzil/contracts/http/leads';
import { ROUTED_KINDS } from '@manzil/contracts/leads/routing';
import { LEAD_STAGES, type LeadStage } from '@manzil/contracts/leads/stage';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../kit/data/query-client';
import { callApi } from '../../../kit/data/call-api';
import { toApiFilter } from '../../../kit/address/lead-search-params';

/** Without the filter of stages, which are the columns, and without newsletter addresses. */
function filterOf(params: URLSearchParams) {
  const { status: _status, exceptStatus: _except, stage: _stage, ...filter } = toApiFilter(params);
  return { kinds: ROUTED_KINDS.join(','), ...filter, sort: params.get('sort') || 'updated' };
}

/** The leads of one stage under the filters of the URL, loaded page by page. */
export function columnQuery(params: URLSearchParams, stage: LeadStage) {
  const filter = filterOf(params);
  return infiniteQueryOptions({
    queryKey: [nameOf(listLeads), 'board', stage, filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(listLeads, { query: { ...filter, stage, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageCount }) => (page < pageCount ? page + 1 : undefined),
  });
}

/** Ids of the loaded leads in the column that contains this lead, in order. */
export function idsBeside(params: URLSearchParams, id: string | null): string[] {
  for (const stage of LEAD_STAGES) {
    const column = queryClient.getQueryData(columnQuery(params, stage).queryKey);
    const ids = column?.pages.flatMap(({ items }) => items.map((lead) => lead.id)) ?? [];
    if (id !== null && ids.includes(id)) return [...new Set(ids)];
  }
  return [];
}

export const loadBoard = async (params: URLSearchParams): Promise<void> => {
  await Promise.all(LEAD_STAGES.map((stage) => queryClient.infiniteQuery(columnQuery(params, stage))));
};

import type { LeadSummary } from '@manzil/contracts/leads/lead';
import type { LeadStage } from '@manzil/contracts/leads/stage';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { columnQuery } from './board-queries';
import { withMoves, type Move } from './use-stage-move';

interface Column {
  leads: LeadSummary[];
  /** Exact, over all pages. */
  total: number;
  /** Undefined when all are shown. */
  more: { isLoading: boolean; load: () => void } | undefined;
}

/** The leads of a stage as the board shows them, including leads that are being moved to it. */
export function useColumn(stage: LeadStage, pending: readonly Move[]): Column {
  const [params] = useSearchParams();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    columnQuery(params, stage),
  );
  // A lead that was moved while the pages were read may be on two of them.
  const leads = new Map(data.pages.flatMap(({ items }) => items).map((lead) => [lead.id, lead]));
  const total = data.pages.at(-1)?.total ?? 0;
  const more = { isLoading: isFetchingNextPage, load: () => void fetchNextPage() };
  return {
    ...withMoves({ stage, leads: [...leads.values()], total }, pending),
    more: hasNextPage ? more : undefined,
  };
}

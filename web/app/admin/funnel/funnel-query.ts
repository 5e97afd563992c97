import * as http from '@manzil/contracts/http/funnel';
import {
  FUNNEL_DIMENSIONS,
  LONGEST_FUNNEL,
  type FunnelDimension,
  type FunnelQuery,
} from '@manzil/contracts/leads/funnel';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { endpointQuery, queryClient } from '../data/query-client';
import { gulfToday } from '../lib/format-date-time';

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAYS_SHOWN = 30;

const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

const dayOf = (text: string | null, otherwise: string): string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : otherwise;

/** What an address asks for. A period that cannot be asked for becomes the nearest one that can. */
export function funnelOf(params: URLSearchParams): FunnelQuery {
  const to = dayOf(params.get('to'), gulfToday());
  const asked = dayOf(params.get('from'), daysBefore(to, DAYS_SHOWN - 1));
  const earliest = daysBefore(to, LONGEST_FUNNEL - 1);
  const from = asked > to ? to : asked < earliest ? earliest : asked;
  const by =
    FUNNEL_DIMENSIONS.find((each) => each === params.get('by')) ?? ('listing' satisfies FunnelDimension);
  return { by, from, to };
}

export const funnelQuery = (query: FunnelQuery) => endpointQuery(http.showFunnel, { query });

export async function loadFunnel({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<null> {
  await queryClient.query(funnelQuery(funnelOf(new URL(request.url).searchParams)));
  return null;
}

import * as http from '@manzil/contracts/http/funnel';
import {
  FUNNEL_DIMENSIONS,
  FUNNEL_PARTS,
  LONGEST_FUNNEL,
  type FunnelDimension,
  type FunnelQuery,
  type FunnelSeriesQuery,
} from '@manzil/contracts/leads/funnel';
import { LEAD_LIMITS } from '@manzil/contracts/leads/text';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { endpointQuery, queryClient } from '../../kit/data/query-client';
import { gulfToday } from '../../kit/labels/format-date-time';

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAYS_SHOWN = 30;

const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

const dayOf = (text: string | null, otherwise: string): string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : otherwise;

/** Reads the query from the URL. An invalid period becomes the nearest valid one. */
export function funnelOf(params: URLSearchParams): FunnelQuery {
  const to = dayOf(params.get('to'), gulfToday());
  const asked = dayOf(params.get('from'), daysBefore(to, DAYS_SHOWN - 1));
  const earliest = daysBefore(to, LONGEST_FUNNEL - 1);
  const from = asked > to ? to : asked < earliest ? earliest : asked;
  const by =
    FUNNEL_DIMENSIONS.find((each) => each === params.get('by')) ?? ('listing' satisfies FunnelDimension);
  return { by, from, to };
}

const daysOf = ({ from, to }: FunnelQuery): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** Identifies the charted row in the URL. */
export const rowAddress = (by: FunnelDimension, key: string): string => `${by}:${key}`;

/** Reads the chart over time from the URL; by default it has as many bars as can be distinguished. */
export function seriesOf(params: URLSearchParams): FunnelSeriesQuery {
  const funnel = funnelOf(params);
  const days = daysOf(funnel);
  const fitting = days <= 45 ? 'day' : days <= 200 ? 'week' : 'month';
  const every = FUNNEL_PARTS.find((each) => each === params.get('every')) ?? fitting;
  const row = params.get('of') ?? '';
  // Ignores a row of another dimension.
  const prefix = rowAddress(funnel.by, '');
  if (!row.startsWith(prefix)) return { ...funnel, every };
  return { ...funnel, every, key: row.slice(prefix.length, prefix.length + LEAD_LIMITS.listingPagelink) };
}

export const seriesQuery = (query: FunnelSeriesQuery) => endpointQuery(http.showFunnelSeries, { query });

export const funnelQuery = (query: FunnelQuery) => endpointQuery(http.showFunnel, { query });

export async function loadFunnel({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<null> {
  const params = new URL(request.url).searchParams;
  await Promise.all([
    queryClient.query(funnelQuery(funnelOf(params))),
    queryClient.query(seriesQuery(seriesOf(params))),
  ]);
  return null;
}

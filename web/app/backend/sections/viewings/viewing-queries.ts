import * as http from '@manzil/contracts/http/viewings';
import { withoutHolidays } from '@manzil/contracts/leads/free-times';
import type {
  Viewing,
  ViewingChange,
  ViewingSchedule,
  ViewingSchedules,
} from '@manzil/contracts/leads/viewing';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { endpointQuery, queryClient } from '../../kit/data/query-client';
import { callApi } from '../../kit/data/call-api';
import { gulfToday } from '../../kit/labels/format-date-time';
import { addDays, beginningOf } from '../../kit/labels/dubai-day';
import { weekOf } from './viewing-week';

export const VIEWING_TABS = ['week', 'hours'] as const;
type ViewingTab = (typeof VIEWING_TABS)[number];

export const tabOf = (params: URLSearchParams): ViewingTab =>
  params.get('tab') === 'hours' ? 'hours' : 'week';

export const schedulesQuery = endpointQuery(http.listViewingSchedules, {});

/** Opening hours of an adviser, without the holidays of the office; undefined for an adviser without hours. */
export function openHoursOf(
  { schedules, holidays }: ViewingSchedules,
  adviser: string,
): ViewingSchedule | undefined {
  const stored = schedules.find((one) => one.adviser.toLowerCase() === adviser.toLowerCase());
  return (
    stored &&
    withoutHolidays(
      stored,
      holidays.map(({ day }) => day),
    )
  );
}

/** The viewings of the week, and of the adviser, for the URL parameters. */
export function weekQuery(params: URLSearchParams) {
  const monday = weekOf(params, gulfToday());
  const adviser = params.get('adviser') ?? '';
  const query = { from: beginningOf(monday), to: beginningOf(addDays(monday, 7)) };
  return endpointQuery(http.listViewings, { query: { ...query, ...(adviser !== '' && { adviser }) } });
}

/** Changes the version that the user has seen; a 409 problem when another user saved first. */
export const changeViewing = ({ id, version }: Viewing, change: ViewingChange): Promise<Viewing> =>
  callApi(http.changeViewing, { params: { id }, body: { expectedVersion: version, change } });

export async function loadViewings({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<null> {
  const params = new URL(request.url).searchParams;
  await Promise.all([
    queryClient.query(schedulesQuery),
    tabOf(params) === 'week' ? queryClient.query(weekQuery(params)) : undefined,
  ]);
  return null;
}

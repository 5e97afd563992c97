import type { SiteChange } from '@manzil/contracts/content/site-times';
import * as http from '@manzil/contracts/http/site-times';
import { redirect, type ClientLoaderFunctionArgs } from 'react-router';
import { endpointQuery, queryClient } from '../../kit/data/query-client';
import { callApi } from '../../kit/data/call-api';
import { instantOf, spanIn, spanPath, spanSince, type Span } from './instants';

const A_WEEK = 7;

export const siteTimesQuery = endpointQuery(http.showSiteTimes, {});

const instantsOf = ({ from, to }: Span) => ({ from: instantOf(from), to: instantOf(to) });

export const siteChangesQuery = (span: Span) =>
  endpointQuery(http.listSiteChanges, { query: instantsOf(span) });

export const changeDiffQuery = ({ kind, id }: Pick<SiteChange, 'kind' | 'id'>, span: Span) =>
  endpointQuery(http.diffSiteChange, { params: { kind, id }, query: instantsOf(span) });

/** A link that shows the whole site at a time. */
export const createSitePreview = (input: string) =>
  callApi(http.createSitePreview, { body: { at: instantOf(input) } });

/** A URL without two times gets the times of the last week, so that it can be sent to a colleague. */
export async function loadTimes({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<null> {
  const { knownFrom } = await queryClient.query(siteTimesQuery);
  const span = spanIn(new URL(request.url).searchParams);
  if (span === undefined) throw redirect(spanPath(spanSince(A_WEEK, knownFrom)));
  await queryClient.query(siteChangesQuery(span));
  return null;
}

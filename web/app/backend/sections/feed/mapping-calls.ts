import * as http from '@manzil/contracts/http/feed-mappings';
import { MOST_SAMPLE_TEXT, type ColumnMap, type FeedSample } from '@manzil/contracts/listings/feed-mapping';
import type { ValueMap } from '@manzil/contracts/listings/feed-values';
import { endpointQuery, queryClient } from '../../kit/data/query-client';
import { callApi } from '../../kit/data/call-api';

/** The feed to sample: the beginning of a file, a URL, or by default the configured feed. */
export interface Sampled {
  text?: string;
  location?: string;
}

export const mappingQuery = (source: string) => endpointQuery(http.showFeedMapping, { params: { source } });

/** Values without a mapping in the last update. */
export const unmappedQuery = (source: string) =>
  endpointQuery(http.listUnmappedValues, { params: { source } });

export async function loadMapping(source: string): Promise<null> {
  await Promise.all([queryClient.query(mappingQuery(source)), queryClient.query(unmappedQuery(source))]);
  return null;
}

export interface Meanings {
  fields: ColumnMap;
  /** The element or list that holds the listings; empty for none, absent in drafts of the previous release. */
  recordName?: string;
  /** ISO 4217 code of amounts without a currency; empty for the format's default. */
  amountCurrency?: string;
  values: ValueMap;
}

export const askForSample = (
  sampled: Sampled,
  meanings: Meanings,
  signal: AbortSignal,
): Promise<FeedSample> => callApi(http.sampleFeed, { body: { ...sampled, ...meanings } }, { signal });

/** Reads as much of a file as a sample needs, without cutting a row. */
export async function beginningOf(file: Blob): Promise<string> {
  const text = await file.slice(0, MOST_SAMPLE_TEXT).text();
  if (file.size <= MOST_SAMPLE_TEXT || /^\s*[[{<]/.test(text)) return text;
  return text.slice(0, text.lastIndexOf('\n') + 1) || text;
}

import * as http from '@manzil/contracts/http/feed-mappings';
import {
  MOST_SAMPLE_TEXT,
  type ColumnMap,
  type FeedMapping,
  type FeedSample,
} from '@manzil/contracts/listings/feed-mapping';
import type { UnmappedValue, ValueMap } from '@manzil/contracts/listings/feed-values';
import { callApi } from '../lib/call-api';

/** The feed to look at: the beginning of a file, an address, or with neither the configured one. */
export interface Sampled {
  text?: string;
  location?: string;
}

export const loadMapping = (source: string): Promise<FeedMapping> =>
  callApi(http.showFeedMapping, { params: { source } });

export interface MappingData {
  mapping: FeedMapping;
  /** Words that were none of ours in the last update. */
  unmapped: UnmappedValue[];
}

export async function loadMappingData(source: string): Promise<MappingData> {
  const [mapping, { values }] = await Promise.all([
    loadMapping(source),
    callApi(http.listUnmappedValues, { params: { source } }),
  ]);
  return { mapping, unmapped: values };
}

/** What the columns and values of a source mean. */
export interface Meanings {
  fields: ColumnMap;
  values: ValueMap;
}

export const askForSample = (
  sampled: Sampled,
  meanings: Meanings,
  signal: AbortSignal,
): Promise<FeedSample> => callApi(http.sampleFeed, { body: { ...sampled, ...meanings } }, { signal });

/** As much of a file as a sample needs; of rows, whole ones only. */
export async function beginningOf(file: Blob): Promise<string> {
  const text = await file.slice(0, MOST_SAMPLE_TEXT).text();
  if (file.size <= MOST_SAMPLE_TEXT || /^\s*[[{<]/.test(text)) return text;
  return text.slice(0, text.lastIndexOf('\n') + 1) || text;
}

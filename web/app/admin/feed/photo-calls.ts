import { listFailedPhotos, retryFailedPhotos } from '@manzil/contracts/http/failed-photos';
import { endpointQuery } from '../data/query-client';
import { callApi } from '../lib/call-api';

/** Photos that cannot be had, those that have failed for longest first; which page is in the address. */
export const failedPhotosQuery = (params: URLSearchParams) =>
  endpointQuery(listFailedPhotos, { query: { page: params.get('page') ?? '1' } });

/** Has one photo asked for again, or without an address all of them; how many that are. */
export const retryPhotos = async (url?: string): Promise<number> =>
  (await callApi(retryFailedPhotos, { body: { url } })).count;

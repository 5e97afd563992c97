import { listFailedPhotos, retryFailedPhotos } from '@manzil/contracts/http/failed-photos';
import { endpointQuery } from '../../kit/data/query-client';
import { callApi } from '../../kit/data/call-api';

/** Unavailable photos, longest failing first; the page is in the URL. */
export const failedPhotosQuery = (params: URLSearchParams) =>
  endpointQuery(listFailedPhotos, { query: { page: params.get('page') ?? '1' } });

/** Retries a failed photo, or all of them without a URL; returns how many were queued. */
export const retryPhotos = async (url?: string): Promise<number> =>
  (await callApi(retryFailedPhotos, { body: { url } })).count;

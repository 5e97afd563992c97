import type { FailedFeedPhotoPage } from '@manzil/contracts/gateway/failed-photo';
import { listFailedPhotos, retryFailedPhotos } from '@manzil/contracts/http/failed-photos';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { callApi } from '../lib/call-api';

/** Photos that cannot be had, those that have failed for longest first; which page is in the address. */
export function loadFailedPhotos({
  request,
}: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<FailedFeedPhotoPage> {
  const page = new URL(request.url).searchParams.get('page') ?? '1';
  return callApi(listFailedPhotos, { query: { page } }, { signal: request.signal });
}

/** Has one photo asked for again, or without an address all of them; how many that are. */
export const retryPhotos = async (url?: string): Promise<number> =>
  (await callApi(retryFailedPhotos, { body: { url } })).count;

import { failedFeedPhotoPageSchema, type FailedFeedPhotoPage } from '@manzil/contracts/gateway/failed-photo';
import { retryFailedPhotos } from '@manzil/contracts/media/rpc';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { callApi, json } from '../lib/call-api';

/** Photos that cannot be had, those that have failed for longest first; which page is in the address. */
export function loadFailedPhotos({
  request,
}: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<FailedFeedPhotoPage> {
  const page = new URL(request.url).searchParams.get('page') ?? '1';
  const asked = new URLSearchParams({ page });
  return callApi(`/api/feed/photos?${asked.toString()}`, failedFeedPhotoPageSchema, {
    signal: request.signal,
  });
}

/** Has one photo asked for again, or without an address all of them; how many that are. */
export async function retryPhotos(url?: string): Promise<number> {
  const path = '/api/feed/photos/retry';
  return (await callApi(path, retryFailedPhotos.response, json('POST', { url }))).count;
}

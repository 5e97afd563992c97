import { VISITOR_PHOTO_PATH } from '@manzil/contracts/media/upload';
import { currentRequestId, REQUEST_ID_HEADER } from '@manzil/messaging/request-context';
import { DomainError } from '@manzil/service-kit/errors';
import type { MediaHttp, UpstreamRequest, UpstreamResponse } from '../ports.js';

interface PhotoRequest extends Pick<UpstreamRequest, 'method' | 'body'> {
  /** Path below that of the photos. */
  path?: string;
  token: string | undefined;
}

/** Requests photos of visitors from media in the name of the gateway. UNAVAILABLE when media is not set up or down. */
export async function requestVisitorPhoto(
  media: MediaHttp,
  { path = '', token, ...request }: PhotoRequest,
): Promise<UpstreamResponse> {
  if (token === undefined) throw unavailable();
  return media
    .request({
      ...request,
      path: VISITOR_PHOTO_PATH + path,
      headers: { authorization: `Bearer ${token}`, [REQUEST_ID_HEADER]: currentRequestId() ?? '' },
    })
    .catch((cause: unknown) => {
      throw unavailable(cause);
    });
}

const unavailable = (cause?: unknown): DomainError =>
  new DomainError('UNAVAILABLE', 'Photos are not available right now', {}, { cause });

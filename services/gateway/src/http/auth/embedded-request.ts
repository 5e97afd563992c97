import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint, ResponseBody } from '@manzil/contracts/http/endpoint';
import { DomainError } from '@manzil/service-kit/errors';

/** What a page loads by itself: `Sec-Fetch-Dest` of pictures, styles, scripts, media and frames. */
const EMBEDDED = new Set('image style script font audio video track object embed iframe frame'.split(' '));

/**
 * Refuses (FORBIDDEN) a request that a browser makes in the name of a member to show a part of a page, such as a
 * picture, unless the endpoint serves such parts: the content of a page must not act for those who view it.
 */
export function assertNotEmbedded(
  { responses }: Pick<Endpoint, 'responses'>,
  { headers }: { headers: IncomingHttpHeaders },
): void {
  const destination = headers['sec-fetch-dest'];
  if (typeof destination !== 'string' || !EMBEDDED.has(destination)) return;
  if (Object.values(responses).some(isPart)) return;
  throw new DomainError('FORBIDDEN', 'This call is not accepted as a part of a page');
}

const isPart = (body: ResponseBody): boolean =>
  typeof body === 'object' && 'mediaType' in body && /^(?:image|audio|video|font|\*)\//.test(body.mediaType);

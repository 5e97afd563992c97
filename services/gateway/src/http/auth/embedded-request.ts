import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint, ResponseBody } from '@manzil/contracts/http/endpoint';
import { DomainError } from '@manzil/service-kit/errors';

/**
 * Refuses (FORBIDDEN) a member's request that the content of a page makes a browser send, unless the endpoint serves
 * such resources: page content must not act on behalf of its viewers. `Sec-Fetch-Dest` is `empty` for the calls of
 * scripts and `document` for a page that is opened; anything else is a resource of a page, such as a picture. No link
 * of the site opens a GET that changes state.
 */
export function assertNotEmbedded(
  { responses, changesState }: Pick<Endpoint, 'responses' | 'changesState'>,
  { headers }: { headers: IncomingHttpHeaders },
): void {
  const { 'sec-fetch-dest': destination = 'empty', 'sec-fetch-site': site } = headers;
  if (destination === 'empty') return;
  if (destination === 'document' && (changesState !== true || site === 'none')) return;
  if (destination !== 'document' && Object.values(responses).some(isPart)) return;
  throw new DomainError('FORBIDDEN', 'This call is not accepted as a part of a page');
}

const isPart = (body: ResponseBody): boolean =>
  typeof body === 'object' && 'mediaType' in body && /^(?:image|audio|video|font|\*)\//.test(body.mediaType);

import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint, ResponseBody } from '@manzil/contracts/http/endpoint';
import { DomainError } from '@manzil/service-kit/errors';

/**
 * Refuses (FORBIDDEN) a request that a browser makes in the name of a member because of what a page contains, unless the
 * endpoint serves such parts: the content of a page must not act for those who view it. `Sec-Fetch-Dest` is `empty` for
 * the calls of scripts and `document` for a page that is opened; anything else is a part of a page, such as a picture.
 * A link of the site opens no GET that changes something.
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

import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '@manzil/service-kit/errors';

interface IncomingCall {
  headers: IncomingHttpHeaders;
}

/**
 * Refuses (FORBIDDEN) a call that a browser makes on behalf of another site. Browsers send the origin of a request in
 * Sec-Fetch-Site; older ones in Origin or Referer. A call with none of these headers does not come from another site's
 * form or script, but is refused if it accepts HTML, because it may come from a link.
 */
export function assertSameOrigin({ headers }: IncomingCall, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    // `none`: typed into the address bar or chosen from bookmarks.
    if (site === 'same-origin' || site === 'none') return;
    refuse();
  }
  const origin = headers.origin ?? originOf(headers.referer);
  if (origin === undefined) {
    if (headers.accept?.includes('text/html') === true) refuse();
    return;
  }
  if (origin !== new URL(publicUrl).origin && !namesHost(origin, headers.host)) refuse();
}

function refuse(): never {
  throw new DomainError('FORBIDDEN', 'This call is only accepted from our own pages');
}

const namesHost = (origin: string, host: string | undefined): boolean =>
  host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);

function originOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  return URL.canParse(url) ? new URL(url).origin : 'null';
}

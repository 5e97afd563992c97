import { DomainError } from '@manzil/service-kit/errors';
import type { ListingsConfig } from '../config.js';

/**
 * Returns the location of a feed: the configured one by default, or an http(s) URL; an operator may name a
 * file, or one that is stored, too. Opening a file checks whether it may be read.
 */
export function checkedLocation(
  requested: string | undefined,
  { FEED_URL }: Pick<ListingsConfig, 'FEED_URL'>,
  { isOperator }: { isOperator: boolean },
): string {
  const location = requested ?? FEED_URL;
  if (location === undefined) throw new DomainError('UNPROCESSABLE', 'No feed is configured: set FEED_URL');
  const protocol = URL.canParse(location) ? new URL(location).protocol : undefined;
  const isTrusted = isOperator || location === FEED_URL;
  const allowed = ['http:', 'https:', ...(isTrusted ? ['file:'] : []), ...(isOperator ? ['stored:'] : [])];
  if (protocol !== undefined && allowed.includes(protocol)) return location;
  throw new DomainError('VALIDATION_FAILED', 'The feed URL is not valid', {
    issues: [{ field: 'location', message: `must be a URL that begins with ${allowed.join(' or ')}` }],
  });
}

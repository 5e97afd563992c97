import { DomainError } from '@manzil/service-kit/errors';
import type { ListingsConfig } from '../config.js';

/**
 * Where a feed may be read from: the configured place, which is also what no wish means, or an http(s) address; an
 * operator may name a file too. Which files can be read is decided where they are opened.
 */
export function checkedLocation(
  wished: string | undefined,
  { FEED_URL }: Pick<ListingsConfig, 'FEED_URL'>,
  { isOperator }: { isOperator: boolean },
): string {
  const location = wished ?? FEED_URL;
  if (location === undefined) throw new DomainError('UNPROCESSABLE', 'No feed is configured: set FEED_URL');
  const protocol = URL.canParse(location) ? new URL(location).protocol : undefined;
  const isTrusted = isOperator || location === FEED_URL;
  const allowed = isTrusted ? ['http:', 'https:', 'file:'] : ['http:', 'https:'];
  if (protocol !== undefined && allowed.includes(protocol)) return location;
  throw new DomainError('VALIDATION_FAILED', 'The feed address is not valid', {
    issues: [{ field: 'location', message: `must be an address that begins with ${allowed.join(' or ')}` }],
  });
}

import { createHash } from 'node:crypto';
import { hasParameters, SIGNING_PARAMETERS, withoutSignature } from '@manzil/contracts/media/signed-url';

/**
 * Hashes the serialised record, without what only signs the URLs in it. Two photos that differ in nothing else keep
 * their whole URLs.
 */
export function contentHash(columns: string, images: readonly string[]): string {
  const bare = new Set(images.map(withoutSignature));
  const isBare = bare.size === images.length && hasParameters(columns);
  const content = isBare ? columns.replace(SIGNING_PARAMETERS, '') : columns;
  return createHash('sha256').update(content).digest('base64url');
}

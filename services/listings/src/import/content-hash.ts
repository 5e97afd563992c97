import { createHash } from 'node:crypto';
import { hasParameters, SIGNING_PARAMETERS, withoutSignature } from '@manzil/contracts/media/signed-url';

/**
 * Hashes the serialised record without the signatures in its URLs. If two photos differ only in their signatures, their
 * whole URLs are hashed.
 */
export function contentHash(columns: string, images: readonly string[]): string {
  const bare = new Set(images.map(withoutSignature));
  const isBare = bare.size === images.length && hasParameters(columns);
  const content = isBare ? columns.replace(SIGNING_PARAMETERS, '') : columns;
  return createHash('sha256').update(content).digest('base64url');
}

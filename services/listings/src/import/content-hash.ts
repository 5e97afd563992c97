import { createHash } from 'node:crypto';

/** Parameters with which a server of files allows a request for some time; each answer of a sender has others. */
const SIGNED =
  /(?<=[?&])(?:x-(?:amz|goog|oss|cos)-[\w-]+|signature|expires|expiry|date|token|policy|key-pair-id|awsaccesskeyid|googleaccessid|hd(?:nea|nts)|s(?:ig|e|p|v|r|t|kt|ke|koid|ktid|ks|kv)|hmac|verify|hash)=[^&"#\s\\]*&?/gi;

/**
 * Hashes the serialised record, without what only signs the URLs in it. Two photos that differ in nothing else keep
 * their whole URLs.
 */
export function contentHash(columns: string, images: readonly string[]): string {
  const bare = new Set(images.map((url) => url.replace(SIGNED, '')));
  const content = bare.size === images.length ? columns.replace(SIGNED, '') : columns;
  return createHash('sha256').update(content).digest('base64url');
}

import { createECDH, hkdfSync } from 'node:crypto';
import type { GatewayConfig } from '../../config.js';

export interface Vapid {
  subject: string;
  publicKey: string;
  privateKey: string;
  source: 'environment' | 'installation';
}

type Config = Pick<
  GatewayConfig,
  'VAPID_SUBJECT' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'SECOND_FACTOR_KEY' | 'PUBLIC_URL'
>;

/**
 * Returns this site's keys for push services: from the configuration, or else derived from the secret key of the
 * installation, with the same result in every gateway. Undefined without either.
 */
export function vapidOf({
  VAPID_SUBJECT: subject,
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  SECOND_FACTOR_KEY: secret,
  PUBLIC_URL,
}: Config): Vapid | undefined {
  if (subject !== undefined && publicKey !== undefined && privateKey !== undefined)
    return { subject, publicKey, privateKey, source: 'environment' };
  if (secret === undefined) return undefined;
  const { origin, protocol, hostname } = new URL(PUBLIC_URL);
  return {
    subject: protocol === 'https:' ? origin : `mailto:webmaster@${hostname}`,
    ...keysFrom(secret),
    source: 'installation',
  };
}

/** A P-256 key pair. About one hash in 2^32 is not a valid private key; then the next one is used. */
function keysFrom(secret: string, attempt = 0): Pick<Vapid, 'publicKey' | 'privateKey'> {
  const ecdh = createECDH('prime256v1');
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', `manzil web push ${String(attempt)}`, 32));
  try {
    ecdh.setPrivateKey(bytes);
  } catch {
    return keysFrom(secret, attempt + 1);
  }
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
}

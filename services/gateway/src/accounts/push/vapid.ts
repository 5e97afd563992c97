import type { GatewayConfig } from '../../config.js';

export interface Vapid {
  subject: string;
  publicKey: string;
  privateKey: string;
}

/** Returns this site's keys for push services; undefined where notifications are not set up. */
export function vapidOf({
  VAPID_SUBJECT: subject,
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Pick<GatewayConfig, 'VAPID_SUBJECT' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>): Vapid | undefined {
  if (subject === undefined || publicKey === undefined || privateKey === undefined) return undefined;
  return { subject, publicKey, privateKey };
}

import { refusePrivateAddress } from '@manzil/service-kit/network-guard';

/**
 * Returns true if messages may be sent to this URL: it uses https and is not on a private network, or its host is
 * allowed. Host names are only resolved, and refused if private, when a message is sent.
 */
export function isAllowedPushService(
  { protocol, hostname }: URL,
  allowPrivateHosts: readonly string[],
): boolean {
  if (protocol !== 'https:') return allowPrivateHosts.includes(hostname);
  try {
    refusePrivateAddress(hostname, allowPrivateHosts);
    return true;
  } catch {
    return false;
  }
}

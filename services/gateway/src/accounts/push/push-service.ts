import { refusePrivateAddress } from '@manzil/service-kit/network-guard';

/**
 * Returns true when messages may be sent to this URL: it is encrypted and not on a private network, or its
 * host is allowed. The name of a host is looked up, and refused, when a message is sent.
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

import { refusePrivateAddress } from '@manzil/service-kit/network-guard';

/**
 * Whether messages may be sent to this address: encrypted and not on a private network, unless its host is allowed. The
 * name of a host is looked up, and refused, when a message is sent.
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

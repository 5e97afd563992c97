/** The mailbox of an address: case and a tag after a plus sign are ignored, so that one person is one mailbox. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return `${local.split('+')[0] ?? ''}@${domain}`;
}

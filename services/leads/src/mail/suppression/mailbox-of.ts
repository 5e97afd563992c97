/** The mailbox of an address: one person is one mailbox, in whatever case and with whatever tag after a plus sign. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return `${local.split('+')[0] ?? ''}@${domain}`;
}

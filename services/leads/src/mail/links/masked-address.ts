/** `l…@example.com`: enough for its owner to recognise, too little for another person who gets the link. */
export function maskedAddress(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  return `${[...local][0] ?? ''}…@${domain}`;
}

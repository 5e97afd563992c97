/**
 * Returns the `mailto:` URL of one address (RFC 6068). What would begin headers or name further recipients is encoded,
 * because addresses also come from feeds and files, which have other rules.
 */
export function mailtoUrl(address: string, { subject }: { subject?: string } = {}): string {
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}

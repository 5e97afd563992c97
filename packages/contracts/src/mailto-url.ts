/**
 * Returns the `mailto:` URL of one address (RFC 6068). Encodes characters that would add headers or recipients,
 * because addresses also come from feeds and files with other rules.
 */
export function mailtoUrl(address: string, headers: { subject?: string; body?: string } = {}): string {
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  const query = Object.entries(headers).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${to}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

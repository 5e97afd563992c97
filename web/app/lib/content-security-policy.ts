/** Films and maps, which a page shows only when a visitor asks for them. */
const FRAMES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.google.com',
  'https://www.openstreetmap.org',
];

/**
 * The policy of one HTML answer. Scripts run only from our own files or with this answer's nonce. Inline
 * styles are allowed because the agency sets header colours and the lightbox positions itself by them. Pictures
 * are our own, or of the hosts that the operator names, of which one may serve the map. In development Vite announces changes over a WebSocket, which
 * is the only thing that is allowed besides.
 */
export function contentSecurityPolicy(
  nonce: string,
  {
    imageHosts,
    mapStyleUrl,
    development,
  }: { imageHosts: readonly string[]; mapStyleUrl?: string | undefined; development: boolean },
): string {
  const mapOrigins = mapStyleUrl === undefined ? [] : [new URL(mapStyleUrl).origin];
  const connections = [...(development ? ['ws:'] : []), ...mapOrigins];
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`), ...mapOrigins].join(' '),
    `frame-src ${FRAMES.join(' ')}`,
    ...(connections.length > 0 ? [["connect-src 'self'", ...connections].join(' ')] : []),
    // The map starts its workers from memory.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

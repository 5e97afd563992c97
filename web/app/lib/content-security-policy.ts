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
 * are our own, or of the hosts that the operator names. In development Vite announces changes over a WebSocket, which
 * is the only thing that is allowed besides.
 */
export function contentSecurityPolicy(
  nonce: string,
  { imageHosts, development }: { imageHosts: readonly string[]; development: boolean },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`)].join(' '),
    `frame-src ${FRAMES.join(' ')}`,
    ...(development ? ["connect-src 'self' ws:"] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

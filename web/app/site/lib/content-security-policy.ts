/** Films and maps, which a page shows only when a visitor asks for them. */
const FRAMES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.google.com',
  'https://www.openstreetmap.org',
];

/** The script of Google Analytics, and the hosts to which it sends data. */
const ANALYTICS_SCRIPT = 'https://www.googletagmanager.com';
const ANALYTICS = [ANALYTICS_SCRIPT, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * The policy of one HTML answer. Scripts run only from our own files or with this answer's nonce. Inline
 * styles are allowed because the agency sets header colours and the lightbox positions itself by them. Pictures
 * are our own, or of the hosts that the operator names, of which one may serve the map.
 * Google Analytics is allowed on pages of the site where staff have set it. In development Vite announces changes over a WebSocket, which
 * is the only other connection that is allowed.
 */
export function contentSecurityPolicy(
  nonce: string,
  {
    imageHosts,
    mapStyleUrl,
    analytics = false,
    development,
  }: {
    imageHosts: readonly string[];
    mapStyleUrl?: string | undefined;
    /** True when the page may load Google Analytics. */
    analytics?: boolean;
    development: boolean;
  },
): string {
  const mapOrigins = mapStyleUrl === undefined ? [] : [new URL(mapStyleUrl).origin];
  const counting = analytics ? ANALYTICS : [];
  const connections = [...(development ? ['ws:'] : []), ...mapOrigins, ...counting];
  return [
    "default-src 'self'",
    [`script-src 'self' 'nonce-${nonce}'`, ...(analytics ? [ANALYTICS_SCRIPT] : [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`), ...mapOrigins, ...counting].join(
      ' ',
    ),
    `frame-src ${FRAMES.join(' ')}`,
    ...(connections.length > 0 ? [["connect-src 'self'", ...connections].join(' ')] : []),
    // The map creates its workers from blob URLs.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

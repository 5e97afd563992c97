import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  future: { v8_middleware: true },
  // The public site has few routes: naming them all up front saves a request before every first visit to one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

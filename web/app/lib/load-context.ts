import type { WebConfig } from '../../server/config.mjs';

/** What server.mjs hands every loader. */
declare module 'react-router' {
  interface AppLoadContext {
    requestId: string;
    config: WebConfig;
  }
}

import type { WebConfig } from '../../server/config.mjs';

/** What server.mjs hands every loader. */
declare module 'react-router' {
  interface AppLoadContext {
    requestId: string;
    config: WebConfig;
    /** What the responses of the API show that this page is made of. */
    cacheTags: Set<string>;
  }
}

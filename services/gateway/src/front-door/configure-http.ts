import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SessionCookie } from '../accounts/session-cookie.js';
import type { GatewayConfig } from '../config.js';
import { WebPages } from '../pages/web-pages.js';
import { ReadThrough } from '../response-cache/read-through.js';
import { FrontDoor } from './front-door.js';
import { readBodies } from './read-body.js';
import { securityHeaders } from './security-headers.js';

/** Runs before any route is mounted. */
export function configureHttp(app: NestExpressApplication, config: GatewayConfig): void {
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', config.TRUST_PROXY ?? false);
  readBodies(app);

  const server = app.getHttpServer();
  server.removeAllListeners('request');
  // Anybody may send anything here: nobody is believed about a visitor.
  server.on('request', listenerOf(app, config, []));
}

/** What answers web on the internal port. */
export function internalListener(app: NestExpressApplication, config: GatewayConfig): RequestListener {
  const tokens = [config.WEB_TOKEN, config.WEB_TOKEN_PREVIOUS];
  return listenerOf(
    app,
    config,
    tokens.filter((token) => token !== undefined),
  );
}

function listenerOf(
  app: NestExpressApplication,
  config: GatewayConfig,
  webTokens: readonly string[],
): RequestListener {
  return new FrontDoor({
    routes: app.getHttpAdapter().getInstance(),
    pages: app.get(WebPages),
    reads: app.get(ReadThrough),
    sessionCookie: app.get(SessionCookie),
    headers: securityHeaders(config.PUBLIC_URL),
    webTokens,
  }).listener;
}

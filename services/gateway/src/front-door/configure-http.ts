import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { GatewayConfig } from '../config.js';
import { WebPages } from '../pages/web-pages.js';
import { ReadThrough } from '../read-cache/read-through.js';
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
  const [routes] = server.listeners('request') as RequestListener[];
  if (routes === undefined) throw new Error('The HTTP server has no listener to stand in front of');
  const frontDoor = new FrontDoor({
    routes,
    pages: app.get(WebPages),
    reads: app.get(ReadThrough),
    headers: securityHeaders(config.PUBLIC_URL),
    webTokens: [config.WEB_TOKEN, config.WEB_TOKEN_PREVIOUS],
  });
  server.removeAllListeners('request');
  server.on('request', frontDoor.listener);
}

import type { IncomingMessage, RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import { addressOf } from '../accounts/gateway-request.js';
import { SessionCookie } from '../accounts/session-cookie.js';
import { Sessions } from '../accounts/sessions.js';
import { RecordRefusals } from '../audit/record-refusals.js';
import type { GatewayConfig } from '../config.js';
import { EndpointRegistry } from '../http/endpoint-registry.js';
import { WebPages } from '../pages/web-pages.js';
import { ReadThrough } from '../response-cache/read-through.js';
import { FrontDoor } from './front-door.js';
import { LimitMisses } from './limit-misses.js';
import { MissBudget } from './miss-budget.js';
import { AddressResolver } from './resolve-address.js';
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
  const limit = new LimitMisses({
    budget: new MissBudget(config.MISSES_PER_ADDRESS),
    addressOf: visitorOf(app),
    sessions: app.get(Sessions),
    sessionCookie: app.get(SessionCookie),
    refusals: app.get(RecordRefusals),
    countsCalls: config.INTERNAL_PORT !== undefined,
  });
  // Anybody may send anything here: nobody is believed about a visitor.
  server.on('request', listenerOf(app, config, { webTokens: [], limit }));
}

/** What answers web on the internal port. */
export function internalListener(app: NestExpressApplication, config: GatewayConfig): RequestListener {
  const tokens = [config.WEB_TOKEN, config.WEB_TOKEN_PREVIOUS];
  const webTokens = tokens.filter((token) => token !== undefined);
  return listenerOf(app, config, { webTokens, limit: undefined });
}

/** The address a request came from, by the router's own rules about proxies, before the router has it. */
function visitorOf(app: NestExpressApplication): (request: IncomingMessage) => string {
  const express = app.getHttpAdapter().getInstance();
  return (request) => addressOf(Object.setPrototypeOf(request, express.request) as Request);
}

function listenerOf(
  app: NestExpressApplication,
  config: GatewayConfig,
  own: { webTokens: readonly string[]; limit: LimitMisses | undefined },
): RequestListener {
  return new FrontDoor({
    addresses: new AddressResolver(app.get(EndpointRegistry)),
    routes: app.getHttpAdapter().getInstance(),
    pages: app.get(WebPages),
    reads: app.get(ReadThrough),
    sessionCookie: app.get(SessionCookie),
    headers: securityHeaders(config.PUBLIC_URL),
    ...own,
  }).listener;
}

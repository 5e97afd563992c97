import type { IncomingMessage, RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import { addressOf } from './http/caller/caller.js';
import { SessionCookie } from './accounts/sessions/session-cookie.js';
import { Sessions } from './accounts/sessions/sessions.js';
import type { GatewayConfig } from './config.js';
import { DirectReads } from './http/direct-reads.js';
import { EndpointRegistry } from './http/endpoint-registry.js';
import { RefusalLog } from './http/ports.js';
import { WebPages } from './edge/proxy/web-pages.js';
import { ReadThrough } from './edge/response-cache/read-through.js';
import { Edge } from './edge/edge.js';
import { limitSenders, SENDER_LIMITS } from './edge/limit-senders.js';
import { LimitMisses, type MemberCheck } from './edge/limit-misses.js';
import { MissBudget } from './edge/miss-budget.js';
import { RouteResolver } from './edge/resolve-route.js';
import { readBodies } from './http/body/read-body.js';
import { securityHeaders } from './edge/security-headers.js';

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
  const express = app.getHttpAdapter().getInstance();
  const isProxy = express.get('trust proxy fn') as (address: string, hop: number) => boolean;
  limitSenders(server, SENDER_LIMITS, (address) => isProxy(address, 0));
  const limit = new LimitMisses({
    budget: new MissBudget(config.MISSES_PER_ADDRESS),
    addressOf: visitorOf(app),
    members: membersOf(app),
    refusals: app.get(RefusalLog),
    countsCalls: config.INTERNAL_PORT !== undefined,
  });
  // Any client can reach this port, so requests may not forward a visitor's address.
  server.on('request', listenerOf(app, config, { webTokens: [], limit }));
}

/** The listener for requests of web on the internal port. */
export function internalListener(app: NestExpressApplication, config: GatewayConfig): RequestListener {
  const tokens = [config.WEB_TOKEN, config.WEB_TOKEN_PREVIOUS];
  const webTokens = tokens.filter((token) => token !== undefined);
  return listenerOf(app, config, { webTokens, limit: undefined });
}

/** Returns the network address of a request by the router's own rules about proxies, before the router has it. */
function visitorOf(app: NestExpressApplication): (request: IncomingMessage) => string {
  const express = app.getHttpAdapter().getInstance();
  return (request) => addressOf(Object.setPrototypeOf(request, express.request) as Request);
}

function membersOf(app: NestExpressApplication): MemberCheck {
  const [cookie, sessions] = [app.get(SessionCookie), app.get(Sessions)];
  return {
    hasSessionCookie: (header) => cookie.read(header) !== undefined,
    isMember: async (header) => (await sessions.find(cookie.read(header))) !== undefined,
  };
}

function listenerOf(
  app: NestExpressApplication,
  config: GatewayConfig,
  own: { webTokens: readonly string[]; limit: LimitMisses | undefined },
): RequestListener {
  return new Edge({
    resolver: new RouteResolver(app.get(EndpointRegistry)),
    router: app.getHttpAdapter().getInstance(),
    direct: app.get(DirectReads),
    pages: app.get(WebPages),
    reads: app.get(ReadThrough),
    members: membersOf(app),
    headers: securityHeaders(config.PUBLIC_URL),
    ...own,
  }).listener;
}

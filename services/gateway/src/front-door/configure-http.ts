import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { DomainError } from '@manzil/service-kit/errors';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { GatewayConfig } from '../config.js';
import { WebPages } from '../pages/web-pages.js';
import { ReadThrough } from '../read-cache/read-through.js';
import { FrontDoor } from './front-door.js';
import { repeatedField } from './repeated-field.js';
import { securityHeaders } from './security-headers.js';

/** Largest JSON body; files come as multipart, which is streamed. */
const LARGEST_JSON = '256kb';
/** The HTML and CSS of a page at their longest, and what is said of it. */
const LARGEST_PAGE = '700kb';
const PAGE_CALLS = /^\/api\/(?:save-page|page-previews|pages\/\d+)(?:\?|$)/;

const isPage = ({ url = '', headers }: IncomingMessage): boolean =>
  PAGE_CALLS.test(url) && /^application\/json\b/i.test(headers['content-type'] ?? '');

const JSON_BODIES = { limit: LARGEST_JSON, verify: refuseRepeatedField };

/** Runs before any route is mounted. */
export function configureHttp(app: NestExpressApplication, config: GatewayConfig): void {
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', config.TRUST_PROXY ?? false);
  app.useBodyParser('json', { ...JSON_BODIES, limit: LARGEST_PAGE, type: isPage });
  app.useBodyParser('json', JSON_BODIES);

  const server = app.getHttpServer();
  const [routes] = server.listeners('request') as RequestListener[];
  if (routes === undefined) throw new Error('The HTTP server has no listener to stand in front of');
  const frontDoor = new FrontDoor({
    routes,
    pages: app.get(WebPages),
    reads: app.get(ReadThrough),
    headers: securityHeaders(config.PUBLIC_URL),
  });
  server.removeAllListeners('request');
  server.on('request', frontDoor.listener);
}

function refuseRepeatedField(_request: IncomingMessage, _response: ServerResponse, body: Buffer): void {
  const field = repeatedField(body.toString('utf8'));
  if (field === undefined) return;
  const issues = [{ field, message: 'must be given once' }];
  throw new DomainError('VALIDATION_FAILED', 'The request is not valid', { issues });
}

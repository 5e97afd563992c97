import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { MARKDOWN } from '@manzil/contracts/page-format';
import { inLanguage, splitLanguage } from '@manzil/contracts/site-language';
import { CONFIG, LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { REQUEST_ID_HEADER } from '@manzil/messaging/request-context';
import { traceHeaders } from '@manzil/service-kit/tracing';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { GatewayConfig } from '../../config.js';
import type { Encoding } from '../response-cache/cached-response.js';
import { VISITOR_HEADER } from '../../http/caller/visitor-address.js';
import {
  Redirects,
  type FollowedRedirect,
  type ForwardedForm,
  type SitePages,
  type UpstreamRequest,
  type UpstreamResponse,
  type WebForms,
} from '../../http/ports.js';
import { CACHE_TAGS_HEADER, parseTags, setShown } from '../../http/response-tags.js';
import { BUILD_HEADER, InvalidateOnNewBuild } from './invalidate-on-new-build.js';
import { plainPage } from './plain-page.js';
import { prefersMarkdown } from './prefers-markdown.js';
import { Upstream } from './upstream.js';

const CONNECTIONS = 64;
const CONNECT_LIMIT_MS = 2_000;
/** Longer than the deadline of each request for a page; the minimum deadline for slow machines is added. */
const RESPONSE_LIMIT_MS = 10_000;

const HTML = 'text/html';

/** Visitor's headers that a page may depend on; no cookies. */
const FORWARDED = ['accept', 'user-agent', REQUEST_ID_HEADER];
/** Hop-by-hop headers, and headers for the gateway. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'trailer',
  'date',
  'server',
  'x-powered-by',
  CACHE_TAGS_HEADER,
  'x-script-nonce',
  BUILD_HEADER,
  REQUEST_ID_HEADER,
]);

const awayPage = plainPage(503, {
  title: 'Back in a moment',
  text: 'This page cannot be shown right now. Nothing is lost; please try again in a few seconds.',
  retryAfterSeconds: 5,
});

/** Passes on pages and their files from web. Nothing in them depends on the caller. */
@Injectable()
export class WebPages implements SitePages, WebForms, OnApplicationShutdown {
  private readonly web: Upstream;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: PinoLogger,
    private readonly newBuild: InvalidateOnNewBuild,
    private readonly redirects: Redirects,
  ) {
    this.web = new Upstream(config.WEB_URL, {
      connections: CONNECTIONS,
      connectLimitMs: CONNECT_LIMIT_MS,
      responseLimitMs: RESPONSE_LIMIT_MS + (config.RPC_MIN_DEADLINE_MS ?? 0),
    });
  }

  /** Responds to a GET or HEAD with the page of web in the format the client prefers, or with a notice while web is unavailable. */
  async show(
    pathAndQuery: string,
    encoding: Encoding,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const accept = prefersMarkdown(request.headers.accept) ? MARKDOWN : HTML;
    const headers = { accept, 'accept-encoding': encoding };
    await this.respond({ method, path: pathAndQuery, headers }, request, response);
  }

  /** Responds to a form with the page of web, or with a notice while web is unavailable. */
  async post(
    { path, headers, body, visitor }: ForwardedForm,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const sent = { ...headers, 'accept-encoding': 'identity', [VISITOR_HEADER]: visitor };
    await this.respond({ method: 'POST', path, headers: sent, body }, request, response);
  }

  async statusOf(path: string): Promise<number> {
    const headers = { accept: HTML, 'accept-encoding': 'identity' };
    const { statusCode, body } = await this.request({ method: 'HEAD', path, headers }, { headers: {} });
    body.resume();
    return statusCode;
  }

  onApplicationShutdown(): void {
    this.web.close();
  }

  private async respond(
    upstreamRequest: UpstreamRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const page = await this.request(upstreamRequest, request).catch((error: unknown) => {
      // The path after the first segment may contain the secret token of a link.
      const [, section = ''] = upstreamRequest.path.split(/[/?]/, 2);
      this.logger.warn({ err: error, path: `/${section}` }, 'web did not answer');
      return undefined;
    });
    if (page === undefined) {
      response
        .writeHead(awayPage.status, awayPage.headers)
        .end(request.method === 'HEAD' ? undefined : awayPage.body);
      return;
    }
    const redirect = await this.redirectOf(upstreamRequest, page);
    if (redirect !== undefined) {
      page.body.resume();
      const location = withQuery(redirect.to, request.url ?? '');
      response.writeHead(redirect.status, { location, 'cache-control': 'no-store' }).end();
      return;
    }
    this.newBuild.noteBuild(one(page.headers[BUILD_HEADER]));
    const { [CACHE_TAGS_HEADER]: tags, 'x-script-nonce': nonce, 'cache-control': caching } = page.headers;
    // A build file changes only with the build.
    const shown = parseTags(one(tags)) ?? (one(caching)?.includes('immutable') === true ? [] : undefined);
    if (shown !== undefined) setShown(response, { tags: shown, nonce: one(nonce) });
    response.statusCode = page.statusCode;
    for (const [name, value] of Object.entries(page.headers)) {
      if (value !== undefined && !NOT_PASSED_ON.has(name)) response.setHeader(name, value);
    }
    // A client disconnect ends the transfer; its error needs no handling.
    await pipeline(page.body, response).catch(() => undefined);
  }

  /** A path without a page may be redirected; a page takes precedence over a redirect. */
  private async redirectOf(
    { method, path }: UpstreamRequest,
    { statusCode }: UpstreamResponse,
  ): Promise<FollowedRedirect | undefined> {
    if (method === 'POST' || (statusCode !== 404 && statusCode !== 410)) return undefined;
    // If the lookup fails, visitors get the page for a missing page.
    const { language, address } = splitLanguage(path.split('?', 1)[0] ?? path);
    const redirect = await this.redirects.follow(address).catch(() => undefined);
    return redirect?.to.startsWith('/') ? { ...redirect, to: inLanguage(language, redirect.to) } : redirect;
  }

  private request(
    upstreamRequest: UpstreamRequest,
    { headers }: Pick<IncomingMessage, 'headers'>,
  ): Promise<UpstreamResponse> {
    const { host, protocol } = new URL(this.config.PUBLIC_URL);
    const forwarded = FORWARDED.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    return this.web.request({
      ...upstreamRequest,
      headers: {
        ...Object.fromEntries(forwarded),
        ...traceHeaders(),
        // Links and redirects use the public URL, independent of the Host of a request.
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol.replace(':', ''),
        ...upstreamRequest.headers,
      },
    });
  }
}

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Keeps the query of the request, unless the redirect has its own. */
function withQuery(to: string, url: string): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  if (query === '' || to.includes('?')) return to;
  const [path = to, fragment] = to.split('#', 2);
  return `${path}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { siteUrl } from './config.js';
import { guardedLookup, RefusedRequest, refusePrivateAddress } from './network-guard.js';

export interface GetOptions {
  headers: Record<string, string>;
  /** Host names and addresses that may be on private networks. */
  allowPrivateHosts: readonly string[];
  /** Milliseconds to wait for the headers of the response. */
  idleMs: number;
  signal: AbortSignal;
  /** Subject of the error messages: `The feed`. */
  what: string;
}

const MAX_REDIRECTS = 5;

/**
 * Identifies us to the operators of other servers, with the URL of the site if known; some servers refuse requests
 * without it.
 */
function userAgent(): string {
  const site = siteUrl();
  return `Manzil/${version}${/^https?:\/\/[\x21-\x27\x2a-\x7e]+$/.test(site) ? ` (+${site})` : ''}`;
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * Sends a GET and follows up to five redirects, each on a new connection; resolves with the headers of the last
 * response, of any status. Private networks are refused unless their host is allowed, also after redirects, and a
 * redirect from https to http or to another scheme is refused. User name and password of the URL are sent to its own
 * origin only.
 * @throws RefusedRequest for a request that is refused here or not answered in time, else the error of the connection
 */
export async function guardedGet(
  first: URL,
  options: GetOptions,
): Promise<{ response: IncomingMessage; url: URL }> {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    refusePrivateAddress(url.hostname, options.allowPrivateHosts);
    const headers = { 'user-agent': userAgent(), ...options.headers, ...credentials(first, url) };
    const response = await send(bare(url), { ...options, headers });
    const target = redirectOf(response);
    if (target === undefined) return { response, url: bare(url) };
    response.destroy();
    url = redirected(url, target, options.what);
  }
  throw new RefusedRequest(`${options.what} redirects more than ${MAX_REDIRECTS} times`);
}

/**
 * Uses Node's own client, because some bodies are read slowly: other clients abort a connection that the server has
 * closed while part of the body is still unread.
 */
function send(url: URL, options: GetOptions): Promise<IncomingMessage> {
  const { headers, allowPrivateHosts, idleMs, signal, what } = options;
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const lookup = guardedLookup(allowPrivateHosts);
    const request = open(url, { headers, lookup, signal, agent: false });
    const limit = setTimeout(() => {
      request.destroy(new RefusedRequest(`${what} cannot be read: its server does not answer`));
    }, idleMs);
    request.once('response', (response) => {
      clearTimeout(limit);
      // A caller that aborts early destroys the response; its errors then have no other listener.
      request.on('error', () => undefined);
      response.on('error', () => undefined);
      resolve(response);
    });
    request.once('error', (error) => {
      clearTimeout(limit);
      reject(error);
    });
    request.end();
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return statusCode >= 300 && statusCode < 400 && statusCode !== 304 ? headers.location : undefined;
}

function redirected(from: URL, target: string, what: string): URL {
  if (!URL.canParse(target, from.href)) throw new RefusedRequest(`${what} redirects to an invalid URL`);
  const to = new URL(target, from);
  const isWeb = to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:');
  if (!isWeb)
    throw new RefusedRequest(
      `${what} redirects from ${from.protocol} to ${to.protocol}, which is not followed`,
    );
  return to;
}

function credentials(first: URL, url: URL): { authorization?: string } {
  if (first.username === '' || first.origin !== url.origin) return {};
  const pair = `${decodeURIComponent(first.username)}:${decodeURIComponent(first.password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

function bare(url: URL): URL {
  const copy = new URL(url.href);
  copy.username = '';
  copy.password = '';
  return copy;
}

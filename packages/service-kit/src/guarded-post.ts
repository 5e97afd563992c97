import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { guardedLookup, RefusedRequest, refusePrivateAddress } from './network-guard.js';

export interface Response {
  status: number;
  /** The beginning of the response body. */
  text: string;
}

interface PostOptions {
  headers: Record<string, string>;
  body: string | Buffer;
  /** Host names and addresses that may be on private networks. */
  allowPrivateHosts: readonly string[];
  timeoutMs: number;
}

/** The reason why there was no response, as a sentence for staff. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

const MOST_RESPONSE_BYTES = 1_024;

/**
 * Posts on a connection of its own and follows no redirect. The socket connects to the address that was checked,
 * so a name that leads to a private network at the next lookup gains nothing.
 * @throws NoResponse for an address that is refused or does not respond in time
 */
export async function guardedPost(url: URL, options: PostOptions): Promise<Response> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    refusePrivateAddress(url.hostname, options.allowPrivateHosts);
    const response = await send(url, options, signal);
    return { status: response.statusCode ?? 0, text: await beginningOf(response) };
  } catch (error) {
    throw new NoResponse(reasonOf(error, signal, options.timeoutMs), { cause: error });
  }
}

function send(url: URL, options: PostOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { headers, body, allowPrivateHosts } = options;
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method: 'POST',
      agent: false,
      lookup: guardedLookup(allowPrivateHosts),
      signal,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    request.once('response', resolve);
    request.on('error', reject);
    request.once('close', () => {
      reject(new Error('The connection was closed without a response'));
    });
    request.end(body);
  });
}

/** The status is what matters: text that does not arrive in time is omitted. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MOST_RESPONSE_BYTES) break;
    }
  } catch {
    // The connection ended early.
  }
  response.destroy();
  const text = Buffer.concat(chunks).subarray(0, MOST_RESPONSE_BYTES).toString('utf8');
  // PostgreSQL stores no null characters.
  return text.replaceAll('\0', '');
}

function reasonOf(error: unknown, signal: AbortSignal, timeoutMs: number): string {
  if (error instanceof RefusedRequest) return 'The address is on a private network, so nothing was sent';
  if (signal.aborted) return `There was no response within ${String(timeoutMs / 1_000)} seconds`;
  return error instanceof Error ? error.message : 'The address could not be reached';
}

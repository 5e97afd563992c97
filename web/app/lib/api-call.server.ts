import { data, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { log } from '../../server/log.mjs';
import { CACHE_TAGS_HEADER } from './cache-tags-header.server';
import { loadContext } from './load-context';

/** Longest a page waits for the API before it says so, in milliseconds. */
const DEADLINE_MS = 5_000;
const RETRY_AFTER_SECONDS = '10';

/** The part of a loader's arguments that asking the API takes. */
export interface LoaderCall {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What an error page is told; the request id lets the agency find the visitor's failure in the logs. */
interface Failure {
  requestId: string;
}

/** An answer that a loader throws: the error page of `status`. */
export function failure({ context }: Pick<LoaderCall, 'context'>, status: number) {
  const headers = status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : undefined;
  return data({ requestId: context.get(loadContext).requestId } satisfies Failure, { status, headers });
}

/**
 * One GET of the gateway's API. Any 2xx or 4xx is returned for the caller to read; no answer, a late one or
 * a 5xx throws the 503 page. The request id travels along, and the call ends when the visitor leaves.
 */
export async function get(call: LoaderCall, path: string): Promise<{ status: number; body: unknown }> {
  const { config, requestId } = call.context.get(loadContext);
  try {
    const answer = await fetch(`${config.API_URL}${path}`, {
      headers: { accept: 'application/json', 'x-request-id': requestId, [CACHE_TAGS_HEADER]: 'wanted' },
      signal: AbortSignal.any([call.request.signal, AbortSignal.timeout(DEADLINE_MS)]),
    });
    noteTags(call, answer.headers.get(CACHE_TAGS_HEADER));
    if (answer.status < 500) return { status: answer.status, body: await answer.json() };
    log('warn', 'API refused', { requestId, path: pathOnly(path), status: answer.status });
  } catch (error) {
    if (!call.request.signal.aborted) {
      log('warn', 'API unreachable', { requestId, path: pathOnly(path), error: reason(error) });
    }
  }
  throw failure(call, 503);
}

/** The answer of `path` as the contract says it is; 404 and other refusals throw the page of that status. */
export async function ask<S extends z.ZodType>(
  call: LoaderCall,
  path: string,
  schema: S,
): Promise<z.output<S>> {
  const { status, body } = await get(call, path);
  if (status >= 400) throw failure(call, status);
  return parse(call, path, schema, body);
}

/** Parses by contract; an answer that breaks it is our own fault (502), logged with the paths that differ. */
export function parse<S extends z.ZodType>(
  call: LoaderCall,
  path: string,
  schema: S,
  body: unknown,
): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  log('error', 'API answer breaks the contract', {
    requestId: call.context.get(loadContext).requestId,
    path: pathOnly(path),
    fields: parsed.error.issues.slice(0, 5).map(({ path: at, message }) => `${at.join('.')}: ${message}`),
  });
  throw failure(call, 502);
}

/** A page shows what the responses show that it is made of. */
function noteTags({ context }: LoaderCall, tags: string | null): void {
  const { cacheTags } = context.get(loadContext);
  for (const tag of tags?.split(' ') ?? []) cacheTags.add(tag);
}

const pathOnly = (path: string): string => path.split('?')[0] ?? path;

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

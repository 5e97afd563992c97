import { SOURCE_LANGUAGE, TRANSLATION_LANGUAGES, type Language } from '@manzil/contracts/site-language';
import { data, type RouterContextProvider } from 'react-router';
import { NOT_TRANSLATED } from '@manzil/contracts/content/translation';
import { PREVIEW_HEADER } from '@manzil/contracts/content/preview';
import { showSiteFrame } from '@manzil/contracts/http/content';
import type { CallInput } from '@manzil/contracts/http/call';
import type { Endpoint, Result } from '@manzil/contracts/http/endpoint';
import { z } from 'zod';
import type { WebConfig } from '../../../server/config.mjs';
import { log } from '../../../server/log.mjs';
import { CACHE_TAGS_HEADER } from './cache-tags-header.server';
import { endpointUrl, type UrlParts } from './endpoint-url';
import { loadContext } from './load-context';

/** Longest time a page waits for the API before it shows an error, in milliseconds. */
const DEADLINE_MS = 5_000;
/** Longest time a page waits for optional data, in milliseconds. */
const OPTIONAL_DEADLINE_MS = 1_000;
const RETRY_AFTER_SECONDS = '10';

/** The loader arguments that API calls need. */
export interface LoaderCall {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Data of an error page; the request id lets the agency find the visitor's failure in the logs. */
interface Failure {
  requestId: string;
  /** True for a page that exists in English. */
  isUntranslated?: boolean;
}

/** An answer that a loader throws: the error page of `status`. */
export function failure({ context }: Pick<LoaderCall, 'context'>, status: number) {
  const headers = status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : undefined;
  return data({ requestId: context.get(loadContext).requestId } satisfies Failure, { status, headers });
}

/** The 404 page of a page that is left out of the language, which links to the English page. */
const untranslated = ({ context }: LoaderCall) =>
  data({ requestId: context.get(loadContext).requestId, isUntranslated: true } satisfies Failure, {
    status: 404,
  });

/** The languages to which the page is not translated and in which it does not exist, for the language switch. */
export const absentLanguages = ({ context }: LoaderCall): Language[] => [
  ...context.get(loadContext).absentLanguages,
];

/**
 * One GET of the gateway's API. Any 2xx or 4xx is returned for the caller to read; no answer, a late one or
 * a 5xx throws the 503 page. The request id travels along, and the call ends when the visitor leaves. The log names the
 * endpoint, because its parameters can be the secret of a link.
 */
async function get(
  call: LoaderCall,
  { path }: Endpoint,
  input: UrlParts,
  deadlineMs = DEADLINE_MS,
): Promise<{ status: number; body: unknown }> {
  const { config, requestId, preview } = call.context.get(loadContext);
  try {
    const answer = await fetch(`${config.API_URL}${endpointUrl(path, input)}`, {
      headers: {
        accept: 'application/json',
        'x-request-id': requestId,
        [CACHE_TAGS_HEADER]: 'wanted',
        ...(preview && { [PREVIEW_HEADER]: preview.key }),
      },
      signal: AbortSignal.any([call.request.signal, AbortSignal.timeout(atLeast(config, deadlineMs))]),
    });
    noteTags(call, answer.headers.get(CACHE_TAGS_HEADER));
    if (answer.status < 500) return { status: answer.status, body: await answer.json() };
    log('warn', 'API refused', { requestId, path, status: answer.status });
  } catch (error) {
    if (!call.request.signal.aborted) {
      log('warn', 'API unreachable', { requestId, path, error: reason(error) });
    }
  }
  throw failure(call, 503);
}

/** The deadline, or the one that the operator sets for a slow machine where that is longer; in milliseconds. */
export const atLeast = ({ RPC_MIN_DEADLINE_MS = 0 }: WebConfig, deadlineMs: number): number =>
  Math.max(deadlineMs, RPC_MIN_DEADLINE_MS);

/** The input may be left out where nothing in it is required. */
type Input<E extends Endpoint> = object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Outcome of a lookup: a result, a former one (410), or none. */
type Lookup<E extends Endpoint> =
  | { status: 'found'; result: Result<E> }
  /** `problem` is the body of the refusal. */
  | { status: 'gone' | 'unknown'; problem: unknown };

/** The result of an endpoint; 404 and other refusals throw the page of that status. */
export async function api<E extends Endpoint>(
  call: LoaderCall,
  endpoint: E,
  ...[input]: Input<E>
): Promise<Result<E>> {
  const { status, body, path } = await send(call, endpoint, input);
  if (status >= 400) throw failure(call, status);
  return resultOf(call, endpoint, { status, body, path });
}

/** Like {@link api}, for pages that show none of its texts: in the given language, and without effect on `hreflang`. */
export async function apiAsWritten<E extends Endpoint>(
  call: LoaderCall,
  endpoint: E,
  ...[input]: Input<E>
): Promise<Result<E>> {
  const { status, body } = await get(call, endpoint, input ?? {});
  if (status >= 400) throw failure(call, status);
  return resultOf(call, endpoint, { status, body, path: endpoint.path });
}

/** The same for a path that may not exist (400, 404), or no longer exists (410). */
export async function lookUp<E extends Endpoint>(
  call: LoaderCall,
  endpoint: E,
  ...[input]: Input<E>
): Promise<Lookup<E>> {
  const { status, body, path } = await send(call, endpoint, input);
  if (status === 410) return { status: 'gone', problem: body };
  if (status === 404 || status === 400) return { status: 'unknown', problem: body };
  if (status >= 400) throw failure(call, status);
  return { status: 'found', result: resultOf(call, endpoint, { status, body, path }) };
}

/** The same, when the reason for a missing result does not matter. */
export async function find<E extends Endpoint>(
  call: LoaderCall,
  endpoint: E,
  ...input: Input<E>
): Promise<Result<E> | undefined> {
  const found = await lookUp(call, endpoint, ...input);
  return found.status === 'found' ? found.result : undefined;
}

interface Answer {
  status: number;
  body: unknown;
  path: string;
}

async function send(call: LoaderCall, endpoint: Endpoint, input: UrlParts = {}): Promise<Answer> {
  const { path } = endpoint;
  const { texts, missingLanguages, preview } = call.context.get(loadContext);
  if (!isTranslated(endpoint)) return { ...(await get(call, endpoint, input)), path };
  const inputIn = (lang: Language) => ({ ...input, query: { ...input.query, lang } });
  // The site frame is the same on every page and does not decide in which languages the page exists.
  const isFrame = path === showSiteFrame.path;
  // A preview has no reference to the page in another language either.
  const others =
    isFrame || preview !== undefined
      ? []
      : TRANSLATION_LANGUAGES.filter((language) => language !== texts.language);
  const [answer, ...missing] = await Promise.all([
    get(call, endpoint, texts.language === SOURCE_LANGUAGE ? input : inputIn(texts.language)),
    ...others.map(async (language) =>
      (await isTranslatedTo(call, endpoint, inputIn(language), language)) ? [] : [language],
    ),
  ]);
  for (const language of missing.flat()) missingLanguages.add(language);
  if (isLeftOut(answer)) throw untranslated(call);
  if (!isFrame && texts.language !== SOURCE_LANGUAGE && hasEnglish(answer.body))
    missingLanguages.add(texts.language);
  return { ...answer, path };
}

/**
 * Also false when the translation cannot be loaded: the page is then shown without a reference to it and is not cached.
 */
async function isTranslatedTo(
  call: LoaderCall,
  endpoint: Endpoint,
  input: UrlParts,
  language: Language,
): Promise<boolean> {
  try {
    const answer = await get(call, endpoint, input, OPTIONAL_DEADLINE_MS);
    if (!isLeftOut(answer)) return !hasEnglish(answer.body);
    const { absentLanguages } = call.context.get(loadContext);
    absentLanguages.add(language);
    return false;
  } catch {
    call.context.get(loadContext).isIncomplete = true;
    return false;
  }
}

const leftOutSchema = z.object({ details: z.object({ reason: z.literal(NOT_TRANSLATED) }) });

const isLeftOut = ({ status, body }: Pick<Answer, 'status' | 'body'>): boolean =>
  status === 404 && leftOutSchema.safeParse(body).success;

/** True for endpoints with staff texts, which may have a translation. */
const isTranslated = ({ cached }: Endpoint): boolean => cached?.query?.includes('lang') === true;

/** Each record states its language. */
const hasEnglish = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('language' in value && value.language === SOURCE_LANGUAGE) || Object.values(value).some(hasEnglish));

function resultOf<E extends Endpoint>(
  call: LoaderCall,
  { responses }: E,
  { status, body, path }: Answer,
): Result<E> {
  const declared = responses[status];
  if (declared === undefined || declared === 'nothing' || 'mediaType' in declared) {
    throw new Error(`${path}: loaders read JSON, and ${String(status)} is not declared as such`);
  }
  return parse(call, path, declared, body) as Result<E>;
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
    path,
    fields: parsed.error.issues.slice(0, 5).map(({ path: at, message }) => `${at.join('.')}: ${message}`),
  });
  throw failure(call, 502);
}

/** A page has the tags of the responses that it is made of. */
function noteTags({ context }: LoaderCall, tags: string | null): void {
  const { cacheTags } = context.get(loadContext);
  for (const tag of tags?.split(' ') ?? []) cacheTags.add(tag);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

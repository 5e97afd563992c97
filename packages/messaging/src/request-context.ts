import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { actorSchema, type Actor } from '@manzil/contracts/actor';

/** Header that carries the request id over HTTP and NATS. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** NATS header that carries the actor of a message or a request, written by {@link encodeActor}. */
export const ACTOR_HEADER = 'manzil-actor';

/** Header with the network address of the acting user, for the audit trail. */
const ADDRESS_HEADER = 'manzil-address';

/** NATS header of a request that is answered as if a draft were published. */
export const SHOWN_DRAFT_HEADER = 'manzil-preview';

/** Header of requests that allow slightly stale data. */
const STALE_READS_HEADER = 'manzil-stale-reads';

/** Header of a request: the milliseconds for which its caller waits for the reply. */
export const TIMEOUT_HEADER = 'manzil-timeout-ms';

/** Header of requests that may publish complete entries only. */
const COMPLETE_ONLY_HEADER = 'manzil-complete-only';

/**
 * Maximum age of data for a request that allows stale reads, in milliseconds. Shorter than the period after a change
 * in which the gateway does not allow stale reads.
 */
export const LONGEST_STALE_MS = 1_000;

interface RequestContext {
  readonly requestId?: string;
  actor?: Actor;
  address?: string;
  staleReads?: boolean;
  preview?: string;
  completeOnly?: boolean;
  /** Milliseconds that the request may wait for its first connection to the database; undefined once it has one. */
  longestWaitMs?: number | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Returns the id of the current request, or undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Returns the actor of the current request or message, or undefined when there is none. */
export function currentActor(): Actor | undefined {
  return storage.getStore()?.actor;
}

/** Returns the given request id if it is well-formed, else a new one. */
export const requestIdFrom = (given: string | undefined): string => wellFormed(given) ?? randomUUID();

/** Runs `work` so that all its log lines and requests carry `requestId` (a new one unless it is well-formed). */
export function runWithRequest<T>(requestId: string | undefined, work: () => T): T {
  return storage.run({ requestId: requestIdFrom(requestId) }, work);
}

/** Runs `work` within the current request so that every message it writes names `actor`. */
export function runWithActor<T>(actor: Actor, work: () => T): T {
  return storage.run({ ...storage.getStore(), actor }, work);
}

/**
 * Returns `work` so that it always runs in the current request. A parser that receives a body calls back outside of it
 * when the bytes come later than the headers.
 */
export const bindToRequest = <Given extends unknown[], Result>(
  work: (...given: Given) => Result,
): ((...given: Given) => Result) => AsyncResource.bind(work);

/** Returns the network address of the acting user, or undefined without one. */
export function currentAddress(): string | undefined {
  return storage.getStore()?.address;
}

/** Sets the actor and the network address of the current request from now on. */
export function actAs(actor: Actor, address: string | undefined): void {
  const context = storage.getStore();
  if (context !== undefined) Object.assign(context, { actor, address });
}

/** Makes the current request publish complete entries only. */
export function publishCompleteOnly(): void {
  const context = storage.getStore();
  if (context !== undefined) context.completeOnly = true;
}

/** Returns true when the current request may publish complete entries only; false outside of a request. */
export const publishesCompleteOnly = (): boolean => storage.getStore()?.completeOnly === true;

/**
 * Limits how long the current request may wait before it starts to half of the time for which its caller waits, so that
 * the other half is left for the work.
 */
export function limitWait(headerOf: (name: string) => string | undefined): void {
  const context = storage.getStore();
  const timeoutMs = Number(headerOf(TIMEOUT_HEADER) ?? NaN);
  if (context !== undefined && timeoutMs > 0) context.longestWaitMs = timeoutMs / 2;
}

/**
 * Begins a wait of the current request. The function that it returns ends the wait: it returns false when the request
 * has waited too long to start, and always true for a request that has started, or without a limit.
 */
export function startsInTime(): () => boolean {
  const context = storage.getStore();
  const began = performance.now();
  return () => {
    if (context?.longestWaitMs === undefined) return true;
    if (performance.now() - began > context.longestWaitMs) return false;
    context.longestWaitMs = undefined;
    return true;
  };
}

/** Allows slightly stale data for the current request; has no effect for a signed-in user or a draft. */
export function allowStaleReads(): void {
  const context = storage.getStore();
  if (context !== undefined) context.staleReads = true;
}

/** Lets the current request show a draft, named by the key of its preview, as if it were published. */
export function showDraft(preview: string): void {
  const context = storage.getStore();
  if (context !== undefined) context.preview = preview;
}

/** Returns true when the current request accepts slightly stale data; false without a request. */
export function staleReadsAllowed(): boolean {
  const { staleReads = false, actor, preview } = storage.getStore() ?? {};
  return staleReads && actor === undefined && preview === undefined;
}

/** Returns headers that pass on the actor, a draft to show, and the options of the request. */
export function callerHeaders(): Record<string, string> {
  const { actor, address, preview, completeOnly } = storage.getStore() ?? {};
  return {
    ...(actor && { [ACTOR_HEADER]: encodeActor(actor) }),
    ...(address !== undefined && { [ADDRESS_HEADER]: address }),
    ...(preview !== undefined && { [SHOWN_DRAFT_HEADER]: preview }),
    ...(completeOnly === true && { [COMPLETE_ONLY_HEADER]: 'yes' }),
    ...(staleReadsAllowed() && { [STALE_READS_HEADER]: 'allowed' }),
  };
}

/** Sets the actor and the options of the request from the headers of a caller that is known to be the gateway. */
export function actAsCaller(headerOf: (name: string) => string | undefined): void {
  const actor = decodeActor(headerOf(ACTOR_HEADER));
  if (actor !== undefined) actAs(actor, headerOf(ADDRESS_HEADER)?.slice(0, MAX_ADDRESS_LENGTH));
  if (headerOf(STALE_READS_HEADER) === 'allowed') allowStaleReads();
  if (headerOf(COMPLETE_ONLY_HEADER) === 'yes') publishCompleteOnly();
}

const MAX_ADDRESS_LENGTH = 100;

/** Returns percent-encoded JSON, because a NATS header cannot hold line breaks or arbitrary scripts. */
export const encodeActor = (actor: Actor): string => encodeURIComponent(JSON.stringify(actor));

/** Returns undefined for a missing or malformed header. */
export function decodeActor(header: string | undefined): Actor | undefined {
  if (header === undefined || header === '') return undefined;
  try {
    return actorSchema.safeParse(JSON.parse(decodeURIComponent(header))).data;
  } catch {
    return undefined;
  }
}

/** Accepts only harmless characters, because the caller's id is written to the logs. */
function wellFormed(requestId: string | undefined): string | undefined {
  return requestId !== undefined && /^[\w-]{8,64}$/.test(requestId) ? requestId : undefined;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Header that carries the request id over HTTP and NATS. */
export const REQUEST_ID_HEADER = 'x-request-id';

const storage = new AsyncLocalStorage<{ requestId: string }>();

/** Id of the request being served, or undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** The id of a request that came with this one: a new one unless it is well-formed. */
export const requestIdFrom = (given: string | undefined): string => wellFormed(given) ?? randomUUID();

/** Runs `work` so that everything it logs and asks carries `requestId` (a new one unless it is well-formed). */
export function runWithRequest<T>(requestId: string | undefined, work: () => T): T {
  return storage.run({ requestId: requestIdFrom(requestId) }, work);
}

/** A caller's id goes into our logs, so it may hold nothing but harmless characters. */
function wellFormed(requestId: string | undefined): string | undefined {
  return requestId !== undefined && /^[\w-]{8,64}$/.test(requestId) ? requestId : undefined;
}

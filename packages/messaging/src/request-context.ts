import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { actorSchema, type Actor } from '@manzil/contracts/actor';

/** Header that carries the request id over HTTP and NATS. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** Header of NATS that carries who caused a message or a request, written by {@link encodeActor}. */
export const ACTOR_HEADER = 'manzil-actor';

/** Header that carries the network address of the member who acts, for the audit trail. */
const ADDRESS_HEADER = 'manzil-address';

interface RequestContext {
  readonly requestId?: string;
  actor?: Actor;
  address?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Id of the request being served, or undefined outside of one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Who caused what is being done, or undefined when nobody is known. */
export function currentActor(): Actor | undefined {
  return storage.getStore()?.actor;
}

/** The id of a request that came with this one: a new one unless it is well-formed. */
export const requestIdFrom = (given: string | undefined): string => wellFormed(given) ?? randomUUID();

/** Runs `work` so that everything it logs and asks carries `requestId` (a new one unless it is well-formed). */
export function runWithRequest<T>(requestId: string | undefined, work: () => T): T {
  return storage.run({ requestId: requestIdFrom(requestId) }, work);
}

/** Runs `work` within the request being served so that every message it writes names `actor`. */
export function runWithActor<T>(actor: Actor, work: () => T): T {
  return storage.run({ ...storage.getStore(), actor }, work);
}

/** Network address of the member who acts, or undefined when nobody asked. */
export function currentAddress(): string | undefined {
  return storage.getStore()?.address;
}

/** From now on everything that the request being served does names `actor`. */
export function actAs(actor: Actor, address: string | undefined): void {
  const context = storage.getStore();
  if (context !== undefined) Object.assign(context, { actor, address });
}

/** Headers that tell the process that is called who acts; none when nobody is known. */
export function callerHeaders(): Record<string, string> {
  const { actor, address } = storage.getStore() ?? {};
  return {
    ...(actor && { [ACTOR_HEADER]: encodeActor(actor) }),
    ...(address !== undefined && { [ADDRESS_HEADER]: address }),
  };
}

/** Takes over who acts from the headers of a caller that is known to be the gateway. */
export function actAsCaller(headerOf: (name: string) => string | undefined): void {
  const actor = decodeActor(headerOf(ACTOR_HEADER));
  if (actor !== undefined) actAs(actor, headerOf(ADDRESS_HEADER)?.slice(0, LONGEST_ADDRESS));
}

const LONGEST_ADDRESS = 100;

/** Percent-encoded JSON, because a header of NATS holds no line break and a name may be in any script. */
export const encodeActor = (actor: Actor): string => encodeURIComponent(JSON.stringify(actor));

/** Undefined for a missing header and for one that no process of ours wrote. */
export function decodeActor(header: string | undefined): Actor | undefined {
  if (header === undefined || header === '') return undefined;
  try {
    return actorSchema.safeParse(JSON.parse(decodeURIComponent(header))).data;
  } catch {
    return undefined;
  }
}

/** A caller's id goes into our logs, so it may hold nothing but harmless characters. */
function wellFormed(requestId: string | undefined): string | undefined {
  return requestId !== undefined && /^[\w-]{8,64}$/.test(requestId) ? requestId : undefined;
}

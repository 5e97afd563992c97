import type { Actor } from '@manzil/contracts/actor';
import { JetStreamApiError, JetStreamError, type JetStreamClient } from '@nats-io/jetstream';
import { errors, headers, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { ACTOR_HEADER, encodeActor, REQUEST_ID_HEADER } from '../request-context.js';

export interface OutboxRow {
  /** bigint comes as text. */
  seq: string;
  id: string;
  key: string;
  subject: string;
  /** JSON, empty when it is longer than NATS takes. */
  payload: string;
  bytes: number;
  request_id: string | null;
  actor: Actor | null;
  attempts: number;
}

/**
 * `refused` is about this row, and `forGood` when no repetition can help. `unanswered` says nothing about the row:
 * NATS is away, has no stream or no space, or its acknowledgement was lost.
 */
export type Outcome =
  | { kind: 'published' }
  | { kind: 'refused'; reason: string; forGood: boolean }
  | { kind: 'unanswered'; error: unknown };

/** What the streams take ({@link ensureStreams}). */
const PUBLISHABLE = /^(?:evt|work)(?:\.[\w-]+)+$/;

/** Headers count as well: the actor, three bytes of each of its characters percent-encoded, is the longest. */
const FOR_HEADERS = 8_192;
const WITHOUT_ANSWER = 1_048_576;

/** In bytes; while NATS has not told its limit, its default. */
export const longestPayload = ({ info }: NatsConnection): number =>
  (info?.max_payload ?? WITHOUT_ANSWER) - FOR_HEADERS;

export async function publishRow(client: JetStreamClient, row: OutboxRow, limit: number): Promise<Outcome> {
  const complaint = complaintAbout(row, limit);
  if (complaint !== undefined) return { kind: 'refused', reason: complaint, forGood: true };
  try {
    await client.publish(row.subject, row.payload, { msgID: row.id, headers: headersOf(row) });
    return { kind: 'published' };
  } catch (error) {
    if (isUnanswered(error)) return { kind: 'unanswered', error };
    return {
      kind: 'refused',
      reason: error instanceof Error ? error.message : String(error),
      forGood: false,
    };
  }
}

function complaintAbout({ subject, bytes }: OutboxRow, limit: number): string | undefined {
  if (!PUBLISHABLE.test(subject)) return `No stream takes messages on "${subject}"`;
  return bytes > limit ? `The message has ${bytes} bytes, and NATS takes ${limit} at most` : undefined;
}

function headersOf({ request_id: requestId, actor }: OutboxRow): MsgHdrs {
  const natsHeaders = headers();
  if (requestId !== null) natsHeaders.set(REQUEST_ID_HEADER, requestId);
  if (actor !== null) natsHeaders.set(ACTOR_HEADER, encodeActor(actor));
  return natsHeaders;
}

const UNANSWERED = [
  errors.TimeoutError,
  errors.ClosedConnectionError,
  errors.DrainingConnectionError,
  errors.ConnectionError,
  errors.NoRespondersError,
  JetStreamError,
];

/** The client wraps why a request failed, sometimes twice. */
function isUnanswered(error: unknown): boolean {
  // The API answers with 500 and above about the state of the server: no space, no leader.
  if (error instanceof JetStreamApiError) return error.status >= 500;
  if (UNANSWERED.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && error.cause !== undefined && isUnanswered(error.cause);
}

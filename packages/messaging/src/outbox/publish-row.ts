import type { Actor } from '@manzil/contracts/actor';
import { JetStreamApiError, JetStreamError, type JetStreamClient } from '@nats-io/jetstream';
import { errors, headers, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { ACTOR_HEADER, encodeActor, REQUEST_ID_HEADER } from '../request-context.js';

export interface OutboxRow {
  /** A bigint, which the driver returns as text. */
  seq: string;
  id: string;
  key: string;
  subject: string;
  /** JSON; empty when it is longer than NATS accepts. */
  payload: string;
  bytes: number;
  request_id: string | null;
  actor: Actor | null;
  attempts: number;
}

/**
 * `rejected` concerns this row, and `permanent` means that no retry can help. `unacknowledged` is no fault of the row:
 * NATS is unreachable, has no stream or no space, or its acknowledgement was lost.
 */
export type Outcome =
  | { kind: 'published' }
  | { kind: 'rejected'; reason: string; permanent: boolean }
  | { kind: 'unacknowledged'; error: unknown };

/** The subjects that the streams accept ({@link ensureStreams}). */
const PUBLISHABLE = /^(?:evt|work|requeue)(?:\.[\w-]+)+$/;

/** Reserved for headers, which count towards the limit; the longest is the percent-encoded actor. */
const HEADER_BYTES = 8_192;
const DEFAULT_MAX_PAYLOAD = 1_048_576;

/** Returns the longest payload in bytes that NATS accepts, by its default limit until the server has sent its own. */
export const maxPayloadBytes = ({ info }: NatsConnection): number =>
  (info?.max_payload ?? DEFAULT_MAX_PAYLOAD) - HEADER_BYTES;

/** Publishes one row with its id as the message id, so that JetStream discards a duplicate. */
export async function publishRow(client: JetStreamClient, row: OutboxRow, limit: number): Promise<Outcome> {
  const reason = rejectionReason(row, limit);
  if (reason !== undefined) return { kind: 'rejected', reason, permanent: true };
  try {
    await client.publish(row.subject, row.payload, { msgID: row.id, headers: headersOf(row) });
    return { kind: 'published' };
  } catch (error) {
    if (isUnacknowledged(error)) return { kind: 'unacknowledged', error };
    return {
      kind: 'rejected',
      reason: error instanceof Error ? error.message : String(error),
      permanent: false,
    };
  }
}

function rejectionReason({ subject, bytes }: OutboxRow, limit: number): string | undefined {
  if (!PUBLISHABLE.test(subject)) return `No stream takes messages on "${subject}"`;
  return bytes > limit ? `The message has ${bytes} bytes, and NATS takes ${limit} at most` : undefined;
}

function headersOf({ request_id: requestId, actor }: OutboxRow): MsgHdrs {
  const natsHeaders = headers();
  if (requestId !== null) natsHeaders.set(REQUEST_ID_HEADER, requestId);
  if (actor !== null) natsHeaders.set(ACTOR_HEADER, encodeActor(actor));
  return natsHeaders;
}

const UNACKNOWLEDGED = [
  errors.TimeoutError,
  errors.ClosedConnectionError,
  errors.DrainingConnectionError,
  errors.ConnectionError,
  errors.NoRespondersError,
  JetStreamError,
];

/** Looks at the causes as well, because the client wraps the reason of a failed request, sometimes twice. */
function isUnacknowledged(error: unknown): boolean {
  // Statuses from 500 on concern the server: no space, no leader.
  if (error instanceof JetStreamApiError) return error.status >= 500;
  if (UNACKNOWLEDGED.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && error.cause !== undefined && isUnacknowledged(error.cause);
}

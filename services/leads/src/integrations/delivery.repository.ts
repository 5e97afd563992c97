import type { EntityManager } from 'typeorm';
import type { Response } from '@manzil/service-kit/guarded-post';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookEntity } from './webhook.entity.js';

/** The longest that an attempt waits for its response. */
export const ATTEMPT_TIMEOUT_MS = 10_000;

/**
 * Lease in seconds: when the process of a delivery dies, another one takes the delivery after this time. Longer than
 * any attempt.
 */
const LEASE_S = (2 * ATTEMPT_TIMEOUT_MS) / 1_000;
/**
 * Seconds for which a webhook is reserved for an attempt; renewed during the attempt, so that it also limits the wait
 * after the process has died.
 */
const BUSY_S = 5;
export const RENEW_EVERY_MS = 2_000;

/** Seconds before the second, third… attempt: ten attempts in about a day. */
const DELAYS_S = [5, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 46_800];
export const MOST_ATTEMPTS = DELAYS_S.length + 1;

/** Adds a jitter of 20 %, so that deliveries that failed together are not retried together. */
export const delayAfter = (attempts: number): number =>
  (DELAYS_S[attempts - 1] ?? 0) * (0.8 + Math.random() * 0.4);

export interface DueDelivery {
  delivery: WebhookDeliveryEntity;
  webhook: WebhookEntity;
}

/** SQL for whether a row of `webhook` may have an attempt. */
const IS_DUE = `is_on AND busy_until <= now() AND EXISTS (
  SELECT FROM webhook_delivery
  WHERE webhook_id = webhook.id AND state = 'waiting' AND next_attempt_at <= now())`;

export async function hasDueDelivery(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ due: boolean }[]>(
    `SELECT EXISTS (SELECT FROM webhook WHERE ${IS_DUE}) AS due`,
  );
  return row?.due === true;
}

/**
 * Takes a due delivery: from the webhook that has had no attempt for longest, the one that has been due for longest.
 * Undefined when none is due. One replica at a time sends to a webhook, and webhooks take turns.
 */
export async function takeDueDelivery(manager: EntityManager): Promise<DueDelivery | undefined> {
  return manager.transaction(async (transaction) => {
    const [free] = await transaction.query<{ id: string }[]>(
      `SELECT id FROM webhook WHERE ${IS_DUE} ORDER BY busy_until LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
    );
    if (free === undefined) return undefined;
    const [taken] = await transaction.query<[{ id: string }[], number]>(
      `UPDATE webhook_delivery
       SET attempts = attempts + 1, attempted_at = now(),
           sent_to = (SELECT substring(url FROM '^[^:]+://([^/?#]+)') FROM webhook WHERE id = $1), next_attempt_at = now() + make_interval(secs => $2::float8)
       WHERE id = (SELECT id FROM webhook_delivery
                   WHERE webhook_id = $1 AND state = 'waiting' AND next_attempt_at <= now()
                   ORDER BY next_attempt_at, created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [free.id, LEASE_S],
    );
    const id = taken[0]?.id;
    // Another replica may have finished it since the webhook was chosen.
    if (id === undefined) return undefined;
    await transaction.query(
      'UPDATE webhook SET busy_until = now() + make_interval(secs => $2::float8) WHERE id = $1',
      [free.id, BUSY_S],
    );
    const delivery = await transaction.findOneOrFail(WebhookDeliveryEntity, {
      where: { id },
      relations: { event: true },
    });
    const webhook = await transaction
      .createQueryBuilder(WebhookEntity, 'webhook')
      .addSelect(['webhook.secret', 'webhook.formerSecret'])
      .where({ id: free.id })
      .getOneOrFail();
    return { delivery, webhook };
  });
}

/**
 * Renews the reservation of a webhook during an attempt; no effect once the attempt has ended or lost its reservation.
 */
export async function stayBusy(manager: EntityManager, { webhook }: DueDelivery): Promise<void> {
  await manager.query(
    `UPDATE webhook SET busy_until = now() + make_interval(secs => $2::float8)
     WHERE id = $1 AND busy_until > now()`,
    [webhook.id, BUSY_S],
  );
}

export async function recordSuccess(
  manager: EntityManager,
  { delivery, webhook }: DueDelivery,
  { status, text }: Response,
): Promise<void> {
  await manager.update(
    WebhookEntity,
    { id: webhook.id },
    { failingSince: null, lastDeliveredAt: () => 'now()', busyUntil: () => 'now()' },
  );
  await manager.update(
    WebhookDeliveryEntity,
    { id: delivery.id },
    { state: 'delivered', responseStatus: status, responseText: text, error: null },
  );
}

export interface Failure {
  error: string;
  response: Response | undefined;
  /** Seconds until the next attempt; undefined when there is none. */
  delayS: number | undefined;
}

/**
 * Returns since when the webhook has been failing. A delivery that ended during the attempt, because the webhook was
 * switched off, stays as it is.
 */
export async function recordFailure(
  manager: EntityManager,
  { delivery, webhook }: DueDelivery,
  { error, response, delayS }: Failure,
): Promise<Date> {
  const [rows] = await manager.query<[{ failing_since: Date }[], number]>(
    `UPDATE webhook SET failing_since = coalesce(failing_since, now()), busy_until = now()
     WHERE id = $1 RETURNING failing_since`,
    [webhook.id],
  );
  await manager.query(
    `UPDATE webhook_delivery
     SET state = $2, error = $3, response_status = $4, response_text = $5,
         next_attempt_at = now() + make_interval(secs => $6::float8)
     WHERE id = $1 AND state = 'waiting'`,
    [
      ...[delivery.id, delayS === undefined ? 'failed' : 'waiting', error],
      ...[response?.status ?? null, response?.text ?? null, delayS ?? 0],
    ],
  );
  return rows[0]?.failing_since ?? new Date();
}

/** Cancels waiting deliveries, so that nothing old is sent when the webhook is switched on again. */
export async function switchOff(
  manager: EntityManager,
  id: string,
  because: WebhookEntity['switchedOffBecause'],
): Promise<void> {
  await manager.update(WebhookEntity, { id }, { isOn: false, switchedOffBecause: because });
  await manager.update(
    WebhookDeliveryEntity,
    { webhookId: id, state: 'waiting' },
    { state: 'failed', error: 'The webhook was switched off' },
  );
}

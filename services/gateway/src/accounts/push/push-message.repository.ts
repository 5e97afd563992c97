import type { Role } from '@manzil/contracts/gateway/account';
import type { EntityManager } from 'typeorm';

/** Older leads need no notification. */
export const MOST_AGE_S = 3_600;
const FIRST_DELAY_S = 5;
/** Longer than the lead request and the push service's response may take together. */
const LEASE_S = 30;

export interface DuePush {
  deviceId: string;
  leadId: string;
  body: string;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  username: string;
  role: Role;
}

/** Deletes messages that are too old, and messages to disabled members. */
export async function deleteStalePushes(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM push_message WHERE created_at < now() - make_interval(secs => $1::float8)
        OR device_id IN (SELECT device.id FROM push_device device JOIN member ON member.id = device.member_id
                         WHERE member.disabled_at IS NOT NULL)`,
    [MOST_AGE_S],
  );
}

export async function hasDuePush(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ due: boolean }[]>(
    'SELECT EXISTS (SELECT FROM push_message WHERE next_attempt_at <= now()) AS due',
  );
  return row?.due === true;
}

/**
 * Claims the message that has been due for longest; undefined if none is due. No other sender claims it for LEASE_S,
 * within which it is deleted or postponed; after a crash of the sender it is due again.
 */
export async function takeDuePush(manager: EntityManager): Promise<DuePush | undefined> {
  const [taken] = await manager.query<[DuePush[], number]>(
    `UPDATE push_message message SET next_attempt_at = clock_timestamp() + make_interval(secs => $1::float8)
     FROM push_device device JOIN member ON member.id = device.member_id
     WHERE device.id = message.device_id AND (message.device_id, message.lead_id) =
       (SELECT device_id, lead_id FROM push_message WHERE next_attempt_at <= now()
        ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING message.device_id AS "deviceId", message.lead_id AS "leadId", message.body, message.attempts,
               device.endpoint, device.p256dh, device.auth, member.username, member.role`,
    [LEASE_S],
  );
  return taken[0];
}

export async function deletePush(
  manager: EntityManager,
  { deviceId, leadId }: Pick<DuePush, 'deviceId' | 'leadId'>,
): Promise<void> {
  await manager.query('DELETE FROM push_message WHERE device_id = $1 AND lead_id = $2', [deviceId, leadId]);
}

/** Tries again after 5 seconds, 10, 20 and so on. */
export async function postponePush(
  manager: EntityManager,
  { deviceId, leadId, attempts }: Pick<DuePush, 'deviceId' | 'leadId' | 'attempts'>,
): Promise<void> {
  await manager.query(
    `UPDATE push_message SET attempts = attempts + 1, next_attempt_at = clock_timestamp() + make_interval(secs => $3::float8)
     WHERE device_id = $1 AND lead_id = $2`,
    [deviceId, leadId, FIRST_DELAY_S * 2 ** Math.min(attempts, 10)],
  );
}

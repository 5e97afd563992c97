import type { MailKind } from '@manzil/contracts/leads/mail';
import type { EntityManager } from 'typeorm';
import { MailEntity } from './mail.entity.js';

/**
 * A mail that a process took is due again after this many seconds, should the process die in between. The process renews
 * it until the attempt ends.
 */
const LEASE_S = 20;
export const RENEW_LEASE_EVERY_MS = 5_000;

type QueuedMail = Pick<MailEntity, 'key' | 'kind' | 'recipient'> &
  Partial<
    Pick<
      MailEntity,
      'leadId' | 'memberId' | 'requestId' | 'searchId' | 'viewingId' | 'mailbox' | 'secret' | 'expiresAt'
    >
  >;

/** Queues each mail once for its key, in the transaction of what it is about. */
export async function queueMails(manager: EntityManager, mails: QueuedMail[]): Promise<void> {
  if (mails.length === 0) return;
  await manager.createQueryBuilder().insert().into(MailEntity).values(mails).orIgnore().execute();
}

/** Cancels what has not been sent to those whom the lead was assigned to before. */
export async function cancelAssignmentMails(manager: EntityManager, leadId: string): Promise<void> {
  await manager.update(
    MailEntity,
    { leadId, kind: 'assigned-lead', status: 'waiting' },
    { status: 'cancelled', error: null, updatedAt: () => 'now()' },
  );
}

/** Cancels what has not been sent about a viewing that was changed since. */
export async function cancelViewingMails(manager: EntityManager, viewingId: string): Promise<void> {
  await manager.update(
    MailEntity,
    { viewingId, status: 'waiting' },
    { status: 'cancelled', error: null, updatedAt: () => 'now()' },
  );
}

/** Takes the mail of these kinds that has been due for longest, which no other sender gets then; undefined when none is due. */
export async function takeDueMail(
  manager: EntityManager,
  kinds: readonly MailKind[],
): Promise<MailEntity | undefined> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `UPDATE mail SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
     WHERE id = (SELECT id FROM mail WHERE status = 'waiting' AND kind = ANY($2) AND next_attempt_at <= now()
                 ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [LEASE_S, kinds],
  );
  const id = rows[0]?.id;
  return id === undefined ? undefined : manager.findOneByOrFail(MailEntity, { id });
}

/** The attempt goes on; a mail that was postponed meanwhile stays postponed. */
export async function renewLease(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `UPDATE mail SET next_attempt_at = greatest(next_attempt_at, now() + make_interval(secs => $2))
     WHERE id = $1 AND status = 'waiting'`,
    [id, LEASE_S],
  );
}

export async function finishMail(
  manager: EntityManager,
  id: string,
  result: Pick<MailEntity, 'status' | 'error'>,
): Promise<void> {
  await manager.update(MailEntity, { id }, { ...result, secret: null, updatedAt: () => 'now()' });
}

/** A mail that was cancelled while it was being sent keeps the reason. */
export async function postponeMail(
  manager: EntityManager,
  id: string,
  { error, delayS }: { error: string; delayS: number },
): Promise<void> {
  await manager.query(
    `UPDATE mail SET error = $2, updated_at = now(), next_attempt_at = now() + make_interval(secs => $3)
     WHERE id = $1 AND status = 'waiting'`,
    [id, error, delayS],
  );
}

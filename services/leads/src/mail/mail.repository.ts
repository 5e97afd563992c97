import type { MailKind } from '@manzil/contracts/leads/mail';
import { releaseConnectionLock } from '@manzil/service-kit/jobs/advisory-lock';
import type { EntityManager, QueryRunner } from 'typeorm';
import { MailEntity } from './mail.entity.js';

/**
 * The previous release takes due mail, so that during an update it does not take the mail that this release is sending.
 */
const NOT_DUE_FOR_S = 300;

type QueuedMail = Pick<MailEntity, 'key' | 'kind' | 'recipient'> &
  Partial<
    Pick<
      MailEntity,
      | 'id'
      | 'leadId'
      | 'memberId'
      | 'requestId'
      | 'searchId'
      | 'viewingId'
      | 'mailbox'
      | 'secret'
      | 'expiresAt'
      | 'approval'
      | 'nextAttemptAt'
    >
  >;

/** Queues each mail once for its key, in the caller's transaction. */
export async function queueMails(manager: EntityManager, mails: QueuedMail[]): Promise<void> {
  if (mails.length === 0) return;
  await manager.createQueryBuilder().insert().into(MailEntity).values(mails).orIgnore().execute();
}

/** Cancels unsent mail about a record that has changed since. */
export async function cancelMails(
  manager: EntityManager,
  about: { viewingId: string } | { leadId: string; kind: MailKind },
): Promise<void> {
  await manager.update(
    MailEntity,
    { ...about, status: 'waiting' },
    { status: 'cancelled', error: null, updatedAt: () => 'now()' },
  );
}

/** Whether there is mail that {@link takeDueMail} may take, of any kind. */
export async function hasDueMail(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ due: boolean }[]>(
    `SELECT EXISTS (SELECT FROM mail WHERE status = 'waiting' AND is_taken)
         OR EXISTS (SELECT FROM mail WHERE status = 'waiting' AND NOT is_taken AND next_attempt_at <= now()) AS due`,
  );
  return row?.due === true;
}

/**
 * Takes the mail of these kinds that has been due for longest, or that a process was sending when it ended. No other
 * sender gets it until the connection of `runner` releases its locks or ends. Undefined when there is none.
 * @param except mail that this process is sending, even if its connection was lost
 */
export async function takeDueMail(
  runner: QueryRunner,
  kinds: readonly MailKind[],
  except: readonly string[],
): Promise<MailEntity | undefined> {
  for (;;) {
    // The rows are locked one after another until the first success, and no other row stays locked.
    const [free] = (await runner.query(
      `WITH candidate AS MATERIALIZED (
         SELECT id FROM mail WHERE status = 'waiting' AND is_taken AND kind = ANY($1)
         UNION ALL
         (SELECT id FROM mail WHERE status = 'waiting' AND NOT is_taken AND kind = ANY($1) AND next_attempt_at <= now()
          ORDER BY next_attempt_at LIMIT 50))
       SELECT id FROM candidate
       WHERE id <> ALL($2::uuid[]) AND pg_try_advisory_lock(hashtextextended('mail ' || id, 0)) LIMIT 1`,
      [kinds, except],
    )) as { id: string }[];
    if (free === undefined) return undefined;
    const [taken] = (await runner.query(
      `UPDATE mail SET attempts = attempts + 1, is_taken = true, next_attempt_at = now() + make_interval(secs => $2::float8)
       WHERE id = $1 AND status = 'waiting' AND (is_taken OR next_attempt_at <= now()) RETURNING id`,
      [free.id, NOT_DUE_FOR_S],
    )) as [{ id: string }[], number];
    if (taken.length > 0) return runner.manager.findOneByOrFail(MailEntity, { id: free.id });
    // Another sender has finished or postponed it since the previous statement.
    await releaseConnectionLock(runner, `mail ${free.id}`);
  }
}

export async function finishMail(
  manager: EntityManager,
  id: string,
  result: Pick<MailEntity, 'status' | 'error'>,
): Promise<void> {
  await manager.update(
    MailEntity,
    { id },
    { ...result, isTaken: false, secret: null, updatedAt: () => 'now()' },
  );
}

/** A mail that was cancelled while it was being sent keeps the reason. */
export async function postponeMail(
  manager: EntityManager,
  id: string,
  { error, delayS }: { error: string | null; delayS: number },
): Promise<void> {
  await manager.query(
    `UPDATE mail SET error = $2, is_taken = false, updated_at = now(), next_attempt_at = now() + make_interval(secs => $3::float8)
     WHERE id = $1 AND status = 'waiting'`,
    [id, error, delayS],
  );
}

import type { MailKind, SuppressionReason } from '@manzil/contracts/leads/mail';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import type { DataSource } from 'typeorm';
import type { MailClass } from './mail-classes.js';
import type { Cancelled, Postponed } from './mail-server.js';
import type { MailEntity } from './mail.entity.js';
import { suppressionOf } from './suppression/suppression.repository.js';

/** Maximum number of mails of one class to one mailbox in a day. */
const MOST_A_DAY = 3;

/** Seconds until a mail that is over a limit is tried again. */
const OVER_LIMIT_DELAY_S = 3_600;

export const WHY_SUPPRESSED: Readonly<Record<SuppressionReason, string>> = {
  asked: 'This address wants no mail',
  nobody: 'The mail server said before that nobody has this address',
};

export interface Refusal {
  reason: string;
  /** True when the same mail may be admitted later. */
  passes: boolean;
}

/** Postpones a mail that its recipient needs, unless it would never be admitted. */
export const postponedOrCancelled = ({ reason, passes }: Refusal): Cancelled | Postponed =>
  passes ? { postponed: reason, delayS: OVER_LIMIT_DELAY_S } : { cancelled: reason };

interface MailLimits {
  class: MailClass;
  /** All kinds of the class. */
  limitedWith: readonly MailKind[];
}

interface Counts {
  day: number;
  hour: number;
}

/**
 * Counts a mail to a visitor and returns undefined, or returns why it must not be sent: the address is suppressed, or
 * it has had three mails of the class within a day, or one about the same kind of form within an hour. A person has a
 * right to the link to their data: suppression and mails of other classes do not block it. Mails to one mailbox are
 * admitted one after another, so that replicas cannot exceed the limits together. A retried mail is not counted twice.
 */
export function admitVisitorMail(
  dataSource: DataSource,
  { id, mailbox }: Pick<MailEntity, 'id' | 'mailbox'>,
  limits: MailLimits,
): Promise<Refusal | undefined> {
  return dataSource.transaction(async (manager) => {
    if (mailbox === null) throw new Error('Mail to a visitor has a mailbox');
    await transactionLock(manager, `mailbox ${mailbox}`);
    const suppression = await suppressionOf(manager, mailbox);
    if (limits.class !== 'rights' && suppression !== undefined)
      return { reason: WHY_SUPPRESSED[suppression], passes: false };
    const [{ day, hour }] = await manager.query<[Counts]>(
      `SELECT count(*)::int AS day,
              count(*) FILTER (WHERE other.admitted_at > now() - interval '1 hour'
                               AND (other_lead.kind = own_lead.kind
                                    OR own.request_id IS NOT NULL AND other.request_id IS NOT NULL))::int AS hour
       FROM mail own LEFT JOIN lead own_lead ON own_lead.id = own.lead_id,
            mail other LEFT JOIN lead other_lead ON other_lead.id = other.lead_id
       WHERE own.id = $1 AND other.id <> $1 AND other.mailbox = $2
         AND other.kind = ANY($3::text[]) AND other.admitted_at > now() - interval '1 day'`,
      [id, mailbox, limits.limitedWith],
    );
    if (hour > 0)
      return {
        reason: 'This address got an automatic email for this kind of form within the last hour',
        passes: true,
      };
    if (day >= MOST_A_DAY)
      return { reason: `${String(MOST_A_DAY)} mails went to this address within a day`, passes: true };
    await manager.query('UPDATE mail SET admitted_at = now() WHERE id = $1', [id]);
    return undefined;
  });
}

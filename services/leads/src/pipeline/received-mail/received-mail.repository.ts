import type { EntityManager } from 'typeorm';
import { ANSWERABLE_MAIL } from '../../mail/incoming/answerable-mail.js';
import type { DeliveryFailure } from './read-message.js';

const LONGEST_ERROR = 500;

/**
 * Returns the lead whose mail was answered or, without one, the newest open lead of the sender. A merged lead is
 * represented by the one that it was merged into. Members also answer mail of leads, so theirs belongs to a lead only if
 * the lead has their address.
 */
export async function findLeadOfMail(
  manager: EntityManager,
  { sender, isMember, replied }: { sender: string; isMember: boolean; replied: readonly string[] },
): Promise<string | undefined> {
  const [found] = await manager.query<{ id: string }[]>(
    `SELECT shown.id FROM (
       SELECT lead_id, 1 AS rank, created_at AS at FROM mail WHERE id = ANY ($1::uuid[]) AND kind = ANY ($2)
       UNION ALL
       -- The log of mail may have been deleted since.
       SELECT lead_id, 1, at FROM lead_entry WHERE id = ANY ($1::uuid[]) AND kind = 'emailed'
       UNION ALL
       SELECT id, 2, received_at FROM lead WHERE lower(email) = $3
     ) AS candidate
     JOIN lead AS own ON own.id = candidate.lead_id
     JOIN lead AS shown ON shown.id = coalesce(own.merged_into, own.id)
     WHERE shown.kind <> 'newsletter' AND shown.status <> 'spam' AND (NOT $4 OR lower(own.email) = $3) AND (rank = 1 OR shown.status IN ('new', 'in-progress'))
     ORDER BY rank, candidate.at DESC LIMIT 1`,
    [replied, ANSWERABLE_MAIL, sender, isMember],
  );
  return found?.id;
}

/** Marks mail as failed that a mail server accepted and another one returned. False when it is not ours. */
export async function markUndelivered(
  manager: EntityManager,
  { ids, error }: DeliveryFailure,
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE mail SET status = 'failed', error = $2, updated_at = now()
     WHERE id = ANY ($1::uuid[]) AND status = 'sent' AND kind = ANY ($3) RETURNING id`,
    [ids, error.slice(0, LONGEST_ERROR), ANSWERABLE_MAIL],
  );
  return rows.length > 0;
}

import type { SuppressionReason } from '@manzil/contracts/leads/mail';
import type { EntityManager } from 'typeorm';
import { mailboxOf } from './mailbox-of.js';

/** Replaces the mailbox `$1` when its person is erased. No mailbox without an @ contains a colon. */
const HASHED = `(SELECT 'sha256:' || encode(sha256(key || convert_to($1, 'UTF8')), 'hex') FROM mail_link_key)`;

/**
 * Returns why an address gets no automatic mail, even if its person was erased since; undefined when the address is not
 * suppressed.
 */
export async function suppressionOf(
  manager: EntityManager,
  mailbox: string,
): Promise<SuppressionReason | undefined> {
  const [row] = await manager.query<{ reason: SuppressionReason }[]>(
    `SELECT reason FROM mail_suppression WHERE mailbox IN ($1, ${HASHED}) ORDER BY reason LIMIT 1`,
    [mailbox],
  );
  return row?.reason;
}

/** Replaces a suppressed address by a hash of its mailbox, which only an address that is compared with it can match. */
export async function forgetAddress(manager: EntityManager, address: string): Promise<void> {
  const mailbox = mailboxOf(address);
  await manager.query(
    `INSERT INTO mail_suppression (mailbox, address, reason, created_at)
     SELECT ${HASHED}, '', reason, created_at FROM mail_suppression WHERE mailbox = $1
     ON CONFLICT (mailbox) DO NOTHING`,
    [mailbox],
  );
  await manager.query('DELETE FROM mail_suppression WHERE mailbox = $1', [mailbox]);
}

/** Removes an address from the list, also an erased one. False when it is not on the list. */
export async function allowAddress(manager: EntityManager, address: string): Promise<boolean> {
  const [, deleted] = await manager.query<[unknown, number]>(
    `DELETE FROM mail_suppression WHERE mailbox IN ($1, ${HASHED})`,
    [mailboxOf(address)],
  );
  return deleted > 0;
}

import type { EntityManager } from 'typeorm';
import { LeadEntity } from '../../record/lead.entity.js';
import { MailEntity } from '../../mail/mail.entity.js';
import { mailboxOf } from '../../mail/suppression/mailbox-of.js';

/**
 * SQL of the leads of the address or phone number `name`. A number matches only leads without an address: the number in
 * a form is unverified, so its sender must neither see nor erase what staff entered under it.
 */
const leadsOf = (name: string): string =>
  `(lower(email) = lower(${name}) OR (email = '' AND phone = ${name}))`;

/**
 * One address is one person, ignoring case. A tag after a plus sign makes another person: not every mail server ignores
 * it, and stored data must not reach a stranger.
 */
export const findLeadsOf = (manager: EntityManager, address: string): Promise<LeadEntity[]> =>
  manager
    .createQueryBuilder(LeadEntity, 'lead')
    .where(leadsOf(':address'), { address })
    .orderBy('lead.receivedAt', 'DESC')
    .addOrderBy('lead.id', 'DESC')
    .getMany();

/** Mail to the person. Mail to a member is about other people, even if the person has the member's address. */
export const findMailsTo = (manager: EntityManager, address: string): Promise<MailEntity[]> =>
  manager
    .createQueryBuilder(MailEntity, 'mail')
    .where('lower(mail.recipient) = lower(:address) AND mail.mailbox IS NOT NULL', { address })
    .orderBy('mail.createdAt', 'DESC')
    .getMany();

/** Returns whether any stored data exists that the person can see and have erased. */
export async function isAnythingKept(manager: EntityManager, address: string): Promise<boolean> {
  const [row] = await manager.query<[{ kept: boolean }]>(
    `SELECT EXISTS (SELECT FROM lead WHERE lower(email) = lower($1))
         OR EXISTS (SELECT FROM saved_search WHERE lower(address) = lower($1))
         OR EXISTS (SELECT FROM mail_suppression WHERE mailbox = $2) AS kept`,
    [address, mailboxOf(address)],
  );
  return row.kept;
}

/**
 * Returns a person's pseudonym in the audit trail: stable for an address, but not computable from it without the key.
 */
export async function pseudonymOf(manager: EntityManager, address: string): Promise<string> {
  const [row] = await manager.query<[{ pseudonym: string }]>(
    `SELECT left(encode(sha256(key || convert_to('person ' || lower($1), 'UTF8')), 'hex'), 16) AS pseudonym
     FROM mail_link_key`,
    [address],
  );
  return row.pseudonym;
}

type DeletedLead = Pick<LeadEntity, 'id' | 'photos'>;

/**
 * Deletes all stored data of the address, and returns its leads. Mails, consents and the keys of entries in
 * the ledger are deleted with their leads.
 */
export async function deletePerson(manager: EntityManager, address: string): Promise<DeletedLead[]> {
  const [leads] = await manager.query<[DeletedLead[], number]>(
    `DELETE FROM lead WHERE ${leadsOf('$1')} RETURNING id, photos`,
    [address],
  );
  await manager.query('DELETE FROM saved_search WHERE lower(address) = lower($1)', [address]);
  await manager.query('DELETE FROM data_request WHERE lower(address) = lower($1)', [address]);
  return leads;
}

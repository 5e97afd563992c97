import type { AsMember } from '@manzil/contracts/leads/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { LeadEntity } from './lead.entity.js';
import { visibleTo } from './visible-leads.js';

/** What a form gives; the rest is the database's or comes later from staff. */
export type NewLead = Pick<LeadEntity, 'kind' | 'email'> &
  Partial<
    Pick<
      LeadEntity,
      | 'id'
      | 'status'
      | 'name'
      | 'phone'
      | 'helpOption'
      | 'message'
      | 'listing'
      | 'page'
      | 'consentText'
      | 'sentQuickly'
    >
  >;

interface Received {
  id: string;
  receivedAt: Date;
}

interface ReceivedRow {
  id: string;
  received_at: Date;
}

const toReceived = ({ id, received_at }: ReceivedRow): Received => ({ id, receivedAt: received_at });

/**
 * The id and time of the lead added, or undefined when its id (or, for the newsletter, its address) is there
 * already: a second transaction waits for the first and then finds its row.
 */
export async function addLead(manager: EntityManager, lead: NewLead): Promise<Received | undefined> {
  const { raw } = (await manager
    .createQueryBuilder()
    .insert()
    .into(LeadEntity)
    .values({ ...lead, ...(lead.consentText !== undefined && { consentedAt: () => 'now()' }) })
    .orIgnore()
    .returning('id, received_at')
    .execute()) as { raw: ReceivedRow[] };
  return raw.map(toReceived)[0];
}

/**
 * Gives a lead that was held, and that nobody has touched since, to the inbox: by its id or, for the newsletter,
 * by its address, with the consent that was given this time. Undefined when there is no such lead.
 */
export async function releaseLead(manager: EntityManager, lead: NewLead): Promise<Received | undefined> {
  const same = lead.id === undefined ? 'lower(email) = lower(:email)' : 'id = :id';
  const { consentText } = lead;
  const { raw } = (await manager
    .createQueryBuilder()
    .update(LeadEntity)
    .set({
      status: 'new',
      version: () => 'version + 1',
      updatedAt: () => 'now()',
      updatedBy: '',
      ...(consentText !== undefined && { consentText, consentedAt: () => 'now()' }),
    })
    .where(`kind = :kind AND ${same} AND status = 'spam' AND version = 1`, lead)
    .returning('id, received_at')
    .execute()) as { raw: ReceivedRow[] };
  return raw.map(toReceived)[0];
}

export async function requireLead(
  manager: EntityManager,
  id: string,
  asMember?: AsMember,
): Promise<LeadEntity> {
  const visible = visibleTo(asMember, 'lead');
  const lead = await manager
    .createQueryBuilder(LeadEntity, 'lead')
    .where('lead.id = :id', { id })
    .andWhere(visible.sql, visible.parameters)
    .getOne();
  if (lead === null) throw new DomainError('NOT_FOUND', 'There is no such lead');
  return lead;
}

/**
 * Makes the next version, the one of `updatedBy`. False when the lead is not at `expectedVersion` (any more), or is not
 * the member's to change.
 */
export async function changeLead(
  manager: EntityManager,
  { id, expectedVersion, asMember }: { id: string; expectedVersion: number; asMember: AsMember },
  change: Pick<LeadEntity, 'updatedBy'> & Partial<Pick<LeadEntity, 'status' | 'notes' | 'assignee'>>,
): Promise<boolean> {
  const visible = visibleTo(asMember, 'lead');
  const { affected } = await manager
    .createQueryBuilder()
    .update(LeadEntity)
    .set({ ...change, version: () => 'version + 1', updatedAt: () => 'now()' })
    .where('id = :id AND version = :expectedVersion', { id, expectedVersion })
    .andWhere(visible.sql, visible.parameters)
    .execute();
  return affected === 1;
}

import type { AsMember } from '@manzil/contracts/leads/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import type { EntityManager } from 'typeorm';
import { LeadEntity } from './lead.entity.js';
import { visibleTo } from './visible-leads.js';

/** The fields that a form, or the member who enters a lead, sets; the database or staff set the others. */
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
      | 'origin'
      | 'language'
      | 'home'
      | 'photos'
      | 'consentText'
      | 'sentQuickly'
      | 'awaitsConfirmation'
      | 'source'
      | 'enteredBy'
      | 'assignee'
      | 'updatedBy'
    >
  >;

export interface Received {
  id: string;
  receivedAt: Date;
}

interface ReceivedRow {
  id: string;
  received_at: Date;
}

const toReceived = ({ id, received_at }: ReceivedRow): Received => ({ id, receivedAt: received_at });

/**
 * Returns the id and time of the new lead, or undefined when its id (or, for the newsletter, its email address) is
 * stored already: a second transaction waits for the first and then finds its row.
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
 * Moves a lead that was stored as suspected spam, and has not been changed since, into the inbox: by its id or, for the
 * newsletter, by its email address, with the consent given this time. Undefined when there is no such lead.
 */
export async function clearSuspicion(manager: EntityManager, lead: NewLead): Promise<Received | undefined> {
  const same = lead.id === undefined ? 'lower(email) = lower(:email)' : 'id = :id';
  const { consentText, language } = lead;
  const { raw } = (await manager
    .createQueryBuilder()
    .update(LeadEntity)
    .set({
      status: 'new',
      version: () => 'version + 1',
      updatedAt: () => 'now()',
      updatedBy: '',
      ...(language !== undefined && { language }),
      ...(consentText !== undefined && { consentText, consentedAt: () => 'now()' }),
    })
    .where(`kind = :kind AND ${same} AND status = 'spam' AND version = 1`, lead)
    .returning('id, received_at')
    .execute()) as { raw: ReceivedRow[] };
  return raw.map(toReceived)[0];
}

/** Members see a merged lead if they see the lead that it was merged into. */
export async function requireLead(
  manager: EntityManager,
  id: string,
  asMember?: AsMember,
): Promise<LeadEntity> {
  const visible = visibleTo(asMember, 'shown');
  const lead = await manager
    .createQueryBuilder(LeadEntity, 'lead')
    .innerJoin(LeadEntity, 'shown', 'shown.id = coalesce(lead.merged_into, lead.id)')
    .where('lead.id = :id', { id })
    .andWhere(visible.sql, visible.parameters)
    .getOne();
  if (lead === null) throw new DomainError('NOT_FOUND', 'There is no such lead');
  return lead;
}

/** CONFLICT for a merged lead, which can no longer be changed. */
export function requireUnmerged({ mergedInto }: LeadEntity): void {
  if (mergedInto !== null)
    throw new DomainError('CONFLICT', 'This lead was merged into another lead. Reload the page.');
}

/** Ids of a lead and of the leads that were merged into it. */
export async function readGroup(manager: EntityManager, id: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    'SELECT id FROM lead WHERE id = $1 OR merged_into = $1',
    [id],
  );
  return rows.map((row) => row.id);
}

/**
 * Saves the next version under the name in `updatedBy`. False when the lead is not at `expectedVersion` (any more),
 * was merged, or the member may not change it.
 */
export async function changeLead(
  manager: EntityManager,
  { id, expectedVersion, asMember }: { id: string; expectedVersion: number; asMember: AsMember },
  change: Pick<LeadEntity, 'updatedBy'> &
    Partial<
      Pick<
        LeadEntity,
        | 'status'
        | 'notes'
        | 'assignee'
        | 'chosenStage'
        | 'lostReason'
        | 'nextAction'
        | 'nextActionOn'
        | 'tags'
        | 'dealValue'
        | 'commission'
      >
    >,
): Promise<boolean> {
  const visible = visibleTo(asMember, 'lead');
  const { affected } = await manager
    .createQueryBuilder()
    .update(LeadEntity)
    .set({ ...change, version: () => 'version + 1', updatedAt: () => 'now()' })
    .where('id = :id AND version = :expectedVersion AND merged_into IS NULL', { id, expectedVersion })
    .andWhere(visible.sql, visible.parameters)
    .execute();
  return affected === 1;
}

/** A title of the lead without personal data, for the audit trail. */
export const titleOf = ({ kind, receivedAt }: LeadEntity): string =>
  `${kind} ${receivedAt.toISOString().slice(0, 10)}`;

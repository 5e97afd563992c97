import type { ShownHome } from '@manzil/contracts/leads/ledger';
import type { EntityManager } from 'typeorm';
import { listConsents } from '../consent/consent.repository.js';
import type { LeadEntity } from '../../record/lead.entity.js';
import { subscriptionOf } from '../../record/subscription.js';
import { encryptContent, newKey } from './encrypted-content.js';
import { LedgerKeyEntity } from './ledger-key.entity.js';
import { NewLedgerEntryEntity } from './new-ledger-entry.entity.js';

type NewEntry = Omit<NewLedgerEntryEntity, 'id'>;

/** Records a form that arrived or a lead that a member entered, with the home that it is about as the site showed it; null when it is about none. */
export async function recordForm(
  manager: EntityManager,
  kind: 'received' | 'received-again',
  { lead, home }: { lead: LeadEntity; home: ShownHome | null },
): Promise<void> {
  const { key } = await keyOf(manager, lead.id);
  const hasNone = kind === 'received' && lead.consentText === null;
  const consents = hasNone ? [] : await listConsents(manager, [lead.id]);
  const content = { lead: stateOf(lead, consents), home };
  await appendEntries(manager, [{ kind, leadId: lead.id, content: encryptContent(content, key) }]);
}

/** Records leads that were just imported, by one statement for their keys and one for their entries. They have no consents. */
export async function recordImports(manager: EntityManager, leads: readonly LeadEntity[]): Promise<void> {
  const keyed = leads.map((lead) => ({ lead, key: newKey() }));
  if (keyed.length === 0) return;
  await manager.insert(
    LedgerKeyEntity,
    keyed.map(({ lead: { id: leadId }, key }) => ({ leadId, key })),
  );
  await appendEntries(
    manager,
    keyed.map(({ lead, key }) => ({
      kind: 'received' as const,
      leadId: lead.id,
      content: encryptContent({ lead: stateOf(lead, []), home: null }, key),
    })),
  );
}

/** Records a change of a lead. If the lead has no entry yet, its state before the change is recorded first. */
export async function recordChange(
  manager: EntityManager,
  kind: 'changed' | 'confirmed' | 'unsubscribed',
  { before, change }: { before: LeadEntity; change: object },
): Promise<void> {
  const { id: leadId } = before;
  const { key, isNew } = await keyOf(manager, leadId);
  const entries: NewEntry[] = [{ kind, leadId, content: encryptContent(change, key) }];
  if (isNew) {
    const state = { lead: stateOf(before, await listConsents(manager, [before.id])) };
    entries.unshift({ kind: 'taken-over', leadId, content: encryptContent(state, key) });
  }
  await appendEntries(manager, entries);
}

/** Records that leads were deleted in this transaction, and with them the keys of their entries. */
export async function recordErasures(
  manager: EntityManager,
  kind: 'erased' | 'expired' | 'import-undone',
  leadIds: readonly string[],
): Promise<void> {
  await appendEntries(
    manager,
    leadIds.map((leadId) => ({ kind, leadId, content: Buffer.alloc(0) })),
  );
}

/** The commit appends them to the chain, in this order. */
async function appendEntries(manager: EntityManager, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length > 0) await manager.insert(NewLedgerEntryEntity, [...entries]);
}

/** Makes the key of a lead with its first entry. */
async function keyOf(manager: EntityManager, leadId: string): Promise<{ key: Buffer; isNew: boolean }> {
  const key = newKey();
  const [made] = await manager.query<unknown[]>(
    'INSERT INTO ledger_key (lead_id, key) VALUES ($1, $2) ON CONFLICT (lead_id) DO NOTHING RETURNING lead_id',
    [leadId, key],
  );
  if (made !== undefined) return { key, isNew: true };
  return { key: (await manager.findOneByOrFail(LedgerKeyEntity, { leadId })).key, isNew: false };
}

function stateOf(lead: LeadEntity, consents: readonly object[]): object {
  const { kind, status, name, email, phone, helpOption, message, listing, page } = lead;
  const { notes, assignee, version, sentQuickly, consentText, receivedAt } = lead;
  const { stage, lostReason, nextAction, nextActionOn, tags, source, enteredBy } = lead;
  return {
    stage,
    lostReason,
    nextAction,
    nextActionOn,
    ...(tags.length > 0 && { tags }),
    kind,
    status,
    name,
    email,
    phone,
    helpOption,
    message,
    listing,
    page,
    notes,
    assignee,
    version,
    source,
    enteredBy,
    sentQuickly,
    consentText,
    receivedAt,
    subscription: subscriptionOf(lead),
    consents,
  };
}

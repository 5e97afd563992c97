import { leadsAuditRecorded } from '@manzil/contracts/audit';
import type { KeptEntry, KeptLead, KeptViewing, PersonData } from '@manzil/contracts/leads/person';
import { showPersonData } from '@manzil/contracts/http/person-data';
import type { PersonKey } from '@manzil/contracts/leads/person';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { hashOfText, listConsents } from '../consent/consent.repository.js';
import { ConsentTextEntity } from '../consent/consent-text.entity.js';
import type { LeadEntity } from '../../record/lead.entity.js';
import { toLead } from '../../record/lead.mapper.js';
import { findNoteHistory } from '../ledger/find-note-history.js';
import { mailboxOf } from '../../mail/suppression/mailbox-of.js';
import { SuppressionEntity } from '../../mail/suppression/suppression.entity.js';
import { findSentWebhooks } from '../../integrations/find-sent-webhooks.js';
import { findSearchesOf, toSavedSearch } from '../../saved-search/saved-search.repository.js';
import { readTimeline, type TimelineRow } from '../../pipeline/timeline/timeline.repository.js';
import { ViewingEntity } from '../../pipeline/viewing/viewing.entity.js';
import { FindPerson } from './find-person.js';
import { findLeadsOf, findMailsTo, pseudonymOf } from './person.repository.js';

/** Returns all stored data of a person, for that person or for staff who act for them. */
@Injectable()
export class GetPersonData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly findPerson: FindPerson,
    private readonly outbox: Outbox,
  ) {}

  @HandleRpc(showPersonData)
  async get(key: PersonKey): Promise<PersonData> {
    return this.dataSource.transaction(async (manager) => {
      const address = await this.findPerson.addressOf(manager, key);
      const leads: KeptLead[] = [];
      for (const lead of await findLeadsOf(manager, address)) leads.push(await toKept(manager, lead));
      const mails = await findMailsTo(manager, address);
      const searches = await findSearchesOf(manager, address);
      const suppressed = await manager.findOneBy(SuppressionEntity, { mailbox: mailboxOf(address) });
      if ('leadId' in key) {
        const id = await pseudonymOf(manager, address);
        const entity = { kind: 'person', id, title: 'A person', link: null };
        await this.outbox.add(
          manager,
          leadsAuditRecorded,
          auditRecord({ action: 'person-exported', entity }),
        );
      }
      return {
        address,
        leads,
        mails: mails.map(({ kind, status, updatedAt }) => ({ kind, status, at: updatedAt.toISOString() })),
        searches: searches.map(toSavedSearch),
        noMailSince: suppressed?.createdAt.toISOString() ?? null,
      };
    });
  }
}

async function toKept(manager: EntityManager, lead: LeadEntity): Promise<KeptLead> {
  const found = await listConsents(manager, [lead.id]);
  const kept = await manager.findBy(ConsentTextEntity, { hash: In(found.map(({ hash }) => hash)) });
  const texts = new Map(kept.map(({ hash, text }) => [hash, text]));
  if (lead.consentText !== null) texts.set(hashOfText(lead.consentText), lead.consentText);
  const consents = found.map((consent) => ({ ...consent, text: texts.get(consent.hash) ?? null }));
  const { kind, status, receivedAt, updatedAt, ...shown } = toLead(lead, { notices: [], consents });
  const { name, email, phone, helpOption, listing, page, message, notes, sentQuickly, subscription } = shown;
  const { stage, lostReason, nextAction, nextActionOn, tags, source } = shown;
  const timeline = await readTimeline(manager, [lead.id]);
  return {
    kind,
    status,
    receivedAt,
    updatedAt,
    stage,
    lostReason,
    nextAction,
    nextActionOn,
    tags,
    source,
    name,
    email,
    phone,
    helpOption,
    listing,
    page,
    message,
    notes,
    sentQuickly,
    subscription,
    origin: lead.origin,
    confirmedAt: lead.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: lead.unsubscribedAt?.toISOString() ?? null,
    photoCount: lead.photos.length,
    consents,
    noteHistory: notesBefore(timeline, await findNoteHistory(manager, lead.id)),
    webhooks: await findSentWebhooks(manager, lead.id),
    timeline: timeline.flatMap(toKeptEntry),
    viewings: await findViewings(manager, lead.id),
  };
}

/** Returns the versions of the notes from before the first note of the timeline, which has all later ones. */
function notesBefore(
  timeline: readonly TimelineRow[],
  history: KeptLead['noteHistory'],
): KeptLead['noteHistory'] {
  const first = timeline.findLast(({ kind }) => kind === 'note');
  if (first === undefined) return history;
  const earlier = history.filter(({ at }) => new Date(at) < first.at);
  // A lead older than the timeline has its last version from then as the first note.
  return earlier.at(-1)?.notes === first.note ? earlier.slice(0, -1) : earlier;
}

async function findViewings(manager: EntityManager, leadId: string): Promise<KeptViewing[]> {
  const found = await manager.find(ViewingEntity, { where: { leadId }, order: { startsAt: 'ASC' } });
  return found.map(({ startsAt, endsAt, status, mode, home }) => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    status,
    mode,
    home,
  }));
}

/** Kinds of entries whose values name members, or another lead, which may be of another address. */
const NAMING_OTHERS: readonly KeptEntry['kind'][] = [
  'assigned',
  'routed',
  'escalated',
  'reminded',
  'merged',
  'separated',
];

/** Without the names of members. Mails are listed separately. */
function toKeptEntry({ kind, at, note, old_value, new_value, attachments }: TimelineRow): KeptEntry[] {
  if (kind === 'mail') return [];
  const shared = { kind, at: at.toISOString(), attachments };
  // A rule may be named after a member.
  if (NAMING_OTHERS.includes(kind)) return [{ ...shared, text: null, from: null, to: null }];
  return [{ ...shared, text: note, from: old_value, to: new_value }];
}

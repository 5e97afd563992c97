import { leadsAuditRecorded } from '@manzil/contracts/audit';
import type { KeptLead, PersonData } from '@manzil/contracts/leads/person';
import type { PersonKey } from '@manzil/contracts/leads/person-rpc';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { hashOfText, listConsents } from '../consent/consent.repository.js';
import { ConsentTextEntity } from '../consent/consent-text.entity.js';
import type { LeadEntity } from '../lead/lead.entity.js';
import { toLead } from '../lead/lead.mapper.js';
import { mailboxOf } from '../mail/suppression/mailbox-of.js';
import { SuppressionEntity } from '../mail/suppression/suppression.entity.js';
import { FindPerson } from './find-person.js';
import { findLeadsOf, findMailsTo, pseudonymOf } from './person.repository.js';

/** Shows all that is kept of a person, to that person or to staff who act for them. */
@Injectable()
export class GetPersonData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly findPerson: FindPerson,
    private readonly outbox: Outbox,
  ) {}

  async get(key: PersonKey): Promise<PersonData> {
    return this.dataSource.transaction(async (manager) => {
      const address = await this.findPerson.addressOf(manager, key);
      const leads: KeptLead[] = [];
      for (const lead of await findLeadsOf(manager, address)) leads.push(await toKept(manager, lead));
      const mails = await findMailsTo(manager, address);
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
        noMailSince: suppressed?.createdAt.toISOString() ?? null,
      };
    });
  }
}

async function toKept(manager: EntityManager, lead: LeadEntity): Promise<KeptLead> {
  const found = await listConsents(manager, lead.id);
  const kept = await manager.findBy(ConsentTextEntity, { hash: In(found.map(({ hash }) => hash)) });
  const texts = new Map(kept.map(({ hash, text }) => [hash, text]));
  if (lead.consentText !== null) texts.set(hashOfText(lead.consentText), lead.consentText);
  const consents = found.map((consent) => ({ ...consent, text: texts.get(consent.hash) ?? null }));
  const { kind, status, receivedAt, updatedAt, ...shown } = toLead(lead, { notices: [], consents });
  const { name, email, phone, helpOption, listing, page, message, notes, sentQuickly, subscription } = shown;
  return {
    ...{ kind, status, receivedAt, updatedAt },
    ...{ name, email, phone, helpOption, listing, page, message, notes, sentQuickly, subscription },
    confirmedAt: lead.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: lead.unsubscribedAt?.toISOString() ?? null,
    consents,
  };
}

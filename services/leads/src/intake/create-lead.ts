import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { enquiryPhone } from '@manzil/contracts/leads/enquiry';
import type { EnquiryListing, Lead } from '@manzil/contracts/leads/lead';
import { createLead } from '@manzil/contracts/leads/rpc';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { LeadListeners, type LeadArrival } from '../record/lead-listeners.js';
import { LeadEntity } from '../record/lead.entity.js';
import { toLead } from '../record/lead.mapper.js';
import { addLead, requireLead, titleOf, type NewLead } from '../record/lead.repository.js';
import { seesAll } from '../record/visible-leads.js';
import { publishLeadReceived } from './publish-lead-received.js';
import { isSameSubmission } from './receive-lead.js';
import { ShownHomes } from './shown-homes.js';
import { ViewedHome } from './viewed-home.js';

type Request = z.output<typeof createLead.request>;

/**
 * Stores a lead of a person whom a member met or talked to. The assignee is mailed, unless they entered it themselves;
 * the person is not, because they sent nothing and agreed to nothing.
 */
@Injectable()
export class CreateLead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly listeners: LeadListeners,
    private readonly viewedHome: ViewedHome,
    private readonly homes: ShownHomes,
  ) {}

  @HandleRpc(createLead)
  async enter({ asMember, pagelink, phone, assignee: chosen, ...entered }: Request): Promise<Lead> {
    const by = asMember.username;
    const assignee = seesAll(asMember) ? chosen : by;
    if (chosen !== null && chosen !== assignee) throw invalid('assignee', 'Agents enter leads of their own');
    const form: NewLead & { id: string } = {
      ...entered,
      assignee,
      enteredBy: by,
      updatedBy: by,
      phone: (phone !== '' && enquiryPhone({ phone })) || null,
    };
    const before = await this.findBefore(form, pagelink);
    if (before !== undefined) return before;
    const listing = pagelink === null ? null : await this.requireListing(pagelink);
    const home = listing && (await this.homes.find(listing));
    const lead: NewLead = { ...form, listing, home: home?.routed ?? null };
    const publish = await this.listeners.prepareArrival(lead);
    return this.dataSource.transaction(async (manager) => {
      const added = await addLead(manager, lead);
      if (added === undefined) return sameLead(await requireLead(manager, entered.id), lead);
      const arrival: LeadArrival = {
        how: 'entered',
        stated: lead,
        lead: await requireLead(manager, added.id),
        isSuspected: false,
        isAnswered: false,
        home: home?.shown ?? null,
      };
      await publish(manager, arrival, {
        events: async () => {
          const stored = arrival.lead;
          await publishLeadReceived(manager, this.outbox, stored, home?.announced ?? null);
          const record = auditRecord({
            action: 'lead-entered',
            entity: { kind: 'lead', id: stored.id, title: titleOf(stored), link: '/backend/leads' },
            details: { source: entered.source, assignee: stored.assignee },
          });
          await this.outbox.add(manager, leadsAuditRecorded, record);
        },
      });
      return toLead(arrival.lead, NOTHING_LINKED);
    });
  }

  /** Returns the lead of a form that was sent before; its home may have been withdrawn or renamed since. */
  private async findBefore(
    form: NewLead & { id: string },
    pagelink: string | null,
  ): Promise<Lead | undefined> {
    const stored = await this.dataSource.manager.findOneBy(LeadEntity, { id: form.id });
    if (stored === null || (stored.listing?.pagelink ?? null) !== pagelink) return undefined;
    return sameLead(stored, { ...form, listing: stored.listing });
  }

  private async requireListing(pagelink: string): Promise<EnquiryListing> {
    const home = await this.viewedHome.find(pagelink);
    if (home === undefined) throw invalid('pagelink', 'There is no such home on the market');
    return home.listing;
  }
}

/** Notices and consents are empty here; members get them with the next read of the lead. */
const NOTHING_LINKED = { notices: [], consents: [] };

/** Returns the lead of a repeated request. It may be assigned to another member by now. */
function sameLead(stored: LeadEntity, lead: NewLead): Lead {
  if (stored.enteredBy !== lead.enteredBy || !isSameSubmission(stored, lead))
    throw new DomainError('CONFLICT', 'Another lead was entered with this form before');
  return toLead(stored, NOTHING_LINKED);
}

const invalid = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_FAILED', message, { issues: [{ field, message }] });

import { MOST_DAYS_AHEAD, type Viewing } from '@manzil/contracts/leads/viewing';
import { bookLeadViewing } from '@manzil/contracts/leads/viewing-rpc';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { requireLead, requireUnmerged } from '../../record/lead.repository.js';
import { LeadListeners } from '../../record/lead-listeners.js';
import { auditViewing } from './audit-viewing.js';
import { placeViewing, readFreeTimes } from './place-viewing.js';
import { People } from '../../record/people.js';
import { requireAdviser } from './require-adviser.js';
import { storeViewing, type PlacedViewing } from './store-viewing.js';
import { isOverlap, slotTakenError } from './slot-taken-error.js';
import { ViewedHome } from '../../intake/viewed-home.js';
import { toViewing } from './viewing.repository.js';
import { ViewingEntity } from './viewing.entity.js';

const DAY_MS = 86_400_000;
type Request = z.output<typeof bookLeadViewing.request>;

/** Books a viewing that a member has agreed with the person of a lead. */
@Injectable()
export class BookLeadViewing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly viewedHome: ViewedHome,
    private readonly listeners: LeadListeners,
  ) {}

  @HandleRpc(bookLeadViewing)
  async book(request: Request): Promise<Viewing> {
    const { id, leadId, adviser, mode, asMember } = request;
    requireAdviser(asMember, adviser);
    const startsAt = new Date(request.startsAt);
    requireFuture(startsAt);
    const { manager } = this.dataSource;
    const lead = await requireLead(manager, leadId, asMember);
    requireUnmerged(lead);
    const stored = await manager.findOneBy(ViewingEntity, { id });
    if (stored !== null) return requireSame(stored, request, lead);
    const home = lead.listing && (await this.viewedHome.find(lead.listing.pagelink));
    const people = await People.read(manager);
    const { agent = null } = home ?? {};
    const isAgent =
      agent?.email != null && people.withEmail(agent.email).toLowerCase() === adviser.toLowerCase();
    const contact = isAgent ? agent : { name: people.nameOf(adviser), phone: null };
    const about = {
      id,
      leadId,
      adviser,
      mode,
      home: home?.listing ?? null,
      place: home?.place ?? null,
      adviserContact: { name: contact.name, phone: contact.phone },
    };
    try {
      return await this.store(about, { startsAt, outsideHours: request.outsideHours }, asMember.username);
    } catch (error) {
      if (!isOverlap(error)) throw error;
      throw slotTakenError(startsAt, (await readFreeTimes(manager, adviser)).times);
    }
  }

  private store(
    about: Omit<PlacedViewing, 'startsAt' | 'endsAt'>,
    time: { startsAt: Date; outsideHours: boolean },
    by: string,
  ): Promise<Viewing> {
    return this.dataSource.transaction(async (manager) => {
      const placed = await placeViewing(manager, { adviser: about.adviser, ...time, by: 'staff' });
      const { viewing, before, after } = await storeViewing(manager, { ...about, ...placed }, by);
      await auditViewing({ manager, outbox: this.outbox }, { before: null, after: viewing });
      if (after.version !== before.version) {
        const { stage, assignee, version } = after;
        const change = { stage, assignee, version, by };
        await this.listeners.publishChange(manager, { kind: 'changed', before, after, change });
      }
      return toViewing(viewing, after);
    });
  }
}

export function requireFuture(startsAt: Date): void {
  const ahead = startsAt.getTime() - Date.now();
  if (ahead > 0 && ahead <= MOST_DAYS_AHEAD * DAY_MS) return;
  const message = `Choose a time in the future, at most ${String(MOST_DAYS_AHEAD)} days ahead`;
  throw new DomainError('VALIDATION_FAILED', message, { issues: [{ field: 'startsAt', message }] });
}

/** The same request, sent again. */
function requireSame(
  stored: ViewingEntity,
  { leadId, startsAt }: Request,
  lead: Parameters<typeof toViewing>[1],
): Viewing {
  if (stored.leadId !== leadId || stored.startsAt.getTime() !== new Date(startsAt).getTime())
    throw new DomainError('CONFLICT', 'This viewing was booked before for another time');
  return toViewing(stored, lead);
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LeadListeners } from '../../record/lead-listeners.js';
import type { LeadEntity } from '../../record/lead.entity.js';
import { notifyFirstAssignee } from '../notice/notify-assignee.js';
import { People } from '../../record/people.js';
import { appendToTimeline } from '../timeline/append-to-timeline.js';
import { AssignByRule } from './assign-by-rule.js';

/** Assigns leads that arrive: to the member that one was entered for, or else by the rules. */
@Injectable()
export class AssignArrivals {
  constructor(
    listeners: LeadListeners,
    private readonly rules: AssignByRule,
  ) {
    listeners.onArrival('assignment', async (manager, arrival) => {
      const { how, lead, isSuspected } = arrival;
      if (how === 'entered') arrival.lead = await this.assignEntered(manager, lead);
      else if (!isSuspected) arrival.lead = await this.rules.assign(manager, lead);
    });
  }

  private async assignEntered(manager: EntityManager, lead: LeadEntity): Promise<LeadEntity> {
    const by = lead.enteredBy ?? '';
    if (lead.assignee === null) return this.rules.assign(manager, lead, by);
    await appendToTimeline(manager, {
      leadId: lead.id,
      kind: 'assigned',
      author: by,
      newValue: lead.assignee,
    });
    await notifyFirstAssignee(manager, lead, { by, people: await People.read(manager) });
    return lead;
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LeadListeners, type LeadArrival } from '../../record/lead-listeners.js';
import { notifyAssignee } from '../notice/notify-assignee.js';
import { appendToTimeline } from '../timeline/append-to-timeline.js';
import { AssignByRule } from './assign-by-rule.js';

/** Assigns leads that arrive: to the member that one was entered for, or else by the rules. */
@Injectable()
export class AssignArrivals {
  constructor(
    listeners: LeadListeners,
    private readonly rules: AssignByRule,
  ) {
    listeners.onArrival('assignment', async (manager, { how, lead, isSuspected }) => {
      if (how === 'entered') await this.assignEntered(manager, lead);
      else if (!isSuspected) await this.rules.assign(manager, lead);
    });
  }

  private async assignEntered(manager: EntityManager, lead: LeadArrival['lead']): Promise<void> {
    const by = lead.enteredBy ?? '';
    if (lead.assignee === null) return this.rules.assign(manager, lead, by);
    await appendToTimeline(manager, {
      leadId: lead.id,
      kind: 'assigned',
      author: by,
      newValue: lead.assignee,
    });
    await notifyAssignee(manager, lead, by);
  }
}

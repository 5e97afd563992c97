import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LeadEntity } from '../../record/lead.entity.js';
import { notifyFirstAssignee } from '../notice/notify-assignee.js';
import { appendToTimeline } from '../timeline/append-to-timeline.js';
import { People } from '../../record/people.js';
import { RoutingEntity } from './routing.entity.js';
import { TakeTurn } from './take-turn.js';

/** Assigns a lead that has just been received by the first matching rule, if the rules are on. */
@Injectable()
export class AssignByRule {
  constructor(private readonly turn: TakeTurn) {}

  /**
   * Returns the lead as it is stored then.
   * @param by the member who entered the lead, if any
   */
  async assign(manager: EntityManager, lead: LeadEntity, by = ''): Promise<LeadEntity> {
    if (lead.kind === 'newsletter' || !(await manager.existsBy(RoutingEntity, { isOn: true }))) return lead;
    const people = await People.read(manager);
    const assigned = await this.turn.take({ ...lead, home: people.withAdviser(lead.home) }, people.disabled);
    if (assigned === undefined) return lead;
    const { rule, assignee, respondBy } = assigned;
    const { name: routedBy, escalateTo } = rule;
    const change = { assignee, routedBy, respondBy, escalateTo };
    await manager.update(LeadEntity, { id: lead.id }, change);
    await appendToTimeline(manager, { leadId: lead.id, kind: 'routed', note: routedBy, newValue: assignee });
    const after = { ...lead, ...change };
    await notifyFirstAssignee(manager, after, { by, people });
    return after;
  }
}

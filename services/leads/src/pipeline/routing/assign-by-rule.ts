import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LeadEntity } from '../../record/lead.entity.js';
import { notifyAssignee } from '../notice/notify-assignee.js';
import { appendToTimeline } from '../timeline/append-to-timeline.js';
import { People } from '../../record/people.js';
import { readDisabledMembers } from './disabled-members.js';
import { RoutingEntity } from './routing.entity.js';
import { TakeTurn } from './take-turn.js';

/** Assigns a lead that has just been received by the first matching rule, if the rules are on. */
@Injectable()
export class AssignByRule {
  constructor(private readonly turn: TakeTurn) {}

  /** @param by the member who entered the lead, if any */
  async assign(manager: EntityManager, lead: LeadEntity, by = ''): Promise<void> {
    if (lead.kind === 'newsletter' || !(await manager.existsBy(RoutingEntity, { isOn: true }))) return;
    const disabled = await readDisabledMembers(manager);
    const home = (await People.read(manager)).withAdviser(lead.home);
    const assigned = await this.turn.take({ ...lead, home }, disabled);
    if (assigned === undefined) return;
    const { rule, assignee, respondBy } = assigned;
    const { name: routedBy, escalateTo } = rule;
    await manager.update(LeadEntity, { id: lead.id }, { assignee, routedBy, respondBy, escalateTo });
    await appendToTimeline(manager, { leadId: lead.id, kind: 'routed', note: routedBy, newValue: assignee });
    await notifyAssignee(manager, { ...lead, assignee }, by);
  }
}

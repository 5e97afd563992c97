import type { EntityManager } from 'typeorm';
import { LeadEntity } from '../../record/lead.entity.js';
import { notifyAssignee } from '../notice/notify-assignee.js';
import { appendToTimeline } from '../timeline/append-to-timeline.js';
import { People } from '../../record/people.js';
import { readDisabledMembers } from './disabled-members.js';
import { routeLead } from './route-lead.js';
import { RoutingEntity } from './routing.entity.js';

/**
 * Assigns a lead that has just been received by the first matching rule, if the rules are on. The row of the rules
 * stays locked until the transaction ends, so that concurrent leads get separate turns. `by` is the member who entered
 * the lead, if any.
 */
export async function assignByRule(manager: EntityManager, lead: LeadEntity, by = ''): Promise<void> {
  if (lead.kind === 'newsletter') return;
  const routing = await manager.findOne(RoutingEntity, {
    where: { isOn: true },
    lock: { mode: 'pessimistic_write' },
  });
  if (routing === null) return;
  const disabled = await readDisabledMembers(manager);
  const home = (await People.read(manager)).withAdviser(lead.home);
  const assigned = routeLead(routing.rules, { ...lead, home }, { turns: routing.turns, disabled });
  if (assigned === undefined) return;
  const { rule, assignee, respondBy, turns } = assigned;
  await manager.update(RoutingEntity, { single: true }, { turns });
  const { escalateTo } = rule;
  await manager.update(LeadEntity, { id: lead.id }, { assignee, routedBy: rule.name, respondBy, escalateTo });
  await appendToTimeline(manager, { leadId: lead.id, kind: 'routed', note: rule.name, newValue: assignee });
  await notifyAssignee(manager, { ...lead, assignee }, by);
}

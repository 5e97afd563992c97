import type { Routing, RoutingReplay } from '@manzil/contracts/leads/routing';
import { gulfTimeOf } from '../../gulf-time.js';
import type { DisabledMembers } from '../../record/people.js';
import { routeLead, type RoutedLead, type Turns } from './route-lead.js';

export interface PastLead extends RoutedLead {
  /** The time at which a member first answered it. */
  answeredAt: Date | null;
  isAboutHome: boolean;
}

interface RuleLoad {
  leads: number;
  answeredInTime: number | null;
}

/** Replays the rules on leads, in the order in which they were received, with the current members. */
export function replayLeads(
  routing: Routing,
  leads: readonly PastLead[],
  disabled: DisabledMembers,
  onRouted: (assignee: string | null) => void = () => undefined,
): Omit<RoutingReplay, 'days'> {
  let turns: Turns = {};
  let orphans = 0;
  const rules = new Map<string, RuleLoad>(
    routing.rules.map(({ name, respondWithin }) => [
      name,
      { leads: 0, answeredInTime: respondWithin === null ? null : 0 },
    ]),
  );
  const days = new Map<string, Map<string, number>>(
    routing.rules.flatMap(({ members }) => members.map(({ username }) => [username, new Map()])),
  );
  for (const lead of leads) {
    const assigned = routeLead(routing, lead, { turns, disabled });
    onRouted(assigned?.assignee ?? null);
    if (assigned === undefined) {
      orphans += 1;
      continue;
    }
    turns = assigned.turns;
    const load = rules.get(assigned.rule.name);
    if (load !== undefined) count(load, lead, assigned.respondBy);
    const day = gulfTimeOf(lead.receivedAt).slice(0, 10);
    const loads = days.get(assigned.assignee);
    loads?.set(day, (loads.get(day) ?? 0) + 1);
  }
  return {
    leads: leads.length,
    orphans,
    unknownHomes: leads.filter(({ home, isAboutHome }) => isAboutHome && home === null).length,
    rules: [...rules].map(([name, load]) => ({ name, ...load })),
    members: [...days].map(([username, loads]) => ({
      username,
      leads: [...loads.values()].reduce((sum, one) => sum + one, 0),
      busiestDay: Math.max(0, ...loads.values()),
    })),
  };
}

function count(load: RuleLoad, { answeredAt }: PastLead, respondBy: Date | null): void {
  load.leads += 1;
  if (load.answeredInTime !== null && respondBy !== null && answeredAt !== null && answeredAt <= respondBy)
    load.answeredInTime += 1;
}

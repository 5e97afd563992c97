import { splitLanguage, type Language } from '@manzil/contracts/site-language';
import type { Routing, RoutingRule } from '@manzil/contracts/leads/routing';
import type { LeadKind } from '@manzil/contracts/leads/lead';
import type { RoutedHome } from '../../record/routed-home.js';
import { isDisabled, type DisabledMembers } from '../../record/people.js';
import { afterWorking, isWorking } from './office-hours.js';

export interface RoutedLead {
  kind: LeadKind;
  receivedAt: Date;
  /** The page of the site that the form was on. */
  page: string | null;
  home: RoutedHome | null;
}

/** Round-robin state: credit per member and rule. JSON, because it is stored between leads. */
export type Turns = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Assignment {
  rule: RoutingRule;
  assignee: string;
  respondBy: Date | null;
  turns: Turns;
}

/**
 * Returns the assignee of a lead by the first matching rule. The result depends on the arguments only, so a replay
 * repeats it. Disabled members get no leads, and a rule with only disabled members is skipped. Undefined when no rule
 * matches.
 */
export function routeLead(
  routing: Routing,
  lead: RoutedLead,
  { turns, disabled }: { turns: Turns; disabled: DisabledMembers },
): Assignment | undefined {
  for (const rule of routing.rules) {
    if (!counts(rule, lead, routing)) continue;
    const members = rule.members.filter(({ username }) => !isDisabled(disabled, username));
    const chosen =
      rule.to === 'adviser' ? adviserOf(members, lead, turns) : nextTurn({ ...rule, members }, turns);
    if (chosen === undefined) continue;
    const { respondWithin } = rule;
    const respondBy =
      respondWithin === null ? null : afterWorking(routing.hours, lead.receivedAt, respondWithin);
    return { rule, ...chosen, respondBy };
  }
  return undefined;
}

function counts(rule: RoutingRule, lead: RoutedLead, { hours }: Routing): boolean {
  const { home } = lead;
  const { kinds, languages, unitTypes, adType } = rule;
  if (lead.kind === 'newsletter') return false;
  if (kinds.length > 0 && !kinds.includes(lead.kind)) return false;
  if (languages.length > 0 && !languages.includes(languageOf(lead))) return false;
  if (rule.hours !== 'any' && isWorking(hours, lead.receivedAt) !== (rule.hours === 'working')) return false;
  if (rule.places.length > 0 && !rule.places.some((place) => isSame(place, home?.place))) return false;
  if (unitTypes.length > 0 && !unitTypes.some((type) => type === home?.unitType)) return false;
  if (adType !== null && adType !== home?.adType) return false;
  return isInRange(rule, home?.price ?? null);
}

/** A home on request has no price, so it is in no range. */
function isInRange({ priceFrom, priceTo }: RoutingRule, price: number | null): boolean {
  if (priceFrom === null && priceTo === null) return true;
  return price !== null && price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity);
}

/** The language of the page that the person used. */
const languageOf = ({ page }: RoutedLead): Language => splitLanguage(page ?? '').language;

const isSame = (one: string, other: string | null | undefined): boolean =>
  one.trim().toLowerCase() === other?.trim().toLowerCase();

type Chosen = Pick<Assignment, 'assignee' | 'turns'> | undefined;

function adviserOf(members: RoutingRule['members'], { home }: RoutedLead, turns: Turns): Chosen {
  const member = members.find(({ username }) => isSame(username, home?.adviser));
  return member && { assignee: member.username, turns };
}

/**
 * Smooth weighted turns: each member gets credit by weight; the member with the most is next and pays for all. So a
 * member who gets three of four leads does not get three consecutive ones.
 */
function nextTurn({ name, members }: RoutingRule, turns: Turns): Chosen {
  const before = own(turns, name) ?? {};
  const credit = members.map(({ username, weight }) => ({
    username,
    credit: (own(before, username) ?? 0) + weight,
  }));
  const [first, ...others] = credit;
  if (first === undefined) return undefined;
  const next = others.reduce((most, one) => (one.credit > most.credit ? one : most), first);
  const total = members.reduce((sum, { weight }) => sum + weight, 0);
  const after = credit.map((one) => [one.username, one === next ? one.credit - total : one.credit] as const);
  return { assignee: next.username, turns: { ...turns, [name]: Object.fromEntries(after) } };
}

/** Rules and members may be named like a property of every object (`constructor`). */
const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

import { describe, expect, it } from 'vitest';
import type { Routing, RoutingRule } from '@manzil/contracts/leads/routing';
import fc from 'fast-check';
import { afterWorking, isWorking } from './office-hours.js';
import { replayLeads, type PastLead } from './replay-leads.js';
import { routeLead, type RoutedLead, type Turns } from './route-lead.js';

const NOBODY: ReadonlySet<string> = new Set();
const hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', holidays: ['2026-12-02'] };
const rule = (fields: Partial<RoutingRule> = {}): RoutingRule => ({
  name: 'All',
  kinds: [],
  places: [],
  unitTypes: [],
  adType: null,
  priceFrom: null,
  priceTo: null,
  languages: [],
  hours: 'any',
  to: 'turns',
  members: [{ username: 'sara', weight: 1 }],
  respondWithin: null,
  escalateTo: null,
  ...fields,
});
const home = {
  place: 'Dubai Marina',
  unitType: 'Villa',
  adType: 'sale',
  price: 1_000_000,
  adviser: 'Sara@x.ae',
};
/** A Monday, 12:00 in the Gulf. */
const lead: RoutedLead = {
  kind: 'listing',
  receivedAt: new Date('2026-11-23T12:00+04:00'),
  page: '/a',
  home,
};
const routed = (fields: Partial<RoutingRule>, about: Partial<RoutedLead> = {}) =>
  routeLead({ hours, rules: [rule(fields)] }, { ...lead, ...about }, { turns: {}, disabled: NOBODY });
const at = (text: string): Date => new Date(`${text}+04:00`);

describe('a rule', () => {
  it.each([
    [{ kinds: ['listing'] }, { kinds: ['sell'] }],
    [{ places: [' dubai MARINA'] }, { places: ['Marina'] }],
    [{ unitTypes: ['Villa'] }, { unitTypes: ['Apartment'] }],
    [{ adType: 'sale' }, { adType: 'rent' }],
    [{ priceFrom: 1_000_000, priceTo: 1_000_000 }, { priceFrom: 1_000_001 }],
    [{ priceTo: 1_000_000 }, { priceTo: 999_999 }],
    [{ languages: ['en'] }, { languages: ['ar'] }],
    [{ hours: 'working' }, { hours: 'outside' }],
    [{ to: 'adviser', members: [{ username: 'sara@X.ae', weight: 1 }] }, { to: 'adviser' }],
  ] as [Partial<RoutingRule>, Partial<RoutingRule>][])('counts by %j and not by %j', (yes, no) => {
    expect(routed(yes)).toBeDefined();
    expect(routed(no)).toBeUndefined();
  });

  it('about homes does not count for a lead about none, nor one about prices for a home on request', () => {
    for (const fields of [{ places: ['Dubai Marina'] }, { adType: 'sale' as const }, { priceFrom: 0 }])
      expect(routed(fields, { home: null })).toBeUndefined();
    expect(routed({ priceTo: 5 }, { home: { ...home, price: null } })).toBeUndefined();
  });

  it('never counts for a newsletter address, and knows the Arabic pages', () => {
    expect(routed({}, { kind: 'newsletter' })).toBeUndefined();
    expect(routed({ languages: ['ar'] }, { page: '/ar/contact' })).toBeDefined();
    expect(routed({ languages: ['ar'] }, { page: '/arabian-ranches' })).toBeUndefined();
  });

  it('leaves a lead to the next one where it does not count', () => {
    const rules = [rule({ name: 'Rent', adType: 'rent' }), rule({ name: 'Rest' }), rule({ name: 'Never' })];
    expect(routeLead({ hours, rules }, lead, { turns: {}, disabled: NOBODY })?.rule.name).toBe('Rest');
  });
});

describe('office hours', () => {
  it.each([
    ['2026-11-23T08:59', false],
    ['2026-11-23T09:00', true],
    ['2026-11-23T17:59', true],
    ['2026-11-23T18:00', false],
    ['2026-11-22T12:00', false],
    ['2026-12-02T12:00', false],
  ])('at %s: %s', (time, expected) => {
    expect(isWorking(hours, at(time))).toBe(expected);
  });

  it.each([
    ['2026-11-23T12:00', 30, '2026-11-23T12:30'],
    ['2026-11-23T17:50', 30, '2026-11-24T09:20'],
    ['2026-11-27T17:50', 30, '2026-11-30T09:20'],
    ['2026-11-22T03:00', 30, '2026-11-23T09:30'],
    ['2026-12-01T17:50', 30, '2026-12-03T09:20'],
    ['2026-11-23T09:00', 540, '2026-11-23T18:00'],
  ])('from %s, %i minutes later is %s', (from, minutes, expected) => {
    expect(afterWorking(hours, at(from), minutes)).toEqual(at(expected));
  });
});

const username = fc.constantFrom('sara', 'omar', 'lina', 'constructor');
const rules: fc.Arbitrary<RoutingRule[]> = fc
  .uniqueArray(
    fc.record({
      name: fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
      kinds: fc.subarray(['popup', 'contact', 'listing'] as const).map((kinds) => [...kinds]),
      hours: fc.constantFrom('any' as const, 'working' as const, 'outside' as const),
      members: fc.uniqueArray(fc.record({ username, weight: fc.integer({ min: 1, max: 5 }) }), {
        minLength: 1,
        selector: (member) => member.username,
      }),
      respondWithin: fc.option(fc.integer({ min: 1, max: 600 })),
    }),
    { selector: ({ name }) => name, maxLength: 4 },
  )
  .map((some) => some.map((fields) => rule(fields)));
const pastLeads: fc.Arbitrary<PastLead[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('popup' as const, 'contact' as const, 'listing' as const, 'sell' as const),
    receivedAt: fc.date({ min: at('2026-11-01T00:00'), max: at('2026-11-30T00:00'), noInvalidDate: true }),
    page: fc.constant('/'),
    home: fc.constantFrom(home, null),
    answeredAt: fc.constant(null),
    isAboutHome: fc.boolean(),
  }),
  { maxLength: 60 },
);

describe('a replay', () => {
  it('says what happens when the leads come one by one and turns are stored in between', () => {
    fc.assert(
      fc.property(rules, pastLeads, (given, leads) => {
        const routing: Routing = { hours, rules: given };
        let stored = '{}';
        const happened = leads.map((one) => {
          const assigned = routeLead(routing, one, { turns: JSON.parse(stored) as Turns, disabled: NOBODY });
          if (assigned !== undefined) stored = JSON.stringify(assigned.turns);
          return assigned?.assignee ?? null;
        });
        const replayed: (string | null)[] = [];
        const report = replayLeads(routing, leads, NOBODY, (assignee) => replayed.push(assignee));
        expect(replayed).toEqual(happened);
        expect(report.orphans).toBe(happened.filter((assignee) => assignee === null).length);
        for (const member of report.members)
          expect(member.leads).toBe(happened.filter((assignee) => assignee === member.username).length);
        expect(report.rules.reduce((sum, one) => sum + one.leads, report.orphans)).toBe(leads.length);
      }),
    );
  });

  it('gives turns by weight, without a row for who has most', () => {
    const members = [
      { username: 'sara', weight: 3 },
      { username: 'omar', weight: 1 },
    ];
    const order: (string | null)[] = [];
    const leads = Array.from({ length: 8 }, () => ({ ...lead, answeredAt: null, isAboutHome: true }));
    replayLeads({ hours, rules: [rule({ members })] }, leads, NOBODY, (assignee) => order.push(assignee));
    expect(order).toEqual(['sara', 'sara', 'omar', 'sara', 'sara', 'sara', 'omar', 'sara']);
  });

  it('skips disabled members in whatever case, and rules that have no others', () => {
    const disabled = new Set(['sara']);
    const members = [
      { username: 'Sara', weight: 3 },
      { username: 'omar', weight: 1 },
    ];
    const rules = [rule({ name: 'Sara alone' }), rule({ name: 'Both', members })];
    const leads = Array.from({ length: 3 }, () => ({ ...lead, answeredAt: null, isAboutHome: true }));
    const order: (string | null)[] = [];
    const report = replayLeads({ hours, rules }, leads, disabled, (assignee) => order.push(assignee));
    expect(order).toEqual(['omar', 'omar', 'omar']);
    expect(report.rules).toMatchObject([
      { name: 'Sara alone', leads: 0 },
      { name: 'Both', leads: 3 },
    ]);
    const adviser = rule({ to: 'adviser', members: [{ username: 'sara@x.ae', weight: 1 }] });
    const given = (who: readonly string[]) =>
      routeLead({ hours, rules: [adviser] }, lead, { turns: {}, disabled: new Set(who) })?.assignee;
    expect([given([]), given(['sara@x.ae'])]).toEqual(['sara@x.ae', undefined]);
  });

  it('counts what was answered in time, and homes that it cannot see', () => {
    const answered = (minutes: number): PastLead => ({
      ...lead,
      home: null,
      isAboutHome: true,
      answeredAt: new Date(lead.receivedAt.getTime() + minutes * 60_000),
    });
    const routing = { hours, rules: [rule({ respondWithin: 30 })] };
    const never = { ...answered(1), answeredAt: null };
    expect(replayLeads(routing, [answered(10), answered(30), answered(31), never], NOBODY)).toMatchObject({
      leads: 4,
      orphans: 0,
      unknownHomes: 4,
      rules: [{ name: 'All', leads: 4, answeredInTime: 2 }],
    });
  });
});

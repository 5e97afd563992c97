import { contentAuditRecorded } from '@manzil/contracts/audit';
import {
  addRuleVersion,
  confirmRuleVersion,
  diffRuleVersions,
  listConfirmedRules,
  listRules,
  showRule,
} from '@manzil/contracts/http/rules';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { buyingCosts, type BuyingInput } from '@manzil/rules/buying-costs';
import { asOfTime, RuleBook } from '@manzil/rules/in-force';
import { replaceTermsFields } from '@manzil/rules/terms-fields';
import { waitFor } from '@manzil/testing/wait-for';
import { watchSubject } from '@manzil/testing/watch-subject';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { AddInitialRules } from '../src/initial-content/add-initial-rules.js';
import { AnnounceDueRules } from '../src/rule-book/announce-due-rules.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';

type Act = z.output<typeof contentAuditRecorded.payload>;

const TRUSTEE = 'dubai.sale.trustee';
const FLAT: BuyingInput = {
  emirate: 'dubai',
  kind: 'apartment',
  stage: 'ready',
  price: 2_000_000,
  loan: 0,
  buyer: 'resident',
  home: 'first',
  sellersPart: 'usual',
};

describe('rules with dates', () => {
  let content: ContentUnderTest;
  let stopWatching: () => void;
  const acts: Act[] = [];
  beforeAll(async () => {
    content = await startContentUnderTest();
    const { connection } = content.service.app.get(NatsLink);
    stopWatching = await watchSubject(connection, contentAuditRecorded.subject, (act) =>
      acts.push(act as Act),
    );
  });
  const seed = async (isDemo: boolean): Promise<void> => {
    await content.dataSource.query('TRUNCATE rule_confirmation, rule_version, rule');
    await content.service.app.get(AddInitialRules).add(isDemo);
  };
  beforeEach(() => seed(false));
  const { now } = { now: () => new Date() };
  afterEach(() => {
    content.clock.now = now;
  });
  afterAll(async () => {
    stopWatching();
    await content.stop();
  });

  const setDay = (day: string): void => {
    content.clock.now = () => new Date(`${day}T08:00:00Z`);
  };
  const confirmed = async () => (await content.client.request(listConfirmedRules, {})).rules;
  const summaries = async () => (await content.client.request(listRules, {})).rules;
  const summary = async (id: string) => (await summaries()).find((rule) => rule.id === id);
  const show = (id: string) => content.client.request(showRule, { id });
  const confirm = (id: string, version: number, reviewBy = '2028-01-31') =>
    content.client.request(confirmRuleVersion, { id, version, reviewBy, by: 'leila' });
  /** Adds a version with changed terms. */
  const add = async (
    id: string,
    change: { validFrom: string; terms?: Record<string, number>; last?: number },
  ) => {
    const { versions } = await show(id);
    const last = versions.at(-1);
    const terms = last && replaceTermsFields(last.terms, change.terms ?? {});
    if (last === undefined || terms === undefined) throw new Error('the terms are not valid');
    return content.client.request(addRuleVersion, {
      id,
      by: 'leila',
      lastVersion: change.last ?? last.version,
      validFrom: change.validFrom,
      validTo: null,
      dateConfidence: 'high',
      terms,
      law: 'Resolution 1 of 2027',
      note: '',
      sources: last.sources,
      confidence: 'high',
      reviewBy: '2028-01-31',
    });
  };
  const feesAt = async (at: string): Promise<number | string> => {
    const costs = buyingCosts(FLAT, new RuleBook(await confirmed()), asOfTime(at));
    return costs.declined ?? costs.fees;
  };

  it('a new installation has all rules, shows none, and says that they wait', async () => {
    const all = await summaries();
    expect(all).toHaveLength(62);
    expect(await confirmed()).toEqual([]);
    expect(all.filter(({ waiting }) => waiting.includes('confirmation'))).toHaveLength(50);
    expect(all.filter(({ waiting }) => waiting.includes('source'))).toHaveLength(12);
    expect(all.every(({ inForce }) => inForce === null)).toBe(true);
  });

  it('a demo confirms what is not of low confidence, marked as its own', async () => {
    await seed(true);
    const rules = await confirmed();
    expect(rules).toHaveLength(50);
    expect(
      rules.every(({ versions }) =>
        versions.every(({ isDemo, confidence }) => isDemo && confidence !== 'low'),
      ),
    );
    expect(await feesAt(new Date().toISOString())).toBe(126_780);
    await confirm(TRUSTEE, 1);
    expect(await summary(TRUSTEE)).toMatchObject({ inForce: { isDemo: false }, reviewBy: '2028-01-31' });
  });

  it('the rules of staff are not changed at the next start', async () => {
    await confirm(TRUSTEE, 1);
    await add(TRUSTEE, { validFrom: '2027-01-01' });
    await content.service.app.get(AddInitialRules).add(true);
    expect((await show(TRUSTEE)).versions).toHaveLength(2);
    expect(await confirmed()).toHaveLength(1);
  });

  it('a confirmed version is shown, with its audit record and an event', async () => {
    const before = await content.publishedVersion('rule');
    acts.length = 0;
    const rule = await confirm(TRUSTEE, 1);
    expect(rule.versions[0]?.confirmations).toMatchObject([
      { by: 'leila', reviewBy: '2028-01-31', isDemo: false },
    ]);
    expect(await confirmed()).toMatchObject([{ id: TRUSTEE, versions: [{ version: 1, isDemo: false }] }]);
    expect(await content.publishedVersion('rule')).toBe(before + 1);
    await waitFor('the audit record', () => acts.length > 0);
    expect(acts).toMatchObject([
      { action: 'rule-confirmed', entity: { kind: 'rule', id: TRUSTEE, link: `/backend/rules/${TRUSTEE}` } },
    ]);
  });

  it('a version of low confidence cannot be confirmed', async () => {
    await expect(confirm('dubai.bank.valuation', 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(confirm('dubai.bank.valuation', 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(confirm('dubai.no.such.rule', 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a version is added beside the others, and waits until it is confirmed', async () => {
    await seed(true);
    const [first] = (await show(TRUSTEE)).versions;
    await add(TRUSTEE, { validFrom: '2026-01-01', terms: { 'charges.0.steps.1.amount': 5_000 } });
    expect((await summary(TRUSTEE))?.waiting).toEqual(['confirmation']);
    expect(await feesAt(new Date().toISOString())).toBe(126_780);
    await confirm(TRUSTEE, 2);
    expect((await summary(TRUSTEE))?.waiting).toEqual([]);
    expect(await feesAt(new Date().toISOString())).toBe(127_830);
    expect((await show(TRUSTEE)).versions[0]).toEqual(first);
  });

  it('a link of yesterday has the sum of yesterday after a correction', async () => {
    setDay('2026-11-26');
    await seed(true);
    setDay('2026-11-28');
    await add(TRUSTEE, { validFrom: '2018-01-01', terms: { 'charges.0.steps.1.amount': 5_000 } });
    await confirm(TRUSTEE, 2);
    expect(await feesAt('2026-11-27T12:00:00Z')).toBe(126_780);
    expect(await feesAt('2026-11-28T12:00:00Z')).toBe(127_830);
  });

  it('a version that starts tomorrow changes the figures of tomorrow, and today none', async () => {
    setDay('2026-11-26');
    await seed(true);
    setDay('2026-11-28');
    await add(TRUSTEE, { validFrom: '2026-11-29', terms: { 'charges.0.steps.1.amount': 5_000 } });
    await confirm(TRUSTEE, 2);
    // The day begins at midnight in Dubai.
    expect(await feesAt('2026-11-28T19:59:00Z')).toBe(126_780);
    setDay('2026-11-29');
    expect(await feesAt('2026-11-28T20:00:00Z')).toBe(127_830);
    expect(await feesAt('2026-11-28T19:59:00Z')).toBe(126_780);
    expect((await summary(TRUSTEE))?.inForce).toMatchObject({ version: 2, validFrom: '2026-11-29' });
  });

  it('of two members who add a version, the second is refused', async () => {
    await add(TRUSTEE, { validFrom: '2027-01-01' });
    await expect(add(TRUSTEE, { validFrom: '2027-02-01', last: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const results = await Promise.allSettled([
      add(TRUSTEE, { validFrom: '2027-03-01', last: 2 }),
      add(TRUSTEE, { validFrom: '2027-04-01', last: 2 }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('a review is overdue after its day, until the rule is confirmed again', async () => {
    setDay('2026-11-28');
    await seed(true);
    expect((await summary('abudhabi.rent.increase'))?.waiting).toEqual([]);
    setDay('2027-01-01');
    expect((await summary('abudhabi.rent.increase'))?.waiting).toEqual(['review']);
    await confirm('abudhabi.rent.increase', 2, '2027-06-30');
    expect((await summary('abudhabi.rent.increase'))?.waiting).toEqual([]);
  });

  it('two versions are compared by their values', async () => {
    await add(TRUSTEE, { validFrom: '2027-01-01', terms: { 'charges.0.steps.1.amount': 5_000 } });
    const { changes } = await content.client.request(diffRuleVersions, { id: TRUSTEE, version: 1, other: 2 });
    expect(changes).toEqual([
      { field: 'charges.0.steps.1.amount', before: 4_000, after: 5_000 },
      { field: 'validFrom', before: '2018-01-01', after: '2027-01-01' },
      { field: 'law', before: '', after: 'Resolution 1 of 2027' },
      { field: 'reviewBy', before: '2027-02-28', after: '2028-01-31' },
    ]);
  });

  it('the first day of a version is announced once', async () => {
    await add(TRUSTEE, { validFrom: '2027-03-01' });
    const job = content.service.app.get(AnnounceDueRules);
    setDay('2027-02-28');
    await job.announceDue();
    const before = await content.publishedVersion('rule');
    await job.announceDue();
    expect(await content.publishedVersion('rule')).toBe(before);
    setDay('2027-03-01');
    await job.announceDue();
    await job.announceDue();
    expect(await content.publishedVersion('rule')).toBe(before + 1);
  });
});

import type { ManagedRule, ManagedVersion, RuleSummary, RuleWaiting } from '@manzil/contracts/content/rule';
import { asOfTime, isUsable, versionInForce } from '@manzil/rules/in-force';
import type { Rule, RuleVersion } from '@manzil/rules/rule';
import type { RuleConfirmationEntity } from './rule-confirmation.entity.js';
import type { RuleVersionEntity } from './rule-version.entity.js';
import type { RuleEntity } from './rule.entity.js';

interface StoredVersion {
  version: RuleVersionEntity;
  /** The oldest first. */
  confirmations: RuleConfirmationEntity[];
}

export interface StoredRule {
  rule: RuleEntity;
  versions: StoredVersion[];
}

/** Maps a version for calculations, confirmed since its first confirmation. */
const toRuleVersion = ({ version, confirmations }: StoredVersion): RuleVersion => ({
  version: version.version,
  validFrom: version.validFrom,
  validTo: version.validTo,
  terms: version.terms,
  sources: version.sources,
  confidence: version.confidence,
  confirmedAt: confirmations[0]?.at.toISOString() ?? null,
  isDemo: confirmations.at(-1)?.isDemo ?? false,
});

/** The rule with the versions that may be shown. */
export const toConfirmedRule = ({ rule, versions }: StoredRule, now: Date): Rule => ({
  id: rule.id,
  emirate: rule.emirate,
  topic: rule.topic,
  name: rule.name,
  versions: versions.map(toRuleVersion).filter((version) => isUsable(version, now.toISOString())),
});

export function toSummary({ rule, versions }: StoredRule, now: Date): RuleSummary {
  const asOf = asOfTime(now.toISOString());
  const current = versionInForce(versions.map(toRuleVersion), asOf);
  const relevant = versions.find(({ version }) => version.version === current?.version) ?? versions.at(-1);
  if (relevant === undefined) throw new Error(`The rule ${rule.id} has no version`);
  const reviewBy = reviewDate(relevant);
  return {
    id: rule.id,
    emirate: rule.emirate,
    topic: rule.topic,
    name: rule.name,
    inForce: current
      ? { version: current.version, validFrom: current.validFrom, isDemo: current.isDemo }
      : null,
    versionCount: versions.length,
    reviewBy,
    confidence: relevant.version.confidence,
    waiting: waitingOf(versions, current, reviewBy < asOf.on),
  };
}

function waitingOf(
  versions: readonly StoredVersion[],
  current: RuleVersion | undefined,
  isReviewOver: boolean,
): RuleWaiting[] {
  const waiting: RuleWaiting[] = [];
  // A confirmed later version replaces an unconfirmed earlier one.
  const lastConfirmed = versions.findLast(({ confirmations }) => confirmations.length > 0);
  const open = versions.filter(
    ({ version, confirmations }) =>
      confirmations.length === 0 && version.version > (lastConfirmed?.version.version ?? 0),
  );
  if (open.some(({ version }) => version.confidence !== 'low')) waiting.push('confirmation');
  if (current === undefined && versions.at(-1)?.version.confidence === 'low') waiting.push('source');
  if (current !== undefined && isReviewOver) waiting.push('review');
  return waiting;
}

/** Review date of the last confirmation, or else of the version. */
const reviewDate = ({ version, confirmations }: StoredVersion): string =>
  confirmations.at(-1)?.reviewBy ?? version.reviewBy;

export const toManagedRule = (stored: StoredRule, now: Date): ManagedRule => {
  const { id, emirate, topic, name, inForce, versionCount, reviewBy, confidence, waiting } = toSummary(
    stored,
    now,
  );
  return {
    id,
    emirate,
    topic,
    name,
    inForce,
    versionCount,
    reviewBy,
    confidence,
    waiting,
    versions: stored.versions.map(toManagedVersion),
  };
};

const toManagedVersion = ({ version, confirmations }: StoredVersion): ManagedVersion => ({
  version: version.version,
  validFrom: version.validFrom,
  validTo: version.validTo,
  dateConfidence: version.dateConfidence,
  terms: version.terms,
  law: version.law,
  note: version.note,
  sources: version.sources,
  confidence: version.confidence,
  reviewBy: version.reviewBy,
  addedBy: version.addedBy,
  addedAt: version.addedAt.toISOString(),
  confirmations: confirmations.map(({ by, at, reviewBy, isDemo }) => ({
    by,
    at: at.toISOString(),
    reviewBy,
    isDemo,
  })),
});

import type { Rule, RuleVersion, Source } from './rule.js';
import type { Terms, TermsOf } from './terms.js';

/**
 * The point in time of a calculation. `on` selects the version by its validity; `known` excludes later confirmations,
 * so that an old link gives the same result after a correction.
 */
export interface AsOf {
  /** ISO date, Dubai time. */
  on: string;
  /** ISO 8601 timestamp. */
  known: string;
}

/** Names the version of a rule that a result was calculated with. */
export interface RuleRef {
  rule: string;
  version: number;
  sources: Source[];
  /** True if confirmed for the demo, not by a person. */
  isDemo: boolean;
  /** First day of the version, Dubai time; null if unknown. */
  validFrom: string | null;
}

export interface InForce<T extends Terms = Terms> extends RuleRef {
  terms: T;
}

/** UTC+4 all year. */
const DUBAI_MS = 4 * 3_600_000;

export const dubaiDate = (timestamp: string): string =>
  new Date(Date.parse(timestamp) + DUBAI_MS).toISOString().slice(0, 10);

export const asOfTime = (timestamp: string): AsOf => ({ on: dubaiDate(timestamp), known: timestamp });

/**
 * Returns the earliest time of the day since which the confirmed rules are unchanged. Results calculated with it do not
 * differ until a rule changes or the day ends, so that a page is the same whenever it is rendered.
 */
export function unchangedSince(rules: readonly Rule[], now: string): string {
  const midnight = Date.parse(`${dubaiDate(now)}T00:00:00Z`) - DUBAI_MS;
  const confirmed = rules.flatMap(({ versions }) =>
    versions.map(({ confirmedAt }) => (confirmedAt === null ? 0 : Date.parse(confirmedAt))),
  );
  const past = confirmed.filter((time) => time <= Date.parse(now));
  return new Date(past.reduce((latest, time) => Math.max(latest, time), midnight)).toISOString();
}

/** Rules by their ids. Only confirmed versions that are not of low confidence are found. */
export class RuleBook {
  private readonly rules: ReadonlyMap<string, Rule>;

  constructor(rules: readonly Rule[]) {
    this.rules = new Map(rules.map((rule) => [rule.id, rule]));
  }

  /** Returns the version in force with terms of the kind; undefined when none may be shown. */
  find<K extends Terms['kind']>(id: string, kind: K, asOf: AsOf): InForce<TermsOf<K>> | undefined {
    const version = versionInForce(this.rules.get(id)?.versions ?? [], asOf);
    if (version === undefined || !isOfKind(version.terms, kind)) return undefined;
    return {
      rule: id,
      version: version.version,
      sources: version.sources,
      isDemo: version.isDemo,
      validFrom: version.validFrom,
      terms: version.terms,
    };
  }
}

const isOfKind = <K extends Terms['kind']>(terms: Terms, kind: K): terms is TermsOf<K> => terms.kind === kind;

/** Checks whether figures may be shown from a version. */
export const isUsable = ({ confidence, confirmedAt }: RuleVersion, known: string): boolean =>
  confidence !== 'low' && confirmedAt !== null && Date.parse(confirmedAt) <= Date.parse(known);

/** The version with the latest start; of two with the same start the later one, which corrects the earlier. */
export function versionInForce(
  versions: readonly RuleVersion[],
  { on, known }: AsOf,
): RuleVersion | undefined {
  let found: RuleVersion | undefined;
  for (const version of versions) {
    if (!isUsable(version, known) || (version.validFrom ?? '') > on) continue;
    const isLater =
      found === undefined ||
      (version.validFrom ?? '') > (found.validFrom ?? '') ||
      (version.validFrom === found.validFrom && version.version > found.version);
    if (isLater) found = version;
  }
  return found === undefined || (found.validTo !== null && found.validTo < on) ? undefined : found;
}

export const refOf = ({ rule, version, sources, isDemo, validFrom }: RuleRef): RuleRef => ({
  rule,
  version,
  sources,
  isDemo,
  validFrom,
});

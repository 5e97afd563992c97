import type { Rule } from './rule.js';
import { INITIAL_RULES } from './seed/initial-rules.js';

/** The initial rules with each version of high or medium confidence confirmed at a time, for the demo. */
export const confirmedInitialRules = (confirmedAt: string): Rule[] =>
  INITIAL_RULES.map((rule) => ({
    ...rule,
    versions: rule.versions.map(({ validFrom, validTo, terms, sources, confidence }, at) => ({
      validFrom,
      validTo,
      terms,
      sources,
      confidence,
      version: at + 1,
      confirmedAt: confidence === 'low' ? null : confirmedAt,
      isDemo: confidence !== 'low',
    })),
  }));

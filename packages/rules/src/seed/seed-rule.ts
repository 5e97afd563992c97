import type { RuleSeed, VersionContent } from '../rule.js';
import type { Charge, Terms, TermsOf } from '../terms.js';
import { SOURCES } from './sources.js';

interface Described {
  id: string;
  emirate: RuleSeed['emirate'];
  topic: RuleSeed['topic'];
  name: string;
  confidence: VersionContent['confidence'];
  reviewBy: string;
  sources: (keyof typeof SOURCES)[];
  law?: string;
  note?: string;
}

interface SeedVersion {
  from: string | null;
  to?: string;
  /** Confidence in `from`; default: high. */
  dated?: VersionContent['confidence'];
  terms: Terms;
  note?: string;
}

export const seedRule = (rule: Described, ...versions: SeedVersion[]): RuleSeed => ({
  id: rule.id,
  emirate: rule.emirate,
  topic: rule.topic,
  name: rule.name,
  versions: versions.map(({ from, to, dated, terms, note }) => ({
    validFrom: from,
    validTo: to ?? null,
    dateConfidence: dated ?? (from === null ? 'low' : 'high'),
    terms,
    law: rule.law ?? '',
    note: [note, rule.note].filter(Boolean).join(' '),
    sources: rule.sources.map((key) => SOURCES[key]),
    confidence: rule.confidence,
    reviewBy: rule.reviewBy,
  })),
});

type Fee = TermsOf<'fee'>;

/** A fee without VAT that is not a maximum, unless the options differ. */
export const fee = (
  basis: Fee['basis'],
  charges: Charge[],
  { vat = false, isMaximum = false, buyerUsuallyPaysAll = false }: Partial<Fee> = {},
): Fee => ({ kind: 'fee', basis, vat, isMaximum, buyerUsuallyPaysAll, charges });

export const range = (
  basis: Fee['basis'],
  from: number,
  to: number,
  payer: Charge['payer'] = 'buyer',
  vat = true,
): TermsOf<'range'> => ({ kind: 'range', basis, vat, payer, from, to });

export const statement = (text: string): TermsOf<'statement'> => ({ kind: 'statement', text });

export const limits = (
  ...values: [name: string, unit: TermsOf<'limits'>['values'][number]['unit'], value: number | null][]
): TermsOf<'limits'> => ({
  kind: 'limits',
  values: values.map(([name, unit, value]) => ({ name, unit, value })),
});

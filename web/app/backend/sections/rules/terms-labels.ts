import type { Terms } from '@manzil/rules/terms';
import { termsFields, type TermsField, type TermsValue } from '@manzil/rules/terms-fields';
import { formatDay } from '../../kit/labels/format-date-time';
import { TEXTS } from './rule-texts';

export type TermsUnit = 'aed' | 'percent' | 'number' | 'text' | 'flag';

export interface LabelledField extends TermsField {
  label: string;
  unit: TermsUnit;
}

const NAMES: Readonly<Record<string, string>> = {
  basis: 'Share of',
  vat: 'VAT is added',
  isMaximum: 'Is a maximum',
  buyerUsuallyPaysAll: 'Buyer usually pays the seller’s part',
  rate: 'rate',
  amount: 'amount',
  from: 'from',
  to: 'to',
  min: 'at least',
  max: 'at most',
  above: 'price above',
  upTo: 'up to, % below the average',
  noticeDays: 'Notice, days',
  years: 'Years',
  soleMin: 'Value, sole owner',
  jointShareMin: 'Value of each share, joint owners',
  value: 'limit',
  text: 'Statement',
  refundable: 'refundable',
  payer: 'paid by',
};

/** Names and conditions, which are part of the labels of the values beside them. */
const CONTEXT = new Set(['name', 'payer', 'borrower', 'home', 'unit', 'kinds', 'furnished', 'national']);

const FIELDS: Readonly<Record<string, string>> = {
  validFrom: TEXTS.validFrom,
  validTo: TEXTS.validTo,
  law: TEXTS.law,
  note: TEXTS.note,
  confidence: TEXTS.confidence,
  reviewBy: TEXTS.reviewBy,
  sources: TEXTS.sources,
};

/** The values of terms that may differ between versions, with labels. */
export const labelledFields = (terms: Terms): LabelledField[] =>
  termsFields(terms)
    .filter(({ path }) => !path.split('.').some((name) => CONTEXT.has(name)))
    .map(({ path, value }) => ({
      path,
      value,
      label: labelOf(terms, path),
      unit: unitOf(terms, path, value),
    }));

/** Label of a value of terms, or of another field of a version. */
export function labelOf(terms: Terms, path: string): string {
  const names = path.split('.');
  const last = names.at(-1) ?? '';
  const own = FIELDS[path] ?? NAMES[last] ?? last;
  const contexts = names.flatMap((_name, at) => contextOf(valueAt(terms, names.slice(0, at))));
  return capitalised(contexts.length === 0 ? own : `${contexts.join(', ')}: ${own}`);
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function contextOf(parent: unknown): string[] {
  if (typeof parent !== 'object' || parent === null || Array.isArray(parent)) return [];
  const { name, payer, borrower, home, above, from, upTo } = parent as Readonly<Record<string, unknown>>;
  if (typeof name === 'string') return [name];
  if (typeof borrower === 'string' && typeof home === 'string') {
    const isAbove = typeof above === 'number' && above > 0;
    return [`${borrower}, ${home} home`, ...(isAbove ? [`above AED ${above.toLocaleString('en')}`] : [])];
  }
  if (typeof payer === 'string' && !('basis' in parent)) return [payer];
  if (typeof from === 'number' && 'amount' in parent) return [`from AED ${from.toLocaleString('en')}`];
  if (upTo === null || typeof upTo === 'number') return [upTo === null ? 'more' : `up to ${String(upTo)}%`];
  return [];
}

const valueAt = (terms: Terms, names: readonly string[]): unknown => {
  let value: unknown = terms;
  for (const name of names) value = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
  return value;
};

function unitOf(terms: Terms, path: string, value: TermsValue): TermsUnit {
  const names = path.split('.');
  const last = names.at(-1) ?? '';
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'string') return 'text';
  if (last === 'value') {
    const { unit } = valueAt(terms, names.slice(0, -1)) as { unit: string };
    return unit === 'share' ? 'percent' : unit === 'aed' ? 'aed' : 'number';
  }
  if (last === 'rate' || (last === 'max' && names[0] !== 'charges')) return 'percent';
  if (terms.kind === 'range') return terms.basis === 'fixed' ? 'aed' : 'percent';
  return ['upTo', 'noticeDays', 'years'].includes(last) ? 'number' : 'aed';
}

/** Formats a value for display. */
export function formatTermsValue(value: TermsValue, unit: TermsUnit): string {
  if (value === null) return TEXTS.none;
  if (typeof value === 'boolean') return value ? TEXTS.yes : TEXTS.no;
  if (typeof value === 'string') return value === '' ? TEXTS.none : value;
  if (unit === 'percent') return `${toPercent(value)}%`;
  return unit === 'aed' ? `AED ${value.toLocaleString('en')}` : value.toLocaleString('en');
}

/** Values of fields outside the terms are shown as they are. */
export function formatDiffValue(terms: Terms, field: string, value: TermsValue): string {
  const isOfTerms = FIELDS[field] === undefined;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
  return formatTermsValue(value, isOfTerms ? unitOf(terms, field, value) : 'text');
}

/** Ten decimals are exact for every share that is written with up to eight. */
const toPercent = (share: number): string => String(Number((share * 100).toFixed(10)));

/** Formats a value for an input. */
export const toInput = (value: TermsValue, unit: TermsUnit): string =>
  value === null ? '' : unit === 'percent' && typeof value === 'number' ? toPercent(value) : String(value);

/** Reads an input; undefined when it is not a number. */
export function fromInput(text: string, { unit, value }: LabelledField): TermsValue | undefined {
  if (unit === 'text') return text;
  if (unit === 'flag') return text === 'true';
  const trimmed = text.replaceAll(',', '').trim();
  if (trimmed === '') return value === null ? null : undefined;
  const number = Number(trimmed);
  if (!Number.isFinite(number)) return undefined;
  return unit === 'percent' ? Number((number / 100).toFixed(10)) : number;
}

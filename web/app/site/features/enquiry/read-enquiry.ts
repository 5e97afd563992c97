import { DATA_MISSING } from '@manzil/contracts/leads/messages';
import type { FieldErrors, FormValues } from '../../lib/forms';
import type { Texts } from '../../../shared/lib/texts';

/** Fields that an owner must fill in, in addition to the fields of every enquiry. */
const NEEDED_TO_SELL = ['phone', 'unitType', 'community'];

/** The fields of an enquiry as its schema names them; what a form asks beyond them goes into the message. */
export function readEnquiry(texts: Texts, values: FormValues) {
  const { name, email, phone = '', dialCode } = values;
  const hasPhone = phone.trim() !== '';
  return {
    name,
    email,
    ...(hasPhone && { phone, ...(dialCode !== undefined && { dialCode }) }),
    message: [details(texts, values), values.message?.trim()].filter(Boolean).join('\n\n'),
  };
}

/** Returns an error for each empty field that is required for this kind of enquiry only. */
export function missing(values: FormValues): FieldErrors {
  const needed = values.kind === 'sell' ? NEEDED_TO_SELL : [];
  const empty = needed.filter((name) => (values[name] ?? '').trim() === '');
  return Object.fromEntries(empty.map((name) => [name, DATA_MISSING]));
}

function details(
  texts: Texts,
  { kind, plan, unitType, community, bedrooms, askingPrice, photos, estimate }: FormValues,
): string {
  const { plans, summary } = texts.form.enquiry;
  const lines: [string, string | undefined][] =
    kind === 'sell'
      ? [
          [summary.plan, plan !== undefined && plan in plans ? plans[plan as keyof typeof plans] : undefined],
          [summary.type, unitType],
          [summary.community, community],
          [summary.bedrooms, bedrooms],
          [summary.askingPrice, askingPrice],
          [summary.photos, photos],
        ]
      : kind === 'mortgage'
        ? [[summary.estimate, estimate]]
        : [];
  return lines.flatMap(([label, value]) => (value?.trim() ? [`${label}: ${value.trim()}`] : [])).join('\n');
}

import { byField, type FormOutcome, type FormValues } from '../../lib/forms';
import type { Texts } from '../../../shared/lib/texts';
import {
  NEWSLETTER_FIELDS,
  newsletterBody,
  newsletterOutcome,
  POPUP_DONE,
  POPUP_FIELDS,
  popupBody,
} from './specified-calls';

const DEADLINE_MS = 15_000;

interface Answer {
  received?: unknown;
  subscribed?: unknown;
  issues?: { field: string; message: string }[];
}

/** Sends the popup or the newsletter form by the call that the specification names. Throws without an answer. */
export async function sendSpecified(
  texts: Texts,
  name: 'popup' | 'newsletter',
  values: FormValues,
): Promise<FormOutcome> {
  const isPopup = name === 'popup';
  const body = isPopup
    ? popupBody(texts, { ...values, dialCode: values.dialCode ?? '+971' })
    : newsletterBody(texts, values.email);
  const answer = await fetch(isPopup ? '/popupsubscribe' : '/getemailforsub', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...body, ...aboutVisit(values) }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (answer.status === 429) return { status: 'failed', message: texts.form.tooOften };
  const { received, subscribed, issues = [] } = (await answer.json()) as Answer;
  if (answer.ok && (received === true || subscribed === true))
    return isPopup ? POPUP_DONE : newsletterOutcome(answer.status, values.email ?? '');
  if (issues.length === 0) return { status: 'failed', message: texts.form.failed };
  const named = issues.map(({ field, message }) => ({ path: [field.split('.')[0] ?? ''], message }));
  return { status: 'invalid', errors: byField(named, isPopup ? POPUP_FIELDS : NEWSLETTER_FIELDS) };
}

/** The visitor's origin, and the values that identify bots. */
function aboutVisit({ origin, website, openForMs }: FormValues): object {
  return {
    origin: origin === undefined ? undefined : (JSON.parse(origin) as unknown),
    website: website === '' ? undefined : website,
    openForMs: openForMs === undefined ? undefined : Number(openForMs),
  };
}

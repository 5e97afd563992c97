import { NEWSLETTER_ALREADY_SUBSCRIBED } from '@manzil/contracts/leads/messages';
import { byField, type FormOutcome, type FormValues } from '../../lib/forms';
import type { Texts } from '../../../shared/lib/texts';

const DEADLINE_MS = 15_000;
/** The page that a subscription is recorded with. */
const NEWSLETTER_PAGE = 'Subscribe';
/** The names of the form, by those of the calls. */
const FIELDS = {
  Name: 'name',
  Phone: 'phone',
  dialcode: 'phone',
  SelectedOptionval: 'helpOption',
  subemail: 'email',
};

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
  const [path, body] = name === 'popup' ? popupCall(texts, values) : newsletterCall(texts, values);
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...body, ...aboutVisit(values) }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (answer.status === 429) return { status: 'failed', message: texts.form.tooOften };
  const { received, subscribed, issues = [] } = (await answer.json()) as Answer;
  if (answer.ok && (received === true || subscribed === true)) {
    if (name === 'popup') return { status: 'done', next: '/subscribeus' };
    if (answer.status !== 200) return { status: 'known', message: NEWSLETTER_ALREADY_SUBSCRIBED };
    const query = new URLSearchParams({ subemail: values.email ?? '', pageUrl: NEWSLETTER_PAGE });
    return { status: 'done', next: `/thankyou?${query.toString()}` };
  }
  if (issues.length === 0) return { status: 'failed', message: texts.form.failed };
  const named = issues.map(({ field, message }) => ({ path: [field.split('.')[0] ?? ''], message }));
  return { status: 'invalid', errors: byField(named, FIELDS) };
}

const popupCall = (
  texts: Texts,
  { id, name, email, phone, helpOption, dialCode, page }: FormValues,
): [path: string, body: object] => [
  '/popupsubscribe',
  {
    id,
    Name: name,
    email,
    Phone: phone,
    SelectedOptionval: helpOption,
    dialcode: dialCode ?? '+971',
    page,
    consentText: texts.form.contactConsent,
  },
];

const newsletterCall = (texts: Texts, { email }: FormValues): [path: string, body: object] => [
  '/getemailforsub',
  { subemail: email, pageUrl: NEWSLETTER_PAGE, consentText: texts.form.newsletterConsentText },
];

/** Where the visitor came from, and what robots are recognised by. */
function aboutVisit({ origin, website, openForMs }: FormValues): object {
  return {
    origin: origin === undefined ? undefined : (JSON.parse(origin) as unknown),
    website: website === '' ? undefined : website,
    openForMs: openForMs === undefined ? undefined : Number(openForMs),
  };
}

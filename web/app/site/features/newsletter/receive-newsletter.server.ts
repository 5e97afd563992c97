import { subscribeNewsletter } from '@manzil/contracts/http/lead-forms';
import { NEWSLETTER_ALREADY_SUBSCRIBED } from '@manzil/contracts/leads/messages';
import { newsletterFormSchema } from '@manzil/contracts/leads/newsletter';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { deliver, formTraps, leadOrigin } from '../../lib/form-call.server';
import { byField, type FormOutcome, type FormValues } from '../../lib/forms';
import { loadContext } from '../../../shared/lib/load-context';
import { readNewsletter } from './read-newsletter';

/** The source page that the API records for a subscription. */
const PAGE = 'Subscribe';

export async function receiveNewsletter(call: LoaderCall, values: FormValues): Promise<FormOutcome> {
  const parsed = newsletterFormSchema.safeParse(readNewsletter(values));
  if (!parsed.success) return { status: 'invalid', errors: byField(parsed.error.issues) };
  const { email } = parsed.data;
  const { texts } = call.context.get(loadContext);
  const body = {
    consentText: texts.form.newsletterConsentText,
    language: texts.language,
    subemail: email,
    pageUrl: PAGE,
    origin: leadOrigin(call, values),
    ...formTraps(values),
  };
  const answer = await deliver(call, subscribeNewsletter, { body }, { subemail: 'email' });
  if (typeof answer !== 'number') return answer;
  if (answer !== 200) return { status: 'known', message: NEWSLETTER_ALREADY_SUBSCRIBED };
  const query = new URLSearchParams({ subemail: email, pageUrl: PAGE });
  return { status: 'done', next: `/thankyou?${query.toString()}` };
}

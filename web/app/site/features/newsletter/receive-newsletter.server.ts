import { subscribeNewsletter } from '@manzil/contracts/http/lead-forms';
import { newsletterFormSchema } from '@manzil/contracts/leads/newsletter';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { deliver, formTraps, leadOrigin } from '../../lib/form-call.server';
import { byField, type FormOutcome, type FormValues } from '../../lib/forms';
import { loadContext } from '../../../shared/lib/load-context';
import { NEWSLETTER_FIELDS, newsletterBody, newsletterOutcome } from '../../components/form/specified-calls';
import { readNewsletter } from './read-newsletter';

export async function receiveNewsletter(call: LoaderCall, values: FormValues): Promise<FormOutcome> {
  const parsed = newsletterFormSchema.safeParse(readNewsletter(values));
  if (!parsed.success) return { status: 'invalid', errors: byField(parsed.error.issues) };
  const { email } = parsed.data;
  const { texts } = call.context.get(loadContext);
  const body = {
    ...newsletterBody(texts, email),
    origin: leadOrigin(call, values),
    ...formTraps(values),
  };
  const answer = await deliver(call, subscribeNewsletter, { body }, NEWSLETTER_FIELDS);
  return typeof answer === 'number' ? newsletterOutcome(answer, email) : answer;
}

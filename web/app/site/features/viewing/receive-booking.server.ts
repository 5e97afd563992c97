import { bookViewing } from '@manzil/contracts/http/viewings';
import { newViewingSchema } from '@manzil/contracts/leads/viewing';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { deliver, formTraps, leadOrigin, submissionId } from '../../lib/form-call.server';
import { byField, type FormOutcome, type FormValues } from '../../lib/forms';
import { loadContext } from '../../../shared/lib/load-context';

const FIELDS = { dialCode: 'phone' };

export async function receiveBooking(call: LoaderCall, values: FormValues): Promise<FormOutcome> {
  const { texts } = call.context.get(loadContext);
  const { startsAt, name, email, phone, dialCode, message, pagelink, page } = values;
  const parsed = newViewingSchema.safeParse({
    startsAt,
    name,
    email,
    phone,
    dialCode,
    message,
    pagelink,
    page,
    id: submissionId(values),
    consentText: texts.form.contactConsent,
    language: texts.language,
    origin: leadOrigin(call, values),
  });
  if (!parsed.success) return { status: 'invalid', errors: byField(parsed.error.issues, FIELDS) };
  const body = { ...parsed.data, ...formTraps(values) };
  const answer = await deliver(call, bookViewing, { body }, FIELDS);
  const next = `/book-viewing/${encodeURIComponent(parsed.data.pagelink)}?done=booked`;
  return typeof answer === 'number' ? { status: 'done', next } : answer;
}

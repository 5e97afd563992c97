import { submitPopup } from '@manzil/contracts/http/lead-forms';
import { popupSubmissionSchema } from '@manzil/contracts/leads/popup';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { deliver, formTraps, leadOrigin, submissionId } from '../../lib/form-call.server';
import { byField, type FormOutcome, type FormValues } from '../../lib/forms';
import { readPopup } from './read-popup';
import { loadContext } from '../../../shared/lib/load-context';

/** Maps field names of the API to fields of the form. */
const FIELDS = {
  Name: 'name',
  Phone: 'phone',
  dialcode: 'phone',
  dialCode: 'phone',
  SelectedOptionval: 'helpOption',
};

export async function receivePopup(call: LoaderCall, values: FormValues): Promise<FormOutcome> {
  const { texts } = call.context.get(loadContext);
  const parsed = popupSubmissionSchema.safeParse({
    ...readPopup(values),
    id: submissionId(values),
    page: values.page || undefined,
  });
  if (!parsed.success) return { status: 'invalid', errors: byField(parsed.error.issues, FIELDS) };
  const { id, name, email, phone, helpOption, dialCode, page } = parsed.data;
  const body = {
    id,
    Name: name,
    email,
    Phone: phone,
    SelectedOptionval: helpOption,
    dialcode: dialCode,
    page,
    origin: leadOrigin(call, values),
    consentText: texts.form.contactConsent,
    language: texts.language,
  };
  const answer = await deliver(call, submitPopup, { body: { ...body, ...formTraps(values) } }, FIELDS);
  return typeof answer === 'number' ? { status: 'done', next: '/subscribeus' } : answer;
}

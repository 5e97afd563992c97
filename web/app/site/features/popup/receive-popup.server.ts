import { submitPopup } from '@manzil/contracts/http/lead-forms';
import { popupSubmissionSchema } from '@manzil/contracts/leads/popup';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { deliver, formTraps, leadOrigin, submissionId } from '../../lib/form-call.server';
import { byField, type FormOutcome, type FormValues } from '../../lib/forms';
import { readPopup } from './read-popup';
import { loadContext } from '../../../shared/lib/load-context';
import { POPUP_DONE, POPUP_FIELDS, popupBody } from '../../components/form/specified-calls';

export async function receivePopup(call: LoaderCall, values: FormValues): Promise<FormOutcome> {
  const { texts } = call.context.get(loadContext);
  const parsed = popupSubmissionSchema.safeParse({
    ...readPopup(values),
    id: submissionId(values),
    page: values.page || undefined,
  });
  if (!parsed.success) return { status: 'invalid', errors: byField(parsed.error.issues, POPUP_FIELDS) };
  const body = {
    ...popupBody(texts, parsed.data),
    origin: leadOrigin(call, values),
    ...formTraps(values),
  };
  const answer = await deliver(call, submitPopup, { body }, POPUP_FIELDS);
  return typeof answer === 'number' ? POPUP_DONE : answer;
}

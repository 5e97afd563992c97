import { receiveEnquiry } from '../features/enquiry/receive-enquiry.server';
import { receiveNewsletter } from '../features/newsletter/receive-newsletter.server';
import { receivePopup } from '../features/popup/receive-popup.server';
import { receiveSearch } from '../features/saved-search/receive-search.server';
import { receiveBooking } from '../features/viewing/receive-booking.server';
import { failure, type LoaderCall } from '../../shared/lib/api-call.server';
import { FORM_NAMES, readValues, type FormName, type FormOutcome, type FormValues } from '../lib/forms';

type Receive = (call: LoaderCall, values: FormValues) => Promise<FormOutcome>;

const RECEIVERS: Record<FormName, Receive> = {
  popup: receivePopup,
  newsletter: receiveNewsletter,
  enquiry: receiveEnquiry,
  search: receiveSearch,
  viewing: receiveBooking,
};

interface Received {
  name: FormName;
  values: FormValues;
  outcome: FormOutcome;
}

/** The single path of a form, whether a script or the browser itself has sent it. */
export async function receiveForm(call: LoaderCall & { params: { form?: string } }): Promise<Received> {
  const name = FORM_NAMES.find((known) => known === call.params.form);
  if (name === undefined || call.request.method !== 'POST') throw failure(call, 404);
  const form = await call.request.formData().catch(() => undefined);
  if (form === undefined) throw failure(call, 400);
  const values = readValues(form);
  return { name, values, outcome: await RECEIVERS[name](call, values) };
}

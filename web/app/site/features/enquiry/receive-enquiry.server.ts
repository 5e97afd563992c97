import { submitEnquiry } from '@manzil/contracts/http/lead-forms';
import { enquirySubmissionSchema } from '@manzil/contracts/leads/enquiry';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { deliver, formTraps, leadOrigin, submissionId } from '../../lib/form-call.server';
import { byField, type FormOutcome, type FormValues } from '../../lib/forms';
import { listingOf } from './listing-of';
import { photoProblem } from './photos/photo-problem';
import { missing, readEnquiry } from './read-enquiry';
import { loadContext } from '../../../shared/lib/load-context';

const FIELDS = { dialCode: 'phone', photos: 'photoFiles' };

export async function receiveEnquiry(call: LoaderCall, values: FormValues): Promise<FormOutcome> {
  const { texts } = call.context.get(loadContext);
  const photos = (values.photoIds ?? '').split(',').filter(Boolean);
  const problem = photoProblem(texts, values);
  const parsed = enquirySubmissionSchema.safeParse({
    ...readEnquiry(texts, values),
    // Without scripts photos have other ids each time that a form is sent.
    id: submissionId({ ...values, photoIds: String(photos.length) }),
    kind: values.kind,
    listing: listingOf(values),
    page: values.page || '/',
    photos,
    origin: leadOrigin(call, values),
    consentText: texts.form.contactConsent,
    language: texts.language,
  });
  const errors = {
    ...(parsed.error && byField(parsed.error.issues, FIELDS)),
    ...missing(values),
    ...(problem !== undefined && { photoFiles: problem }),
  };
  if (!parsed.success || Object.keys(errors).length > 0) return { status: 'invalid', errors };
  const answer = await deliver(
    call,
    submitEnquiry,
    { body: { ...parsed.data, ...formTraps(values) } },
    FIELDS,
  );
  return typeof answer === 'number' ? { status: 'done', next: '/thanks' } : answer;
}

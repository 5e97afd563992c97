import { submitEnquiry } from '@manzil/contracts/http/lead-forms';
import { showListing } from '@manzil/contracts/http/listings';
import { bookViewing } from '@manzil/contracts/http/viewings';
import { enquirySubmissionSchema } from '@manzil/contracts/leads/enquiry';
import { newViewingSchema } from '@manzil/contracts/leads/viewing';
import { api, type LoaderCall } from '../../../shared/lib/api-call.server';
import { deliver, formTraps, leadOrigin, submissionId } from '../../lib/form-call.server';
import { byField, type FormOutcome, type FormValues } from '../../lib/forms';
import { check } from './check-booking';
import { PARTS_OF_DAY } from './viewing-choices';
import { listingTitle } from '../../../shared/lib/listing-labels';
import { loadContext } from '../../../shared/lib/load-context';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import viewingTexts from '../../../texts/en/on-demand/viewing';

const FIELDS = { dialCode: 'phone' };

/** Books the chosen time; without free times it sends the requested day as an enquiry about the home. */
export async function receiveBooking(call: LoaderCall, values: FormValues): Promise<FormOutcome> {
  if (values.day !== undefined) return receiveRequest(call, values);
  const { texts } = call.context.get(loadContext);
  const { startsAt, mode, name, email, phone, dialCode, message, pagelink, page } = values;
  const parsed = newViewingSchema.safeParse({
    startsAt,
    name,
    email,
    phone,
    dialCode,
    message,
    mode,
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

async function receiveRequest(call: LoaderCall, values: FormValues): Promise<FormOutcome> {
  const { texts } = call.context.get(loadContext);
  const errors = check(values);
  if (Object.keys(errors).length > 0) return { status: 'invalid', errors };
  const { day = '', partOfDay, mode, message, name, email, phone, dialCode, pagelink = '' } = values;
  const { property } = await api(call, showListing, { params: { pagelink } });
  const part = PARTS_OF_DAY.find((each) => each === partOfDay) ?? 'any';
  const words = onDemandTexts(viewingTexts, texts);
  const request = words.request({
    day: texts.format.weekday(day),
    part: words.partsOfDay[part],
  });
  const parsed = enquirySubmissionSchema.safeParse({
    kind: 'listing',
    listing: {
      id: property.id,
      reference: property.reference,
      pagelink: property.pagelink,
      title: listingTitle(texts, property),
    },
    name,
    email,
    phone,
    dialCode,
    message: [request, mode === 'video' && words.byVideo, message].filter(Boolean).join('\n'),
    page: `/${pagelink}`,
    id: submissionId(values),
    consentText: texts.form.contactConsent,
    language: texts.language,
    origin: leadOrigin(call, values),
  });
  if (!parsed.success) return { status: 'invalid', errors: byField(parsed.error.issues, FIELDS) };
  const body = { ...parsed.data, ...formTraps(values) };
  const answer = await deliver(call, submitEnquiry, { body }, FIELDS);
  const next = `/book-viewing/${encodeURIComponent(pagelink)}?done=asked`;
  return typeof answer === 'number' ? { status: 'done', next } : answer;
}

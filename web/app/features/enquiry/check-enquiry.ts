import { enquiryFormSchema } from '@manzil/contracts/leads/enquiry';
import { byField, type FieldErrors, type FormValues } from '../../lib/forms';
import { missing, readEnquiry } from './read-enquiry';

/** What is wrong with an enquiry; large (it knows the phone numbers of the world), so loaded on use. */
export function check(values: FormValues): FieldErrors {
  const { error } = enquiryFormSchema.safeParse(readEnquiry(values));
  return { ...(error && byField(error.issues, { dialCode: 'phone' })), ...missing(values) };
}

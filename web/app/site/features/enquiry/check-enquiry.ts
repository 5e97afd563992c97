import { enquiryFormSchema } from '@manzil/contracts/leads/enquiry';
import { byField, type FieldErrors, type FormValues } from '../../lib/forms';
import { missing, readEnquiry } from './read-enquiry';
import type { Texts } from '../../../shared/lib/texts';

/** Validates an enquiry; loaded on use, because the phone numbers of the world make it large. */
export function check(values: FormValues, texts: Texts): FieldErrors {
  const { error } = enquiryFormSchema.safeParse(readEnquiry(texts, values));
  const { photosPending } = values;
  return {
    ...(error && byField(error.issues, { dialCode: 'phone' })),
    ...missing(values),
    ...(photosPending !== undefined && { photoFiles: photosPending }),
  };
}

import { popupFormSchema } from '@manzil/contracts/leads/popup';
import { byField, type FieldErrors, type FormValues } from '../../lib/forms';
import { readPopup } from './read-popup';

/** What is wrong with the popup's fields; large (it knows the phone numbers of the world), so loaded on use. */
export function check(values: FormValues): FieldErrors {
  const { error } = popupFormSchema.safeParse(readPopup(values));
  return error ? byField(error.issues, { dialCode: 'phone' }) : {};
}

import { popupFormSchema } from '@manzil/contracts/leads/popup';
import { byField, type FieldErrors, type FormValues } from '../../lib/forms';
import { readPopup } from './read-popup';

/** Validates the popup's fields; loaded on use, because the phone numbers of the world make it large. */
export function check(values: FormValues): FieldErrors {
  const { error } = popupFormSchema.safeParse(readPopup(values));
  return error ? byField(error.issues, { dialCode: 'phone' }) : {};
}

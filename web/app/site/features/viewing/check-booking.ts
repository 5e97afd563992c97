import { viewingFormSchema } from '@manzil/contracts/leads/viewing';
import { byField, type FieldErrors, type FormValues } from '../../lib/forms';

export function check({ startsAt, name, email, phone, dialCode, message }: FormValues): FieldErrors {
  const { error } = viewingFormSchema.safeParse({ startsAt, name, email, phone, dialCode, message });
  return error ? byField(error.issues, { dialCode: 'phone' }) : {};
}

import { viewingFormSchema } from '@manzil/contracts/leads/viewing';
import { byField, type FieldErrors, type FormValues } from '../../lib/forms';

export function check({ startsAt, day, name, email, phone, dialCode, message }: FormValues): FieldErrors {
  const { error } = viewingFormSchema.safeParse({
    startsAt: day ?? startsAt,
    name,
    email,
    phone,
    dialCode,
    message,
  });
  const rename = { dialCode: 'phone', ...(day !== undefined && { startsAt: 'day' }) };
  return error ? byField(error.issues, rename) : {};
}

import { savedSearchFormSchema } from '@manzil/contracts/leads/saved-search';
import { byField, type FieldErrors, type FormValues } from '../../lib/forms';

export function check({ email, frequency }: FormValues): FieldErrors {
  const { error } = savedSearchFormSchema.safeParse({ email, frequency });
  return error ? byField(error.issues) : {};
}

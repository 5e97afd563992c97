import { newsletterFormSchema } from '@manzil/contracts/leads/newsletter';
import { byField, type FieldErrors, type FormValues } from '../../lib/forms';
import { readNewsletter } from './read-newsletter';

export function check(values: FormValues): FieldErrors {
  const { error } = newsletterFormSchema.safeParse(readNewsletter(values));
  return error ? byField(error.issues) : {};
}

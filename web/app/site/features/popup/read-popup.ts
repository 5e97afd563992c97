import type { FormValues } from '../../lib/forms';

/** The fields of the popup as its schema names them; without a picker the number is one of the Emirates. */
export const readPopup = ({ name, email, phone, dialCode, helpOption }: FormValues) => ({
  name,
  email,
  phone,
  dialCode: dialCode ?? '+971',
  helpOption,
});

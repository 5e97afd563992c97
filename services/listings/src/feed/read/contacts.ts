import { emailInText } from '@manzil/contracts/leads/email';
import { phoneInText } from '@manzil/contracts/leads/phone-in-text';

/** The first valid phone number as E.164; undefined when there is none. */
export const readPhone = phoneInText;

/** The first valid e-mail address; undefined when there is none. */
export const readEmail = emailInText;

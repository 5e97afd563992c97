import { isEmail } from '@manzil/contracts/leads/email';
import { phoneInText } from '@manzil/contracts/leads/phone-in-text';

/** The first valid phone number as E.164; undefined when there is none. */
export const readPhone = phoneInText;

/** The first valid e-mail address, without `mailto:` and the name before it; undefined when there is none. */
export const readEmail = (text: string): string | undefined =>
  text
    .split(/[\s,;|/<>()"]+/)
    .map((part) => part.replace(/^mailto:/i, '').replace(/\?.*$/, ''))
    .find(isEmail);

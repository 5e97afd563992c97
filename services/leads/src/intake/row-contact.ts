import { emailInText } from '@manzil/contracts/leads/email';
import { phoneInText } from '@manzil/contracts/leads/phone-in-text';
import { LEAD_LIMITS } from '@manzil/contracts/leads/text';

/** Contents of the contact columns; empty cells are left out. */
interface GivenContact {
  name: string;
  emails: readonly string[];
  phones: readonly string[];
}

interface RowContact {
  name: string;
  email: string;
  /** E.164 where it is valid. */
  phone: string;
  doubts: { field: 'name' | 'email' | 'phone'; message: string }[];
}

/**
 * Reads the first valid address and the first valid number of a row. One of them is enough: the other may be invalid, and the
 * name missing, as in leads from calls and chats. When neither is valid, both are returned as they are written.
 */
export function rowContact({ name, emails, phones }: GivenContact): RowContact {
  const email = first(emails, emailInText);
  const phone = first(phones, phoneInText);
  if (email === undefined && phone === undefined)
    return { name, email: emails[0] ?? '', phone: phones[0] ?? '', doubts: [] };
  const doubts: RowContact['doubts'] = [];
  if (name === '') {
    const standIn = phone === undefined ? 'email address' : 'phone number';
    doubts.push({ field: 'name', message: `There is no name; the ${standIn} is used as the name` });
  }
  if (emails.length > 0 && email === undefined)
    doubts.push({ field: 'email', message: 'This is no valid email address; it is left out' });
  if (email !== undefined && emails.some((text) => withoutScheme(text).toLowerCase() !== email.toLowerCase()))
    doubts.push({ field: 'email', message: `Only ${email} is the address of the lead` });
  if (phones.length > 0 && phone === undefined)
    doubts.push({ field: 'phone', message: 'This is no valid phone number; it is left out' });
  if (phone !== undefined && (phones.length > 1 || saysMore(phones[0] ?? '', phone)))
    doubts.push({ field: 'phone', message: `Only ${phone} is the number of the lead` });
  return {
    doubts,
    name: name || (phone ?? email ?? '').slice(0, LEAD_LIMITS.name),
    email: email ?? '',
    phone: phone ?? '',
  };
}

const first = (texts: readonly string[], read: (text: string) => string | undefined): string | undefined =>
  texts.map(read).find((found) => found !== undefined);

const withoutScheme = (text: string): string => text.replace(/^mailto:/i, '');

/** Letters or a separator after the first digits: an extension, a remark or another number. */
const AFTER_NUMBER = /\p{Nd}.*[\p{L}/\\,;|&#]/su;
/** Zeros before a number, and one after it from a spreadsheet. */
const MOST_EXTRA_DIGITS = 3;

const saysMore = (text: string, phone: string): boolean =>
  AFTER_NUMBER.test(text) || (text.match(/\p{Nd}/gu)?.length ?? 0) > phone.length - 1 + MOST_EXTRA_DIGITS;

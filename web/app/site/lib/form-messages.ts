import * as messages from '@manzil/contracts/leads/messages';
import type { Texts } from '../../shared/lib/texts';

type Key = keyof Texts['form']['messages'];

const KEYS: ReadonlyMap<string, Key> = new Map([
  [messages.DATA_MISSING, 'dataMissing'],
  [messages.EMAIL_INVALID, 'emailInvalid'],
  [messages.NEWSLETTER_EMAIL_MISSING, 'emailMissing'],
  [messages.PHONE_INVALID, 'phoneInvalid'],
  [messages.PHONE_INVALID_ON_SUBMIT, 'phoneInvalidOnSubmit'],
  [messages.NEWSLETTER_NOT_AGREED, 'notAgreed'],
  [messages.NEWSLETTER_ALREADY_SUBSCRIBED, 'alreadySubscribed'],
  [messages.CONTROL_CHARACTERS, 'controlCharacters'],
  [messages.TOO_LONG, 'tooLong'],
  [messages.TIME_MISSING, 'chooseTime'],
]);

/** A message that forms share with the gateway, in the language of the page; others are returned as they are. */
export function messageIn(texts: Texts, message: string): string {
  const key = KEYS.get(message);
  return key === undefined ? message : texts.form.messages[key];
}

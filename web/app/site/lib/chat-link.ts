import { chatUrl } from '../../shared/lib/safe-url';

/** Landlines of the Emirates and numbers without a country code cannot be reached by chat. */
const CHAT_NUMBER = /^\+(?:971(?=5)|(?!971)[1-9])\d{6,14}$/;

const chatNumberOf = (phone: string | null | undefined): string =>
  (phone ?? '').replace(/[^\d+]/g, '').replace(/^00/, '+');

export const takesChats = (phone: string | null | undefined): boolean =>
  CHAT_NUMBER.test(chatNumberOf(phone));

/** A chat with the adviser named, or with the agency where they have no number that takes messages. */
export function adviserChatUrl(
  adviserPhone: string | null | undefined,
  agency: string,
  text: string,
): string {
  return chatUrl(takesChats(adviserPhone) ? chatNumberOf(adviserPhone).slice(1) : agency, text);
}

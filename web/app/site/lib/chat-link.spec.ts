import { describe, expect, it } from 'vitest';
import { adviserChatUrl } from './chat-link.js';

const AGENCY = '97140000000';
const numberOf = (phone: string | null | undefined): string =>
  new URL(adviserChatUrl(phone, AGENCY, 'Hello')).pathname.slice(1);

describe('a chat about a listing', () => {
  it.each([
    ['+971 50 111 0105', '971501110105'],
    ['00971501110105', '971501110105'],
    ['+44 7911 123456', '447911123456'],
  ])('goes to the adviser at %s', (phone, number) => {
    expect(numberOf(phone)).toBe(number);
  });

  it.each([null, undefined, '', '050 111 0105', '+971 4 123 4567', 'ask for Daniel', '+'])(
    'goes to the agency when the adviser has %s',
    (phone) => {
      expect(numberOf(phone)).toBe(AGENCY);
    },
  );

  it('starts with the text', () => {
    expect(new URL(adviserChatUrl(null, AGENCY, 'Hello & good day')).searchParams.get('text')).toBe(
      'Hello & good day',
    );
  });
});

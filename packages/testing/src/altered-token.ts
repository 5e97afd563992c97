/**
 * Returns the token with another first character. Always differs from the original, unlike a token with an
 * overwritten end; and every bit of the first character is significant, unlike those of the last.
 */
export const alteredToken = (token: string): string => (token.startsWith('A') ? 'B' : 'A') + token.slice(1);

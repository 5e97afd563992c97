/**
 * Returns a token of which the first character is another one. No two tokens are alike by chance then, as they can be
 * when their end is overwritten; and each bit of the first character counts, which is not so for the last.
 */
export const alteredToken = (token: string): string => (token.startsWith('A') ? 'B' : 'A') + token.slice(1);

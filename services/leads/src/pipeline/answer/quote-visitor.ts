/** Maximum characters of a visitor's text that a mail quotes. */
const LONGEST_QUOTE = 1_000;

const LINK =
  /(?<![\p{L}\d])(?:(?:[a-z][a-z\d+.-]*:)?\/\/|www[.\u3002\uFF0E\uFF61]|(?:mailto|data|javascript):)\S+/giu;
/** A dot before a letter, as in a domain name; also the dots of other scripts. */
const DOT_OF_A_NAME = /[.\u3002\uFF0E\uFF61](?=\p{L})/gu;

/**
 * A visitor's text for mail to an unverified address: shortened, and without anything that a mail program turns into a
 * link. The result is plain text; HTML escapes it.
 */
export function quoteVisitor(text: string, linkRemoved: string): string {
  const linkless = text.replace(LINK, linkRemoved).replace(DOT_OF_A_NAME, '. ');
  const characters = [...linkless];
  return characters.length <= LONGEST_QUOTE
    ? linkless
    : `${characters.slice(0, LONGEST_QUOTE - 1).join('')}…`;
}

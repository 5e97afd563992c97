/** Pages whose path ends in a token, which grants the permission of the link. */
const PAGES = 'mail|mydata|password|preview|saved-searches|shortlist|viewings';
/** API paths with such a token, below `/api/`. */
const CALLS =
  'content-previews|feeds|mail-links|one-time-links|own-viewings|page-previews|person-data|saved-searches|shortlists|viewing-calendars';
/** At the beginning of a path or URL, anywhere in a text; paths of files do not match. */
const SECRET = new RegExp(
  `(?<=^|[\\s"'(])((?:https?://[^\\s/"']+)?/+(?:api/+(?:${CALLS})|${PAGES})/+)[^\\s"'()]+`,
  'gi',
);

/** Removes link tokens from a text, such as a path or an error message, before it is logged. */
export const withoutLinkTokens = (text: string): string => text.replace(SECRET, '$1…');

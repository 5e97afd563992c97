import { withoutInvisible } from '@manzil/contracts/visible-text';
import sanitizeHtml from 'sanitize-html';
import { decodedTwice } from './encoded-twice.js';

/** The page has the headings h1 and h2, so these headings of a feed become h3. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', hr: 'br' }),
  ...['div', 'section', 'article', 'header', 'footer', 'address', 'center', 'pre'].map(
    (name): [string, string] => [name, 'p'],
  ),
]);

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h3', 'h4', 'blockquote'],
  allowedAttributes: {},
  // A transformation for each name would be prepared again for each text.
  transformTags: { '*': (tagName) => ({ tagName: RENAMED.get(tagName) ?? tagName, attribs: {} }) },
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'noscript',
    'title',
    'xml',
    'iframe',
    'svg',
    'math',
    'template',
  ],
  nestingLimit: 20,
};

/** The longest description in characters; a whole listing must fit into one message. */
export const LONGEST_RICH_TEXT = 50_000;

const IS_HTML = /<\/?[a-z][^>]*>/i;

/**
 * Returns sanitised HTML of a description: an allowlist of plain tags, with `</br>` repaired and plain text as
 * paragraphs.
 */
export function readRichText(text: string): string {
  const once = unescaped(IS_HTML.test(text) ? withBreaks(text) : text);
  const given = (escapedTwice(once) ? decodeEntities(once) : once).replace(/\r\n?/g, '\n');
  // A cut inside a tag must not leave half of it.
  const whole =
    given.length > LONGEST_RICH_TEXT ? given.slice(0, LONGEST_RICH_TEXT).replace(/<[^>]*$/, '') : given;
  const mended = whole.replace(/<\/br\s*\/?>/gi, '<br>');
  const html = IS_HTML.test(mended) ? cellsApart(mended) : paragraphs(mended);
  return withoutInvisible(tidy(sanitizeHtml(html, ALLOWED)));
}

const WRITTEN_LINE_END = /\\+r\\+n|\\+n/g;
/** Block elements, beside which a line ends anyway. */
const AFTER_BLOCK = /(<\/?(?:p|div|ul|ol|li|h\d|table|t[rdh]|d[ltd]|section|article)\b[^>]*>)(?:<br>)+/gi;

/** Converts escaped line ends in HTML to line breaks, as in plain text. */
const withBreaks = (html: string): string =>
  html.replace(WRITTEN_LINE_END, '<br>').replace(AFTER_BLOCK, '$1');

/** Unescapes text that was escaped once too often: `\n`, `\'`, `&amp;amp;`, `&amp;#039;`. */
const unescaped = (text: string): string => {
  const given = decodedTwice(text);
  // Most texts contain no escapes.
  if (!ESCAPED.test(given)) return given;
  return given
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(/_x000d_\n?|&#(?:13|x0*d);(?:&#(?:10|x0*a);)?/gi, '\n')
    .replace(/&#(?:10|x0*a);|&NewLine;/gi, '\n')
    .replace(/(?:\\+u[\da-f]{4})+/gi, charactersOf)
    .replace(/\\+r\\+n|\\+n|\\+r(?![a-z])/g, '\n')
    .replace(/\\+t(?![a-z])/g, ' ')
    .replace(/\\+(?=['"/])/g, '')
    .replace(/&(?:amp;)+(?=(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});)/gi, '&');
};
/**
 * Returns the characters of `\\u00e9` and the like, without control characters and lone surrogates, which PostgreSQL
 * cannot store.
 */
const charactersOf = (escapes: string): string =>
  escapes
    .replace(/\\+u([\da-f]{4})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/[^\P{Cc}\n]|\p{Surrogate}/gu, ' ');
const ESCAPED = /[\\&]|_x000d_|\]\]>/i;

/** Writes the rows of a table as lines, with a bar between cells, and pairs of a list of terms in the same way. */
const cellsApart = (html: string): string => {
  if (!OF_TABLE.test(html)) return html;
  return html
    .replace(/\s*<\/(?:t[dhr]|d[dt])>\s*|<\/?(?:tbody|thead|tfoot|colgroup|col|caption)\b[^>]*>\s*/gi, '')
    .replace(/<tr\b[^>]*>\s*(?:<t[dh]\b[^>]*>)?|<dt\b[^>]*>/gi, '<br>')
    .replace(/<(?:t[dh]|dd)\b[^>]*>/gi, ' | ')
    .replace(/<(\/?)(?:table|dl)\b[^>]*>/gi, '<$1p>');
};
const OF_TABLE = /<\/?(?:table|tbody|thead|tfoot|t[dhr]|col|colgroup|caption|d[ldt])\b/i;

const escapedTwice = (text: string): boolean =>
  !IS_HTML.test(text) &&
  /&lt;\/?(p|br|div|ul|ol|li|b|i|em|strong|span|table|t[rdh]|h\d|a|font)\b/i.test(text);

/** Merges nested paragraphs and removes empty ones. */
function tidy(html: string): string {
  return html
    .replace(/\u00a0/g, ' ')
    .replace(/<p>(?:\s*<p>)+/g, '<p>')
    .replace(/<\/p>(?:\s*<\/p>)+/g, '</p>')
    .replace(/<p>(?:\s|<br \/>)+/g, '<p>')
    .replace(/<p><\/p>/g, '')
    .trim();
}

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => `<p>${escapeHtml(block).replace(/\n/g, '<br>')}</p>`)
    .join('');

const escapeHtml = (text: string): string =>
  text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

/** Elements that end a line, between which words must not be glued. */
const LINE_END = /<\/?(?:br|hr|p|div|li|ul|ol|h\d|table|t[rdh]|d[ltd]|section|article)\b[^>]*>/gi;

/** Most names, which need none of the steps below. */
const PLAIN = /^[a-z\d.,'()+:/@-]+(?: [a-z\d.,'()+:/@-]+)*$/i;

/** Returns text without markup on one line, for names and titles. Scripts are removed with their content. */
export function readPlainText(text: string): string {
  if (PLAIN.test(text)) return text;
  const given = unescaped(text);
  const once = withoutMarkup(given);
  const plain = IS_HTML.test(once) ? withoutMarkup(once) : once;
  return withoutInvisible(plain.replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')).trim();
}

const withoutMarkup = (text: string): string =>
  /[<&]/.test(text)
    ? decodeEntities(sanitizeHtml(text.replace(LINE_END, ' '), { allowedTags: [], allowedAttributes: {} }))
    : text;

const decodeEntities = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');

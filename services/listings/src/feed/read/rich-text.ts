import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h3', 'h4', 'blockquote'],
  allowedAttributes: {},
  // The page has the headings h1 and h2, so those of a feed become h3.
  transformTags: { h1: 'h3', h2: 'h3', div: 'p' },
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
  const given = (escapedTwice(text) ? decodeEntities(text) : text).replace(/\r\n?/g, '\n');
  // A cut inside a tag must not leave half of it.
  const whole =
    given.length > LONGEST_RICH_TEXT ? given.slice(0, LONGEST_RICH_TEXT).replace(/<[^>]*$/, '') : given;
  const mended = whole.replace(/<\/br\s*\/?>/gi, '<br>');
  const html = IS_HTML.test(mended) ? mended : paragraphs(mended);
  return tidy(sanitizeHtml(html, ALLOWED));
}

const escapedTwice = (text: string): boolean =>
  !IS_HTML.test(text) && /&lt;\/?(p|br|div|ul|li|b|strong|span)\b/i.test(text);

/** Merges nested paragraphs and removes empty ones. */
function tidy(html: string): string {
  return html
    .replace(/\u00a0/g, ' ')
    .replace(/<p>(?:\s*<p>)+/g, '<p>')
    .replace(/<\/p>(?:\s*<\/p>)+/g, '</p>')
    .replace(/<p>(?:\s|<br \/>)*<\/p>/g, '')
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

/** Returns text without markup on one line, for names and titles. Scripts are removed with their content. */
export function readPlainText(text: string): string {
  const bare = /[<&]/.test(text)
    ? decodeEntities(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }))
    : text;
  return bare
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();
}

const decodeEntities = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');

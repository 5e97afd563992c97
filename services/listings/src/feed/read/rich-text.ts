import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h3', 'h4', 'blockquote'],
  allowedAttributes: {},
  // Headings of the page are ours; a feed's own come below them.
  transformTags: { h1: 'h3', h2: 'h3', div: 'p' },
  nonTextTags: ['script', 'style', 'textarea', 'noscript', 'title', 'xml'],
};

/** Harmless HTML of a feed's remarks: an allowlist of plain tags, `</br>` mended, plain text as paragraphs. */
export function readRichText(text: string): string {
  const mended = text.replace(/<\/br\s*\/?>/gi, '<br>');
  const html = /<[a-z][^>]*>/i.test(mended) ? mended : paragraphs(mended);
  return sanitizeHtml(html, ALLOWED)
    .replace(/<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g, '')
    .trim();
}

/** Text without any markup, for names and titles. */
export function readPlainText(text: string): string {
  const bare = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(bare)
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((block) => `<p>${escapeHtml(block.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');

const escapeHtml = (text: string): string =>
  text
    .replace(/&(?!\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

const decodeEntities = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

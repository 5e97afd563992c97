const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * Returns the visible text of a link in sanitised HTML, with the alternative texts of its pictures; `from` is a
 * position within its opening tag. Empty if the link is not closed.
 */
export function linkText(html: string, from: number): string {
  const start = html.indexOf('>', from) + 1;
  const end = html.indexOf('</a>', start);
  if (start === 0 || end === -1) return '';
  return html
    .slice(start, end)
    .replace(/<img\b[^>]*\salt="([^"]*)"[^>]*>/gi, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => CHARACTERS[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

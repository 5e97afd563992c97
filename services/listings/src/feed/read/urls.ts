/** An absolute http(s) URL, or a path of our own site; undefined for anything else. */
export function readUrl(value: string): string | undefined {
  if (/^\/(?!\/)[\w./-]+$/.test(value) && !value.includes('..')) return value;
  try {
    const url = new URL(value);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Image URLs in order, each once. One text may hold many: a JSON array, a Python-like list, URLs separated
 * by commas, blanks, pipes or newlines, or glued together.
 */
export function readImages(values: readonly string[]): { images: string[]; unread: string[] } {
  const images = new Set<string>();
  const unread: string[] = [];
  for (const piece of values.flatMap(splitList)) {
    const url = readUrl(piece);
    if (url === undefined) unread.push(piece);
    else images.add(url);
  }
  return { images: [...images], unread };
}

function splitList(text: string): string[] {
  return text
    .replace(/^\s*\[|\]\s*$/g, '')
    .replace(/(?<=\S)(?=https?:\/\/)/g, '\n')
    .split(/["'\s|]+|,(?=\s*(?:["']|https?:|\/|$))/)
    .map((piece) => piece.replace(/^,+|,+$/g, ''))
    .filter((piece) => piece !== '' && piece !== ',');
}

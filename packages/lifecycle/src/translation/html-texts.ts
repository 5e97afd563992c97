import { ElementType, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Position of a text in HTML; for an attribute, the position of the value between the quotes. */
interface Place {
  start: number;
  end: number;
  /** HTML of a paragraph, or an attribute without its escapes. */
  text: string;
  isAttribute: boolean;
}

/** Attributes that visitors see or hear; sanitised HTML has every value in double quotes. */
const READ_ATTRIBUTE = /\s(alt|title|aria-label)="([^"]*)"/g;

const TAGS_AND_ESCAPES = /<[^>]*>|&[a-z]+;/gi;
const hasLetters = (html: string): boolean => /\p{L}/u.test(html.replace(TAGS_AND_ESCAPES, ''));

/**
 * Replaces each text of sanitised HTML: the content of the innermost elements that hold text, and the attributes that
 * visitors read. `replace` gets the text, its kind, and its number among the texts of the HTML. Everything else stays
 * byte for byte.
 */
export function replaceHtmlTexts(
  html: string,
  replace: (text: string, kind: 'html' | 'line', number: number) => string,
): string {
  let result = '';
  let at = 0;
  for (const [number, { start, end, text, isAttribute }] of placesIn(html).entries()) {
    const replaced = replace(text, isAttribute ? 'line' : 'html', number);
    // An unchanged text keeps its escapes as they are written.
    const written = replaced === text ? html.slice(start, end) : isAttribute ? escape(replaced) : replaced;
    result += html.slice(at, start) + written;
    at = end;
  }
  return result + html.slice(at);
}

function placesIn(html: string): Place[] {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return textsAmong(html, children).filter(({ text }) => hasLetters(text));
}

/** Siblings are one text if one of them is a text node, such as a paragraph with a link in it. */
function textsAmong(html: string, siblings: readonly Node[]): Place[] {
  if (siblings.some((node) => node.type === ElementType.ElementType.Text && node.data.trim() !== '')) {
    const from = siblings[0]?.startIndex ?? 0;
    const whole = html.slice(from, (siblings.at(-1)?.endIndex ?? -1) + 1);
    const text = whole.trim();
    const start = from + whole.indexOf(text);
    return [{ start, end: start + text.length, text, isAttribute: false }];
  }
  return siblings.flatMap((node) =>
    'attribs' in node ? [...textsOfAttributes(html, node), ...textsAmong(html, node.children)] : [],
  );
}

function textsOfAttributes(html: string, element: Extract<Node, { attribs: unknown }>): Place[] {
  const from = element.startIndex ?? 0;
  const tag = html.slice(from, element.children[0]?.startIndex ?? (element.endIndex ?? 0) + 1);
  return [...tag.matchAll(READ_ATTRIBUTE)].map(({ 0: attribute, 1: name = '', 2: value = '', index }) => {
    const end = from + index + attribute.length - 1;
    return { start: end - value.length, end, text: element.attribs[name] ?? value, isAttribute: true };
  });
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** Tags of running text; everything else is a block. */
export const INLINE_TAGS = new Set(
  'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** White space that browsers do not render between blocks; a non-breaking space is text. */
export const isBlank = (text: string | null): boolean => /^[ \t\r\n\f]*$/.test(text ?? '');

/** A document in which scripts do not run and nothing is loaded. */
const inertDocument = (): Document => document.implementation.createHTMLDocument('');

/** Parses HTML in an inert document. */
export function parseInert(html: string): HTMLElement {
  const container = inertDocument().createElement('div');
  container.innerHTML = html;
  return container;
}

/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/**
 * Normalises elements to the form that the editor writes: no paragraph around the only text of an item, a cell or a
 * quotation, header rows of a table in its `thead`, and no redundant attributes.
 */
export function tidy(root: Element): void {
  for (const item of root.querySelectorAll('li')) {
    const [first, ...others] = item.children;
    if (isBare(first) && isFirst(item, first) && others.every(({ tagName }) => /^[UO]L$/.test(tagName)))
      unwrap(first);
  }
  for (const box of root.querySelectorAll('td, th, blockquote')) {
    const [only] = box.children;
    if (isBare(only) && box.childNodes.length === 1) unwrap(only);
  }
  for (const cell of root.querySelectorAll('td, th'))
    for (const span of ['colspan', 'rowspan'])
      if (cell.getAttribute(span) === '1') cell.removeAttribute(span);
  for (const table of root.querySelectorAll('table')) tidyTable(table);
}

const isBare = (element: Element | undefined): element is Element =>
  element?.tagName === 'P' && element.attributes.length === 0;

const isFirst = (parent: Element, child: Element): boolean =>
  [...parent.childNodes].find(({ nodeType, textContent }) => nodeType === 1 || !isBlank(textContent)) ===
  child;

function tidyTable(table: HTMLTableElement): void {
  const parts = [...table.children];
  const isPlain = ({ tagName, attributes, children }: Element): boolean =>
    /^(?:THEAD|TBODY)$/.test(tagName) &&
    attributes.length === 0 &&
    [...children].every((row) => row.tagName === 'TR');
  if (parts.length === 0 || !parts.every(isPlain)) return;
  const rows = parts.flatMap((part) => [...part.children]);
  const isHeading = (row: Element): boolean => [...row.children].every(({ tagName }) => tagName === 'TH');
  const found = rows.findIndex((row) => !isHeading(row));
  const heads = found === -1 ? 1 : found;
  const made = (tag: string, content: Element[]): Element[] => {
    if (content.length === 0) return [];
    const part = table.ownerDocument.createElement(tag);
    part.append(...content);
    return [part];
  };
  table.replaceChildren(...made('thead', rows.slice(0, heads)), ...made('tbody', rows.slice(heads)));
}

const SAME: Record<string, string> = { b: 'strong', i: 'em' };

/**
 * Texts with the same shape are rendered the same: the same words in the same elements with the same attributes, apart
 * from white space that browsers do not render and from the differences that {@link tidy} removes.
 */
export function shapeOf(container: Element): string {
  const copy = parseInert('');
  copy.append(...[...container.childNodes].map((node) => copy.ownerDocument.importNode(node, true)));
  tidy(copy);
  const shape = new ShapeWriter();
  shape.children(copy, false);
  return shape.text();
}

class ShapeWriter {
  private readonly parts: string[] = [];
  /** The last character that is shown, or '' at the edge of a block. */
  private last = '';

  text(): string {
    return this.parts.join('');
  }

  children(parent: Node, isPreformatted: boolean): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) this.words(node.textContent ?? '', isPreformatted);
      else if (node.nodeType === Node.ELEMENT_NODE) this.element(node as Element, isPreformatted);
    }
  }

  private element(element: Element, isPreformatted: boolean): void {
    const tag = element.tagName.toLowerCase();
    const isBlock = !INLINE_TAGS.has(tag) || tag === 'br';
    const name = SAME[tag] ?? tag;
    const attributes = [...element.attributes]
      .map((each) => ` ${each.name}=${JSON.stringify(each.value)}`)
      .sort();
    if (isBlock) this.edge();
    this.parts.push(`<${name}${attributes.join('')}>`);
    if (tag === 'img') this.last = 'x';
    this.children(element, isPreformatted || tag === 'pre');
    if (isBlock) this.edge();
    this.parts.push(`</${name}>`);
  }

  private words(text: string, isPreformatted: boolean): void {
    const shown = isPreformatted ? text : text.replace(/[ \t\r\n\f]+/g, ' ');
    const rest = !isPreformatted && (this.last === '' || this.last === ' ') ? shown.replace(/^ /, '') : shown;
    if (rest === '') return;
    this.parts.push(escaped(rest));
    this.last = rest.at(-1) ?? '';
  }

  /** A space before the edge of a block is not rendered, whichever element contains it. */
  private edge(): void {
    this.last = '';
    for (let index = this.parts.length - 1; index >= 0; index -= 1) {
      const part = this.parts[index] ?? '';
      if (!part.startsWith('<')) {
        this.parts[index] = part.replace(/ $/, '');
        return;
      }
      const tag = /^<\/?([a-z0-9]+)/.exec(part)?.[1] ?? '';
      if (!INLINE_TAGS.has(tag) || tag === 'br' || tag === 'img') return;
    }
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

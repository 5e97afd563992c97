import { parseInert, unwrap } from './html-shape';

/** Pasted content, reduced to elements that a text may have. */
export interface Pasted {
  html: string;
  /** Pasted pictures; `upload` identifies their placeholder in the HTML. */
  pictures: { upload: string; file: File }[];
  /** Number of pictures that the clipboard contains only by URL. */
  lost: number;
}

/** Cleans HTML pasted from Word, Google Docs and web pages; visual formatting becomes elements. */
export function cleanPaste(html: string): Pasted {
  const root = parseInert(html);
  for (const one of root.querySelectorAll('script, style, meta, link, title, xml, template, iframe, object'))
    one.remove();
  removeComments(root);
  for (const one of [...root.querySelectorAll('*')].filter(({ tagName }) => tagName.includes(':')))
    unwrap(one);
  listsOfWord(root);
  formatsOfStyles(root);
  const { pictures, lost } = takePictures(root);
  for (const heading of root.querySelectorAll('h1')) rename(heading, 'h2');
  for (const link of root.querySelectorAll('a')) cleanLink(link);
  for (const one of root.querySelectorAll('div, section, article, main, header, footer, font, span, center'))
    if (!one.hasAttribute('data-waiting')) unwrapOrRename(one);
  for (const one of root.querySelectorAll('caption, colgroup, col')) one.remove();
  for (const one of root.querySelectorAll('*')) cleanAttributes(one);
  for (const line of root.querySelectorAll('p'))
    if (line.textContent.trim() === '' && line.childElementCount === 0) line.remove();
  return { html: root.innerHTML, pictures, lost };
}

function removeComments(root: HTMLElement): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase();

/** Word writes the items of a list as paragraphs with a level and a typed marker. */
function listsOfWord(root: HTMLElement): void {
  const open: { list: HTMLElement; level: number }[] = [];
  let previous: Element | undefined;
  for (const line of [...root.querySelectorAll('p')]) {
    const level = Number(/mso-list:\s*l\d+\s+level(\d+)/.exec(styleOf(line))?.[1] ?? 0);
    if (level === 0) continue;
    const marker = [...line.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/.test(styleOf(span)),
    );
    const tag = /^\s*(?:\d+|[a-z]{1,3})[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const isNext = previous !== undefined && line.previousElementSibling === open[0]?.list;
    if (!isNext) open.length = 0;
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = root.ownerDocument.createElement(tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent === undefined || parent === null) line.before(list);
      else parent.append(list);
      open.push({ list, level });
    }
    const item = root.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    open.at(-1)?.list.append(item);
    line.remove();
    previous = item;
  }
}

const FORMATS: readonly [RegExp, string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/, 'strong'],
  [/font-style:\s*italic/, 'em'],
  [/text-decoration[^;]*line-through/, 's'],
  [/vertical-align:\s*super/, 'sup'],
  [/vertical-align:\s*sub(?!.*super)/, 'sub'],
];

/** Google Docs marks bold text only by styles, and wraps everything in a `b` element that is not bold. */
function formatsOfStyles(root: HTMLElement): void {
  for (const one of root.querySelectorAll('b, strong'))
    if (/font-weight:\s*(?:normal|400)/.test(styleOf(one))) unwrap(one);
  for (const span of root.querySelectorAll('span'))
    for (const [style, tag] of FORMATS)
      if (style.test(styleOf(span)) && span.closest(`h1, h2, h3, h4, h5, h6, ${tag}`) === null) {
        const format = root.ownerDocument.createElement(tag);
        format.append(...span.childNodes);
        span.append(format);
      }
}

let uploads = 0;

function takePictures(root: HTMLElement): Pick<Pasted, 'pictures' | 'lost'> {
  const pictures: { upload: string; file: File }[] = [];
  let lost = 0;
  for (const picture of root.querySelectorAll('img')) {
    const source = picture.getAttribute('src') ?? '';
    if (source.startsWith('/uploads/')) continue;
    const file = fileOf(source);
    if (file === undefined) {
      lost += 1;
      picture.remove();
      continue;
    }
    uploads += 1;
    const upload = `paste-${String(uploads)}`;
    const place = root.ownerDocument.createElement('div');
    place.setAttribute('data-waiting', upload);
    place.setAttribute('data-name', file.name);
    picture.replaceWith(place);
    pictures.push({ upload, file });
  }
  return { pictures, lost };
}

/** The file of a picture with a data URL. */
function fileOf(source: string): File | undefined {
  const [, type = '', data = ''] =
    /^data:(image\/(?:png|jpeg|webp|gif));base64,([\w+/=\s]+)$/i.exec(source) ?? [];
  if (data === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return new File([bytes], `pasted.${type.split('/')[1] ?? 'png'}`, { type });
  } catch {
    return undefined;
  }
}

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Links in Google Docs redirect through Google. */
function cleanLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  if (!/^https?:\/\/(?:www\.)?google\.com\/url\?/.test(address) || !URL.canParse(address)) return;
  const target = new URL(address).searchParams.get('q');
  if (target !== null) link.setAttribute('href', target);
}

const BLOCKS = 'p, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, figure, div, [data-waiting]';

/** A `div` with a line of text becomes a paragraph; containers of other blocks are unwrapped. */
function unwrapOrRename(element: Element): void {
  const isBox = /^(?:DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|CENTER)$/.test(element.tagName);
  const isLine = isBox && element.querySelector(BLOCKS) === null && element.closest('li, td, th') === null;
  if (isLine) rename(element, 'p');
  else unwrap(element);
}

const ALLOWED: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  div: ['data-waiting', 'data-name'],
};

function cleanAttributes(element: Element): void {
  const allowed = ALLOWED[element.tagName.toLowerCase()] ?? [];
  for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
}

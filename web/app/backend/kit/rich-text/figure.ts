import { isBlank } from './html-shape';

/** A picture of a text: the attributes of its `img`, and the caption. */
export interface Figure {
  html: Record<string, string>;
  caption: string;
}

export const PICTURE_ATTRIBUTES = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'];

/** Parses a `figure` with one uploaded picture and a caption; undefined for any other element. */
export function figureOf(element: HTMLElement): Figure | undefined {
  if (element.tagName !== 'FIGURE' || element.attributes.length > 0) return undefined;
  const [picture, caption, ...others] = element.children;
  if (picture?.tagName !== 'IMG' || others.length > 0 || hasOwnText(element)) return undefined;
  if (caption !== undefined && !isLineOfText(caption)) return undefined;
  const html = Object.fromEntries([...picture.attributes].map(({ name, value }) => [name, value]));
  const isOurs =
    Object.keys(html).every((name) => PICTURE_ATTRIBUTES.includes(name)) && html.src?.startsWith('/');
  return isOurs === true
    ? { html, caption: (caption?.textContent ?? '').replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '') }
    : undefined;
}

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && !isBlank(textContent));

const isLineOfText = ({ tagName, attributes, children, textContent }: Element): boolean =>
  tagName === 'FIGCAPTION' && attributes.length === 0 && children.length === 0 && !isBlank(textContent);

/** A picture node for a library file. */
export const pictureOf = ({
  filename,
  alt,
}: {
  filename: string;
  alt?: string | null | undefined;
}): Figure => ({
  html: { src: `/uploads/${filename}`, alt: alt ?? '', loading: 'lazy' },
  caption: '',
});

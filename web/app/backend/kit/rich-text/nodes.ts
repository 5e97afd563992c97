import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core';
import { TableCell, TableHeader, TableRow, Table } from '@tiptap/extension-table';
import { ReactNodeViewRenderer } from '@tiptap/react';
import {
  GALLERY_ATTRIBUTE,
  HOME_ATTRIBUTE,
  REFERENCE_ATTRIBUTE,
  VIDEO_ATTRIBUTE,
  videoAddress,
} from '@manzil/contracts/content/post-blocks';
import { figureOf, PICTURE_ATTRIBUTES, type Figure } from './figure';
import { GalleryView } from './gallery-view';
import { HomeView } from './home-view';
import { RawHtmlView } from './raw-html-view';
import { PictureView } from './picture-view';
import { VideoView } from './video-view';
import { WaitingView } from './waiting-view';

const kept = (name: string, attribute = name) => ({
  [name]: {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute(attribute),
    renderHTML: (attributes: Record<string, unknown>) =>
      typeof attributes[name] === 'string' ? { [attribute]: attributes[name] } : {},
  },
});

/** Attributes in older texts: alignment and indentation by the previous editor, languages, kinds of list. */
export const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
        ...['table', 'tableRow', 'tableCell', 'tableHeader'],
      ],
      attributes: { ...kept('keptClass', 'class'), ...kept('keptLang', 'lang'), ...kept('keptDir', 'dir') },
    },
    { types: ['listItem'], attributes: kept('listKind', 'data-list') },
    { types: ['tableHeader'], attributes: kept('scope') },
  ],
});

const INLINE_ATTRIBUTES = ['lang', 'dir', 'class', 'title'];
const attributesOf = (element: HTMLElement, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Inline elements that the toolbar does not offer, but older texts contain. */
export const KeptInline = Mark.create({
  name: 'keptInline',
  excludes: '',
  addAttributes: () => ({ tag: { default: 'span' }, html: { default: {} } }),
  parseHTML: () =>
    'abbr bdi bdo cite del dfn ins kbd mark q samp small span sub sup time var'.split(' ').map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => ({ tag, html: attributesOf(element, INLINE_ATTRIBUTES) }),
    })),
  renderHTML: ({ mark }) => [mark.attrs.tag as string, mark.attrs.html as object, 0],
});

/** An inline picture of older texts. */
export const InlinePicture = Node.create({
  name: 'inlinePicture',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ html: { default: {} } }),
  parseHTML: () => [
    {
      tag: 'img[src^="/"]',
      getAttrs: (element) => ({
        html: attributesOf(element, [...PICTURE_ATTRIBUTES, ...INLINE_ATTRIBUTES]),
      }),
    },
  ],
  renderHTML: ({ node }) => ['img', node.attrs.html as object],
});

/** The text; homes, films and galleries are between its blocks and never within one. */
export const RichDocument = Node.create({ name: 'doc', topNode: true, content: '(block | between)+' });

const block = { group: 'block', atom: true, draggable: true, selectable: true } as const;
const between = { ...block, group: 'between' } as const;

/** A picture with its alternative text and a caption. */
export const Picture = Node.create({
  ...block,
  name: 'picture',
  addAttributes: () => ({ html: { default: {} }, caption: { default: '' } }),
  parseHTML: () => [{ tag: 'figure', getAttrs: (element) => figureOf(element) ?? false }],
  renderHTML: ({ node }) => figureHtml(node.attrs as Figure),
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

type FigureHtml = ['figure', ['img', object], ...['figcaption', object, string][]];
const figureHtml = ({ html, caption }: Figure): FigureHtml => [
  'figure',
  ['img', html],
  ...(caption === '' ? [] : [['figcaption', {}, caption] as ['figcaption', object, string]]),
];

export const Gallery = Node.create({
  ...between,
  name: 'gallery',
  addAttributes: () => ({ pictures: { default: [] } }),
  parseHTML: () => [
    {
      tag: `div[${GALLERY_ATTRIBUTE}]`,
      getAttrs: (element) => {
        const pictures = [...element.children].map((child) => figureOf(child as HTMLElement));
        return pictures.length > 0 && pictures.every((one) => one !== undefined) ? { pictures } : false;
      },
    },
  ],
  renderHTML: ({ node }) => [
    'div',
    { [GALLERY_ATTRIBUTE]: '' },
    ...(node.attrs.pictures as Figure[]).map(figureHtml),
  ],
  addNodeView: () => ReactNodeViewRenderer(GalleryView),
});

/** A listing by its id. Its card is rendered when the text is shown, with the current price. */
export const Home = Node.create({
  ...between,
  name: 'home',
  addAttributes: () => ({ id: { default: '' }, reference: { default: '' } }),
  parseHTML: () => [
    {
      tag: `div[${HOME_ATTRIBUTE}]`,
      getAttrs: (element) => ({
        id: element.getAttribute(HOME_ATTRIBUTE),
        reference: element.getAttribute(REFERENCE_ATTRIBUTE) ?? '',
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'div',
    {
      [HOME_ATTRIBUTE]: attrs.id as string,
      ...(attrs.reference !== '' && { [REFERENCE_ATTRIBUTE]: attrs.reference as string }),
    },
  ],
  addNodeView: () => ReactNodeViewRenderer(HomeView),
});

/** A film by its URL. Nothing is requested from its host before a visitor opens it. */
export const Video = Node.create({
  ...between,
  name: 'video',
  addAttributes: () => ({ address: { default: '' } }),
  parseHTML: () => [
    {
      tag: `div[${VIDEO_ATTRIBUTE}]`,
      getAttrs: (element) => {
        const address = videoAddress(element.getAttribute(VIDEO_ATTRIBUTE) ?? '');
        return address === undefined ? false : { address };
      },
    },
  ],
  renderHTML: ({ node }) => ['div', { [VIDEO_ATTRIBUTE]: node.attrs.address as string }],
  addNodeView: () => ReactNodeViewRenderer(VideoView),
});

/** HTML that the editor cannot represent: it is stored unchanged. */
export const Kept = Node.create({
  ...between,
  name: 'kept',
  addAttributes: () => ({ html: { default: '' } }),
  parseHTML: () => [
    { tag: 'div[data-kept]', getAttrs: (element) => ({ html: element.getAttribute('data-kept') }) },
  ],
  renderHTML: ({ node }) => ['div', { 'data-kept': node.attrs.html as string }],
  addNodeView: () => ReactNodeViewRenderer(RawHtmlView),
});

/** A placeholder for an uploading picture; never stored. */
export const Waiting = Node.create({
  ...block,
  name: 'waiting',
  addAttributes: () => ({ upload: { default: '' }, name: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'div[data-waiting]',
      getAttrs: (element) => ({
        upload: element.getAttribute('data-waiting'),
        name: element.getAttribute('data-name') ?? '',
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'div',
    { 'data-waiting': attrs.upload as string, 'data-name': attrs.name as string },
  ],
  addNodeView: () => ReactNodeViewRenderer(WaitingView),
});

const attributesOnly = { colwidth: { default: null, rendered: false, parseHTML: () => null } };

/** Tables as plain HTML, without the widths of columns. */
export const RichTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
}).configure({ resizable: false });
export const RichRow = TableRow;
export const RichCell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), ...attributesOnly };
  },
});
export const RichHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), ...attributesOnly };
  },
});

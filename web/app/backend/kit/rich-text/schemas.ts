import { getSchema, type Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit';
import { LINK } from '@manzil/contracts/content/text';
import {
  Gallery,
  Home,
  InlinePicture,
  Kept,
  KeptAttributes,
  KeptInline,
  Picture,
  RichCell,
  RichDocument,
  RichHeader,
  RichRow,
  RichTable,
  Video,
  Waiting,
} from './nodes';
import type { RichTextKind } from './rich-text-kind';

const LINKS: StarterKitOptions['link'] = {
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (url) => LINK.test(url) || /^http:\/\/[^\s<>"]+$/i.test(url),
};

const DEVELOPMENT: Extensions = [
  RichDocument,
  StarterKit.configure({ document: false, heading: { levels: [2, 3, 4, 5, 6] }, link: LINKS }),
  KeptAttributes,
  KeptInline,
  InlinePicture,
  Picture,
  Kept,
  Waiting,
  RichTable,
  RichRow,
  RichCell,
  RichHeader,
  Placeholder.configure({ placeholder: 'Write here. Paste text and pictures, or drop files.' }),
];

/** Headings that the toolbar offers. The title of the page of a listing is its h1, and its parts have the h2. */
export const HEADING_LEVELS: Record<RichTextKind, readonly (2 | 3 | 4)[]> = {
  post: [2, 3, 4],
  development: [2, 3, 4],
  listing: [3, 4],
};

/** The node and mark types of each kind of text. */
export const EXTENSIONS: Record<RichTextKind, Extensions> = {
  post: [...DEVELOPMENT, Gallery, Home, Video],
  development: DEVELOPMENT,
  // What descriptions of feeds are reduced to; portals get the same text.
  listing: [
    RichDocument,
    StarterKit.configure({
      document: false,
      heading: { levels: [...HEADING_LEVELS.listing] },
      link: false,
      underline: false,
      strike: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
    }),
    Kept,
    Placeholder.configure({ placeholder: 'Write here, or paste text.' }),
  ],
};

export const SCHEMAS = {
  post: getSchema(EXTENSIONS.post),
  development: getSchema(EXTENSIONS.development),
  listing: getSchema(EXTENSIONS.listing),
};

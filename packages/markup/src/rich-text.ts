import sanitizeHtml from 'sanitize-html';
import { withoutForeignPictures } from './foreign-pictures.js';
import {
  COMMON,
  IMAGE_ATTRIBUTES,
  LINK_ATTRIBUTES,
  safeTarget,
  TABLE_ATTRIBUTES,
  TEXT_TAGS,
  words,
} from './html-rules.js';

export const RICH_TEXT = {
  ...COMMON,
  allowedTags: words(TEXT_TAGS),
  allowedAttributes: {
    ...TABLE_ATTRIBUTES,
    '*': ['lang', 'dir', 'class'],
    a: LINK_ATTRIBUTES,
    img: IMAGE_ATTRIBUTES,
    li: ['data-list'],
  },
  // The editor's alignment and indentation only: any other class could imitate parts of the site.
  allowedClasses: { '*': [/^ql-(?:align|direction|indent|size)-[\w-]+$/] },
  transformTags: {
    a: (tagName, { target, ...rest }) => ({ tagName, attribs: { ...rest, ...safeTarget(target) } }),
    img: (tagName, attribs) => ({ tagName, attribs: withoutForeignPictures(attribs) }),
    // The page's title must be its only h1.
    h1: 'h2',
  },
} satisfies sanitizeHtml.IOptions;

/** Reduces rich text to paragraphs, headings, lists, tables, links and pictures without styles. Idempotent. */
export const sanitiseRichText = (html: string): string => sanitizeHtml(html, RICH_TEXT);

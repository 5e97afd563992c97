import {
  COMMON,
  IMAGE_ATTRIBUTES,
  LINK_ATTRIBUTES,
  safeTarget,
  TABLE_ATTRIBUTES,
  TEXT_TAGS,
  words,
} from '@manzil/service-kit/html-rules';
import sanitizeHtml from 'sanitize-html';
import { sanitiseInlineStyle } from './sanitise-css.js';

export { sanitiseRichText } from '@manzil/service-kit/rich-text';

const PAGE_TAGS =
  'div section article aside header footer nav address hgroup details summary picture source button';

/** A name that neither runs over its attribute nor hides a property of the page's own objects. */
const IDENTIFIER = /^[a-z][\w-]{0,99}$/i;
const HIDES_BUILT_INS = /^(?:__|constructor$|prototype$|document$|window$|location$|self$|top$|parent$)/i;

function cleanAttributes(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { style, id, target, ...kept } = attribs;
  const cleanStyle = style === undefined ? '' : sanitiseInlineStyle(style);
  return {
    tagName,
    attribs: {
      ...kept,
      ...(cleanStyle && { style: cleanStyle }),
      ...(id !== undefined && IDENTIFIER.test(id) && !HIDES_BUILT_INS.test(id) && { id }),
      ...safeTarget(target),
    },
  };
}

const PAGE: sanitizeHtml.IOptions = {
  ...COMMON,
  allowedTags: [...words(TEXT_TAGS), ...words(PAGE_TAGS)],
  allowedAttributes: {
    ...TABLE_ATTRIBUTES,
    '*': ['class', 'id', 'title', 'lang', 'dir', 'role', 'style', 'aria-*', 'data-*', 'tabindex', 'hidden'],
    a: LINK_ATTRIBUTES,
    img: IMAGE_ATTRIBUTES,
    source: ['srcset', 'sizes', 'media', 'type', 'width', 'height'],
    col: ['span'],
    colgroup: ['span'],
    ol: ['start', 'type', 'reversed'],
    time: ['datetime'],
    details: ['open'],
    button: ['type'],
  },
  transformTags: {
    '*': cleanAttributes,
    // The site has its own; a second one would mislead whoever listens to the page.
    main: (_, attribs) => cleanAttributes('div', attribs),
    button: (_, attribs) => cleanAttributes('button', { ...attribs, type: 'button' }),
  },
};

/** HTML of a page: what it can show, and nothing that runs, loads other than pictures, or submits. Idempotent. */
export const sanitisePageHtml = (html: string): string => sanitizeHtml(html, PAGE);

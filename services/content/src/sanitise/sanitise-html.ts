import { LIVE_ATTRIBUTE, liveAttributes, liveQueryOf } from '@manzil/contracts/content/live-blocks';
import { withoutForeignPictures } from '@manzil/markup/foreign-pictures';
import {
  COMMON,
  IMAGE_ATTRIBUTES,
  LINK_ATTRIBUTES,
  safeTarget,
  TABLE_ATTRIBUTES,
  TEXT_TAGS,
  words,
} from '@manzil/markup/html-rules';
import sanitizeHtml from 'sanitize-html';
import { sanitiseInlineStyle } from './sanitise-css.js';

export { sanitiseRichText } from '@manzil/markup/rich-text';

const PAGE_TAGS =
  'div section article aside header footer nav address hgroup details summary picture source button';

/** Allowed ids: plain identifiers that do not shadow built-in properties (DOM clobbering). */
const IDENTIFIER = /^[a-z][\w-]{0,99}$/i;
const HIDES_BUILT_INS = /^(?:__|constructor$|prototype$|document$|window$|location$|self$|top$|parent$)/i;

const PICTURES: ReadonlySet<string> = new Set(['img', 'source']);

function cleanAttributes(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { style, id, target, ...given } =
    LIVE_ATTRIBUTE in attribs ? cleanLiveBlock(tagName, attribs) : attribs;
  const rest = PICTURES.has(tagName) ? withoutForeignPictures(given) : given;
  const cleanStyle = style === undefined ? '' : sanitiseInlineStyle(style);
  return {
    tagName,
    attribs: {
      ...rest,
      ...(cleanStyle && { style: cleanStyle }),
      ...(id !== undefined && IDENTIFIER.test(id) && !HIDES_BUILT_INS.test(id) && { id }),
      ...safeTarget(target),
    },
  };
}

/**
 * A live block keeps the attributes of its kind and its style; any other element loses the attribute that marks live
 * blocks.
 */
function cleanLiveBlock(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const query = tagName === 'div' ? liveQueryOf(attribs) : undefined;
  const { id, class: name, style } = attribs;
  const look = {
    ...(id !== undefined && { id }),
    ...(name !== undefined && { class: name }),
    ...(style !== undefined && { style }),
  };
  if (query !== undefined) return { ...liveAttributes(query), ...look };
  return Object.fromEntries(Object.entries(attribs).filter(([attribute]) => attribute !== LIVE_ATTRIBUTE));
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
    // The site has its own main element; a second one would mislead users of screen readers.
    main: (_, attribs) => cleanAttributes('div', attribs),
    button: (_, attribs) => cleanAttributes('button', { ...attribs, type: 'button' }),
  },
};

/** Sanitises the HTML of a page: nothing runs, submits, or loads anything but pictures of this site and the named hosts. Idempotent. */
export const sanitisePageHtml = (html: string): string => sanitizeHtml(html, PAGE);

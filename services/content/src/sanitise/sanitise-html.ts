import sanitizeHtml from 'sanitize-html';
import { sanitiseInlineStyle } from './sanitise-css.js';

/** Elements that go with what is in them; the text of any other unknown element stays. */
const GONE_WITH_CONTENT = [
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'xml',
  'xmp',
  'plaintext',
  'textarea',
  'select',
  'option',
  'title',
  'head',
];

const TEXT_TAGS =
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd a abbr b bdi bdo cite code del dfn em i ins kbd ' +
  'mark q s samp small span strong sub sup time u var wbr figure figcaption img ' +
  'table caption colgroup col thead tbody tfoot tr th td';
const PAGE_TAGS =
  'div section article aside header footer nav address hgroup details summary picture source button';

const words = (list: string): string[] => list.split(' ');

const URL_RULES = {
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures come from this site or over https, so that a page never mixes in what is not encrypted.
  allowedSchemesByTag: { img: ['https'], source: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset', 'cite'],
  allowProtocolRelative: false,
} satisfies sanitizeHtml.IOptions;

const TABLE_ATTRIBUTES = { th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] };
const LINK_ATTRIBUTES = ['href', 'target', 'rel', 'title'];
const IMAGE_ATTRIBUTES = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'];

const COMMON = {
  ...URL_RULES,
  nonTextTags: GONE_WITH_CONTENT,
  disallowedTagsMode: 'discard',
  allowVulnerableTags: false,
  enforceHtmlBoundary: false,
  nestingLimit: 100,
  // Styles are cleaned by the same rules as a page's CSS, not by the library's own.
  parseStyleAttributes: false,
} satisfies sanitizeHtml.IOptions;

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
      // A page opened from ours cannot steer it.
      ...(target === '_blank' && { target, rel: 'noopener noreferrer' }),
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

const RICH_TEXT: sanitizeHtml.IOptions = {
  ...COMMON,
  allowedTags: words(TEXT_TAGS),
  allowedAttributes: {
    ...TABLE_ATTRIBUTES,
    '*': ['lang', 'dir', 'class'],
    a: LINK_ATTRIBUTES,
    img: IMAGE_ATTRIBUTES,
    li: ['data-list'],
  },
  // The editor's alignment and indentation; any other class could borrow the look of the site.
  allowedClasses: { '*': [/^ql-(?:align|direction|indent|size)-[\w-]+$/] },
  transformTags: {
    a: cleanAttributes,
    // The title of the page is its only h1.
    h1: 'h2',
  },
};

/** HTML of a page: what it can show, and nothing that runs, loads other than pictures, or submits. Idempotent. */
export const sanitisePageHtml = (html: string): string => sanitizeHtml(html, PAGE);

/** Rich text of a post: paragraphs, headings, lists, tables, links and pictures without styles. Idempotent. */
export const sanitiseRichText = (html: string): string => sanitizeHtml(html, RICH_TEXT);

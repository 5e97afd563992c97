import type { IOptions, Attributes } from 'sanitize-html';

/** Elements that are removed with their content; other unknown elements keep their text. */
const REMOVED_WITH_CONTENT = [
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

/** Elements of running text, including pictures. */
export const TEXT_TAGS =
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd a abbr b bdi bdo cite code del dfn em i ins kbd ' +
  'mark q s samp small span strong sub sup time u var wbr figure figcaption img ' +
  'table caption colgroup col thead tbody tfoot tr th td';

/** Splits a list that is separated by spaces. */
export const words = (list: string): string[] => list.split(' ');

const URL_RULES = {
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Transforms remove pictures of hosts that are not named, which would learn of every visitor.
  allowedSchemesByTag: { img: ['https'], source: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset', 'cite'],
  allowProtocolRelative: false,
} satisfies IOptions;

export const TABLE_ATTRIBUTES = { th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] };
export const LINK_ATTRIBUTES = ['href', 'target', 'rel', 'title'];
export const IMAGE_ATTRIBUTES = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'];

/** Rules for all HTML of staff: nothing runs, submits, or loads anything except pictures of this site and the named hosts. */
export const COMMON = {
  ...URL_RULES,
  nonTextTags: REMOVED_WITH_CONTENT,
  disallowedTagsMode: 'discard',
  allowVulnerableTags: false,
  enforceHtmlBoundary: false,
  nestingLimit: 100,
  // Styles are sanitised by the rules of a page's CSS instead of the library's own.
  parseStyleAttributes: false,
} satisfies IOptions;

/** Allows the target `_blank` only, and denies the opened page access to ours. */
export const safeTarget = (target: string | undefined): Attributes =>
  target === '_blank' ? { target, rel: 'noopener noreferrer' } : {};

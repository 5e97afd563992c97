import type { IOptions, Attributes } from 'sanitize-html';

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

/** What a text is made of, pictures included. */
export const TEXT_TAGS =
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd a abbr b bdi bdo cite code del dfn em i ins kbd ' +
  'mark q s samp small span strong sub sup time u var wbr figure figcaption img ' +
  'table caption colgroup col thead tbody tfoot tr th td';

/** A list written as one text. */
export const words = (list: string): string[] => list.split(' ');

const URL_RULES = {
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures come from this site alone: another one would be told of every visitor.
  allowedSchemesByTag: { img: [], source: [] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset', 'cite'],
  allowProtocolRelative: false,
} satisfies IOptions;

export const TABLE_ATTRIBUTES = { th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] };
export const LINK_ATTRIBUTES = ['href', 'target', 'rel', 'title'];
export const IMAGE_ATTRIBUTES = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'];

/** Holds for whatever staff write: nothing runs, submits, or loads anything but pictures of this site. */
export const COMMON = {
  ...URL_RULES,
  nonTextTags: GONE_WITH_CONTENT,
  disallowedTagsMode: 'discard',
  allowVulnerableTags: false,
  enforceHtmlBoundary: false,
  nestingLimit: 100,
  // Styles are cleaned by the same rules as a page's CSS, not by the library's own.
  parseStyleAttributes: false,
} satisfies IOptions;

/** A page opened from ours cannot steer it; no other target is kept. */
export const safeTarget = (target: string | undefined): Attributes =>
  target === '_blank' ? { target, rel: 'noopener noreferrer' } : {};

import {
  GALLERY_ATTRIBUTE,
  HOME_ATTRIBUTE,
  REFERENCE_ATTRIBUTE,
  VIDEO_ATTRIBUTE,
  videoAddress,
} from '@manzil/contracts/content/post-blocks';
import { RICH_TEXT } from '@manzil/markup/rich-text';
import sanitizeHtml from 'sanitize-html';

const LISTING_ID = /^[1-9]\d{0,8}$/;
const REFERENCE = /^[\w ./-]{1,100}$/;

/** Returns the attributes of a block of a post; undefined for any other `div`. */
function blockAttributes(given: sanitizeHtml.Attributes): sanitizeHtml.Attributes | undefined {
  const home = given[HOME_ATTRIBUTE];
  if (home !== undefined) {
    if (!LISTING_ID.test(home)) return undefined;
    const reference = given[REFERENCE_ATTRIBUTE] ?? '';
    return {
      [HOME_ATTRIBUTE]: home,
      ...(REFERENCE.test(reference) && { [REFERENCE_ATTRIBUTE]: reference }),
    };
  }
  const video = given[VIDEO_ATTRIBUTE];
  if (video !== undefined) {
    const address = videoAddress(video);
    return address === undefined ? undefined : { [VIDEO_ATTRIBUTE]: address };
  }
  return given[GALLERY_ATTRIBUTE] === undefined ? undefined : { [GALLERY_ATTRIBUTE]: '' };
}

const POST: sanitizeHtml.IOptions = {
  ...RICH_TEXT,
  allowedTags: [...RICH_TEXT.allowedTags, 'div'],
  allowedAttributes: {
    ...RICH_TEXT.allowedAttributes,
    div: [HOME_ATTRIBUTE, REFERENCE_ATTRIBUTE, VIDEO_ATTRIBUTE, GALLERY_ATTRIBUTE],
  },
  transformTags: {
    ...RICH_TEXT.transformTags,
    div: (_, attribs) => {
      const block = blockAttributes(attribs);
      // An element that is not allowed is removed; its text is kept.
      return block === undefined ? { tagName: 'section', attribs: {} } : { tagName: 'div', attribs: block };
    },
  },
};

/** Reduces the HTML of a post to rich text with listings, videos and galleries. Idempotent. */
export const sanitisePost = (html: string): string => sanitizeHtml(html, POST);

/** Campaign parameters, such as `utm_source`. Other parameters of a URL are ignored. */
export const UTM_NAMES = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmName = (typeof UTM_NAMES)[number];

/** Longest value of such a parameter. */
export const LONGEST_UTM = 100;
/** Days for which a browser remembers the source of its visit. */
export const ORIGIN_DAYS = 90;
export const MOST_PAGES_SEEN = 20;
export const MOST_HOMES_SEEN = 13;

/**
 * Public pages. After the first segment, any other path may contain the secret of a link, which must not be passed on.
 */
export const OPEN_PAGE = /^\/(?:(?:buy|rent|blog|meetmyteam)\/[\w%.~/-]+|[\w%.~-]*)$/;

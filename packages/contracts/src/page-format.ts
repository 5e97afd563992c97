/** Media type of the Markdown version of a page; the gateway requests it from web with exactly this Accept header. */
export const MARKDOWN = 'text/markdown';

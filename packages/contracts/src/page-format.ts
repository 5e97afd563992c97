/** Media type of the twin of a page for programs: the gateway requests it of web with exactly this Accept header. */
export const MARKDOWN = 'text/markdown';

/** What a text may contain, as its server sanitises it. Posts alone have listings, videos and galleries. */
export type RichTextKind = 'post' | 'development' | 'listing';

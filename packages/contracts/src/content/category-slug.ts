/** Path of a category below /blog/category: "Buying & selling" is `buying-selling`. Empty for one without Latin letters. */
export const categorySlug = (category: string): string => slugOf(category);

/** Path of an author below /blog/author, by the same rule. */
export const authorSlug = (author: string): string => slugOf(author);

/** Path of a tag below /blog/tag, by the same rule. */
export const tagSlug = (tag: string): string => slugOf(tag);

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

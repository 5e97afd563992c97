/** Path of a category below /blog/category: "Buying & selling" is `buying-selling`. Empty for one without Latin letters. */
export const categorySlug = (category: string): string =>
  category
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

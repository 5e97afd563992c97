/** A slug derived from a title: 'Off-plan: is it safe?' is `off-plan-is-it-safe`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '');

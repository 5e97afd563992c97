import type { Texts } from '../../shared/lib/texts';

/** The title of a page of a list; the first page has no number. */
export const numberedTitle = (
  texts: Texts,
  { title, page, pageCount }: { title: string; page: number; pageCount: number },
): string =>
  page > 1
    ? texts.titles.numbered({ title, position: texts.pagination.position({ page, count: pageCount }) })
    : title;

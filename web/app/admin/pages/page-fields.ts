import type { Page, PageFields } from '@manzil/contracts/content/page';

const BLANK: PageFields = {
  title: '',
  linkAddress: '',
  seoTitle: '',
  metaDescription: '',
  keywords: '',
  html: '',
  css: '',
};

/** What can be edited of a page; a new one is blank. */
export function fieldsOf(page: PageFields | undefined): PageFields {
  if (page === undefined) return BLANK;
  const { title, linkAddress, seoTitle, metaDescription, keywords, html, css } = page;
  return { title, linkAddress, seoTitle, metaDescription, keywords, html, css };
}

/** The page that an editor begins with: the address of a new one has `new` for its id. */
export const editedId = (id: string): number | undefined => (id === 'new' ? undefined : Number(id));

export type EditedPage = Page | undefined;

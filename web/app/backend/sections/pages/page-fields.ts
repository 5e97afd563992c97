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

/** The editable fields of a page; a new one is blank. */
export function fieldsOf(page: PageFields | undefined): PageFields {
  if (page === undefined) return BLANK;
  const { title, linkAddress, seoTitle, metaDescription, keywords, html, css } = page;
  return { title, linkAddress, seoTitle, metaDescription, keywords, html, css };
}

/** Id of the page in the URL; undefined for a new page, whose id is `new`. */
export const editedId = (id: string): number | undefined => (id === 'new' ? undefined : Number(id));

export type EditedPage = Page | undefined;

/** True when the HTML or the CSS differs. */
export const isOtherCode = (one: PageFields, other: PageFields): boolean =>
  one.html !== other.html || one.css !== other.css;

/** Returns `saved` with the fields that were changed since `sent`. HTML and CSS are kept together. */
export function keepTyped(sent: PageFields, now: PageFields, saved: PageFields): PageFields {
  const typed = (Object.keys(now) as (keyof PageFields)[]).filter((field) =>
    field === 'html' || field === 'css' ? isOtherCode(sent, now) : now[field] !== sent[field],
  );
  return { ...saved, ...Object.fromEntries(typed.map((field) => [field, now[field]])) };
}

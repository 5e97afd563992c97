import type { LifecycleChange } from '@manzil/contracts/content/lifecycle';
import {
  pageSummarySchema,
  type Page,
  type PageFields,
  type PageSummary,
} from '@manzil/contracts/content/page';
import * as previews from '@manzil/contracts/http/page-previews';
import * as pages from '@manzil/contracts/http/pages';
import * as bin from '@manzil/contracts/http/recycle-bin';
import type { PageSaved, PreviewLink } from '@manzil/contracts/http/wire/page-rows';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../kit/data/call-api';
import { createDraft, saveDraft, withDraft } from '../../kit/lifecycle/lifecycle-calls';

/** Fields that a copy does not take from its original. */
export type CopyFields = Omit<PageFields, 'html' | 'css'> & { pageVal: PageSummary['pageVal'] };

/** Includes who saved each page, and when. */
export const pagesQuery = queryOptions({
  queryKey: ['pages'],
  queryFn: async ({ signal }): Promise<PageSummary[]> =>
    pageSummarySchema.array().parse(await callApi(pages.listPages, {}, { signal })),
});

/** A page with its sanitised content, and with the fields of its draft if it has one. */
export async function loadPage(id: number): Promise<Page> {
  const { fileContent, cssfile, result } = await callApi(pages.showPage, { params: { id } });
  const page = { ...pageSummarySchema.parse(result), html: fileContent, css: cssfile };
  return withDraft({ kind: 'page', id }, page);
}

export const createPage = (fields: PageFields): Promise<PageSaved> =>
  callApi(pages.savePage, { body: { ...fields, pageVal: 'pages' } });

/** Refused (409) when another user has saved since `expectedVersion`. */
export const updatePage = (id: number, fields: PageFields, expectedVersion: number): Promise<PageSaved> =>
  callApi(pages.updatePage, { params: { id }, body: { ...fields, expectedVersion } });

/** Saves a draft, which visitors do not see yet; creates the page if it is new. */
export const savePageDraft = (
  id: number | undefined,
  fields: PageFields,
  expectedVersion: number,
): Promise<LifecycleChange> =>
  id === undefined ? createDraft('page', fields) : saveDraft({ kind: 'page', id }, fields, expectedVersion);

/** The page with the saved draft, for when it cannot be reloaded. */
export function asDrafted(
  before: Page | undefined,
  fields: PageFields,
  { id, version, lifecycle }: LifecycleChange,
): Page {
  const { savedAt: updatedAt, savedBy: updatedBy } = lifecycle.draft ?? { savedAt: '', savedBy: '' };
  const stamp = { createdAt: updatedAt, updatedAt, updatedBy };
  return { pageVal: 'pages', ...stamp, ...before, ...fields, id, version, lifecycle };
}

export const deletePage = (id: number): Promise<PageSaved> => callApi(pages.deletePage, { params: { id } });

/** Restores a page from the recycle bin, optionally at another path. */
export const restorePage = (id: number, linkAddress?: string): Promise<PageSaved> =>
  callApi(bin.restorePage, { params: { id }, body: { linkAddress } });

/** Creates a link, valid for one day, to a preview of the fields as if they were saved. */
export const createPreview = ({ title, html, css }: PageFields): Promise<PreviewLink> =>
  callApi(previews.createPagePreview, { body: { draft: { title, html, css } } });

import {
  deletedPageSchema,
  pageDiffSchema,
  pageSummarySchema,
  type DeletedPage,
  type Page,
  type PageFields,
  type PageDiff,
  type PageSummary,
} from '@manzil/contracts/content/page';
import { listPageRevisions } from '@manzil/contracts/content/page-rpc';
import { z } from 'zod';
import { callApi, json, tellApi } from '../lib/call-api';

const savedSchema = z.object({ message: z.string(), result: pageSummarySchema });
type Saved = z.output<typeof savedSchema>;
const fileSchema = z.object({ fileContent: z.string(), cssfile: z.string(), result: pageSummarySchema });
const binSchema = z.object({ combinedResults: z.array(deletedPageSchema) });
const previewLinkSchema = z.object({ token: z.string(), expiresAt: z.string(), path: z.string() });
export type PreviewLink = z.output<typeof previewLinkSchema>;

/** What a copy does not take from its original. */
export type CopyFields = Omit<PageFields, 'html' | 'css'> & { pageVal: PageSummary['pageVal'] };

export const loadPages = (): Promise<PageSummary[]> => callApi('/api/pages', z.array(pageSummarySchema));

/** A page with what it shows, cleaned as visitors see it. */
export async function loadPage(id: number): Promise<Page> {
  const { fileContent, cssfile, result } = await callApi(`/api/pages/${id}`, fileSchema);
  return { ...result, html: fileContent, css: cssfile };
}

export const createPage = (fields: PageFields): Promise<Saved> =>
  callApi('/api/save-page', savedSchema, json('POST', { ...fields, pageVal: 'pages' }));

/** Refused (409) when somebody has saved since `expectedVersion`. */
export const updatePage = (id: number, fields: PageFields, expectedVersion: number): Promise<Saved> =>
  callApi(`/api/pages/${id}`, savedSchema, json('PUT', { ...fields, expectedVersion }));

export const copyPage = (id: number, fields: CopyFields): Promise<Saved> =>
  callApi(`/api/pages/${id}/copy`, savedSchema, json('POST', fields));

export const deletePage = (id: number): Promise<Saved> =>
  callApi(`/api/pages/${id}`, savedSchema, { method: 'DELETE' });

export async function loadBin(): Promise<DeletedPage[]> {
  return (await callApi('/fecthoffpage', binSchema)).combinedResults;
}

/** Back from the recycle bin, at another address if one is given. */
export const restorePage = (id: number, linkAddress?: string): Promise<Saved> =>
  callApi(`/api/recycle-bin/${id}/restore`, savedSchema, json('POST', { linkAddress }));

export const purgePage = (id: number): Promise<void> =>
  tellApi(`/api/recycle-bin/${id}`, { method: 'DELETE' });

/** The latest hundred saves, the last first. */
export const loadRevisions = (id: number): Promise<z.output<typeof listPageRevisions.response>> =>
  callApi(`/api/pages/${id}/revisions`, listPageRevisions.response);

/** What a save changed since the one before it. */
export const loadDiff = (id: number, version: number): Promise<PageDiff> =>
  callApi(`/api/pages/${id}/revisions/${version}/diff`, pageDiffSchema);

export const restoreRevision = (id: number, version: number, expectedVersion: number): Promise<Saved> =>
  callApi(`/api/pages/${id}/revisions/${version}/restore`, savedSchema, json('POST', { expectedVersion }));

/** A link for a day that shows the fields as they would look if they were saved. */
export const createPreview = ({ title, html, css }: PageFields): Promise<PreviewLink> =>
  callApi('/api/page-previews', previewLinkSchema, json('POST', { draft: { title, html, css } }));

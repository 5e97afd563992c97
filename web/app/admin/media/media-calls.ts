import type { Asset } from '@manzil/contracts/media/asset';
import {
  libraryAssetSchema,
  libraryPageSchema,
  replacedFileSchema,
  type LibraryAsset,
  type LibraryPage,
  type ReplacedFile,
} from '@manzil/contracts/media/library';
import { callApi, json, tellApi } from '../lib/call-api';

export interface LibraryQuery {
  q: string;
  kind: Asset['kind'] | '';
  page: number;
}

/** Uploads, newest first, with the records that use them. */
export function loadLibrary({ q, kind, page }: LibraryQuery): Promise<LibraryPage> {
  const query = new URLSearchParams({ page: String(page) });
  if (q.trim() !== '') query.set('q', q.trim());
  if (kind !== '') query.set('kind', kind);
  return callApi(`/api/media?${query}`, libraryPageSchema);
}

export const describeAsset = (id: string, alt: string): Promise<LibraryAsset> =>
  callApi(`/api/media/${id}`, libraryAssetSchema, json('PATCH', { alt }));

/** Refused (409) while a record uses it. */
export const deleteAsset = (id: string): Promise<void> => tellApi(`/api/media/${id}`, { method: 'DELETE' });

/** Both by their names below /uploads. */
export const replaceAsset = (filename: string, replacement: string): Promise<ReplacedFile> =>
  callApi('/api/media/replacements', replacedFileSchema, json('POST', { filename, replacement }));

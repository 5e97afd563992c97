import * as http from '@manzil/contracts/http/media';
import type { Asset } from '@manzil/contracts/media/asset';
import type { AssetDeleted, ReplacedFile } from '@manzil/contracts/media/library';
import { endpointQuery } from '../data/query-client';
import { callApi } from '../data/call-api';

export interface LibraryQuery {
  q: string;
  kind: Asset['kind'] | '';
  tag: string;
  show: 'used' | 'unused' | 'leaving' | 'undescribed' | '';
  page: number;
}

/** Uploads, newest first, with the records that use them. */
export const assetsQuery = ({ q, kind, tag, show, page }: LibraryQuery) =>
  endpointQuery(http.listAssets, {
    query: {
      page,
      q: q.trim() === '' ? undefined : q.trim(),
      kind: kind === '' ? undefined : kind,
      tag: tag === '' ? undefined : tag,
      use: show === '' || show === 'undescribed' ? undefined : show,
      alt: show === 'undescribed' ? 'missing' : undefined,
    },
  });

/** Refused (409) while a record uses it. */
export const deleteAsset = (id: string): Promise<AssetDeleted> =>
  callApi(http.deleteAsset, { params: { id } });

/** Both are file names below /uploads. */
export const replaceAsset = (filename: string, replacement: string): Promise<ReplacedFile> =>
  callApi(http.replaceFile, { body: { filename, replacement } });

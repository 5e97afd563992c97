import type { BinKind } from '@manzil/contracts/content/bin';
import * as bin from '@manzil/contracts/http/bin';
import type { BinItem } from '@manzil/contracts/http/bin';
import * as collections from '@manzil/contracts/http/content-editing';
import { deleteDevelopment } from '@manzil/contracts/http/development-editing';
import { deleteAsset } from '@manzil/contracts/http/media';
import { deletePage } from '@manzil/contracts/http/pages';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../kit/data/call-api';

export const binQuery = queryOptions({
  queryKey: ['recycle-bin'],
  queryFn: async ({ signal }): Promise<BinItem[]> => (await callApi(bin.listBin, {}, { signal })).entries,
});

/** Refused (409) with an issue for `slug`, or for the `name` of a project, when it has been taken in the meantime. */
export async function restoreFromBin(
  { kind, id }: BinItem,
  elsewhere: { slug?: string; name?: string } = {},
): Promise<void> {
  if (kind === 'file') await callApi(bin.restoreFileFromBin, { params: { id } });
  else await callApi(bin.restoreFromBin, { params: { kind, id }, body: elsewhere });
}

export const purgeFromBin = ({ kind, id }: BinItem): Promise<undefined> =>
  kind === 'file'
    ? callApi(bin.purgeFileFromBin, { params: { id } })
    : callApi(bin.purgeFromBin, { params: { kind, id } });

const REMOVE: Readonly<Record<BinKind, (id: number) => Promise<unknown>>> = {
  page: (id) => callApi(deletePage, { params: { id } }),
  development: (id) => callApi(deleteDevelopment, { body: { id } }),
  'blog-post': (id) => callApi(collections.blogPosts.remove, { params: { id } }),
  faq: (id) => callApi(collections.faqs.remove, { params: { id } }),
  'team-member': (id) => callApi(collections.team.remove, { params: { id } }),
  testimonial: (id) => callApi(collections.testimonials.remove, { params: { id } }),
  'navigation-item': (id) => callApi(collections.navigationItems.remove, { params: { id } }),
};

/** Deletes an entry again, after it was restored by mistake. */
export async function deleteAgain({ kind, id }: BinItem): Promise<void> {
  if (kind === 'file') await callApi(deleteAsset, { params: { id } });
  else await REMOVE[kind](id);
}

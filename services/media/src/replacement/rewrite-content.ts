import { isDeepStrictEqual } from 'node:util';
import { blogPostFieldsSchema, teamMemberFieldsSchema } from '@manzil/contracts/content/collection-fields';
import { documentNameSchema } from '@manzil/contracts/content/documents';
import {
  blogPostEditing,
  getBlogPostEntry,
  getDocumentEntry,
  getFrameEntry,
  saveNavigationStyle,
  teamEditing,
} from '@manzil/contracts/content/editing-rpc';
import { pageFieldsSchema } from '@manzil/contracts/content/page';
import { getPage, updatePage } from '@manzil/contracts/content/page-rpc';
import { saveDocument } from '@manzil/contracts/content/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import type { Rewrite } from './rewrite.js';
import type { Swap } from './swap-file.js';

const isUnchanged = (record: object, swap: Swap): boolean => isDeepStrictEqual(swap(record), record);

const gone = (): DomainError => new DomainError('NOT_FOUND', 'There is no such record any more');

const document: Rewrite = async (rpc, name, swap, by) => {
  const { fields, version } = await rpc.request(getDocumentEntry, { name: documentNameSchema.parse(name) });
  const changed = Object.entries(swap(fields)).filter(([field, text]) => fields[field] !== text);
  if (changed.length === 0) return;
  await rpc.request(saveDocument, {
    ...{ name: documentNameSchema.parse(name), fields: Object.fromEntries(changed) },
    ...{ expectedVersion: version, by },
  });
};

const navigationStyle: Rewrite = async (rpc, _id, swap, by) => {
  const { style } = await rpc.request(getFrameEntry, {});
  if (isUnchanged(style, swap)) return;
  const fields = saveNavigationStyle.request.shape.fields.parse(swap(style));
  await rpc.request(saveNavigationStyle, { fields, expectedVersion: style.version, by });
};

const blogPost: Rewrite = async (rpc, id, swap, by) => {
  const post = await rpc.request(getBlogPostEntry, { id: Number(id) });
  if (isUnchanged(post, swap)) return;
  const fields = blogPostFieldsSchema.parse({ ...swap(post), draft: post.state === 'draft' });
  await rpc.request(blogPostEditing.update, { id: post.id, fields, expectedVersion: post.version, by });
};

const teamMember: Rewrite = async (rpc, id, swap, by) => {
  const { entries } = await rpc.request(teamEditing.list, {});
  const member = entries.find((entry) => entry.id === Number(id));
  if (member === undefined) throw gone();
  if (isUnchanged(member, swap)) return;
  const fields = teamMemberFieldsSchema.parse(swap(member));
  await rpc.request(teamEditing.update, { id: member.id, fields, expectedVersion: member.version, by });
};

const page: Rewrite = async (rpc, id, swap, by) => {
  const found = await rpc.request(getPage, { id: Number(id) });
  if (!('page' in found)) throw gone();
  if (isUnchanged(found.page, swap)) return;
  const fields = pageFieldsSchema.parse(swap(found.page));
  await rpc.request(updatePage, { ...fields, id: found.page.id, expectedVersion: found.page.version, by });
};

/** By the kind in the owner that content names itself with. */
export const CONTENT_REWRITES: Readonly<Record<string, Rewrite>> = {
  document,
  'navigation-style': navigationStyle,
  'blog-post': blogPost,
  'team-member': teamMember,
  page,
};

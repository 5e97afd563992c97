import { z } from 'zod';
import { defineRpc } from '../rpc.js';
import { translationLanguageSchema } from './language.js';
import {
  deletedPageSchema,
  linkAddressSchema,
  pageFieldsSchema,
  pageSchema,
  pageSummarySchema,
  pageValSchema,
} from './page.js';
import { memberName, text } from './text.js';

const id = z.int().min(1).max(2_147_483_647);
const version = z.int().min(1).max(2_147_483_647);
/** Sanitising a page of maximum size takes a second or two on a slow machine. */
const CLEANING_MS = 10_000;
const part = {
  offset: z.int().min(0).max(1_000_000).default(0),
  limit: z.int().min(1).max(200).default(100),
};

/** Includes pages that visitors do not see, and the lifecycle of each. */
const drafts = z.boolean().default(false);

/** Active pages, the last saved first; `total` counts all of them. */
export const listPages = defineRpc({
  subject: 'rpc.content.v1.page.list',
  request: z.object({ ...part, drafts }),
  response: z.object({ pages: z.array(pageSummarySchema), total: z.int() }),
  idempotent: true,
});

/**
 * Returns an active page by id or path. For a former path: the current path, without slash, in `redirectTo`. GONE
 * for a page in the recycle bin, with its path in `details.linkAddress`; NOT_FOUND for an unknown, purged or
 * unpublished page.
 */
export const getPage = defineRpc({
  subject: 'rpc.content.v1.page.get',
  request: z.union([
    z.object({ id, drafts }),
    z.object({ linkAddress: text(200), drafts, lang: translationLanguageSchema.optional() }),
  ]),
  response: z.union([z.object({ page: pageSchema }), z.object({ redirectTo: z.string() })]),
  idempotent: true,
});

/** CONFLICT with `details.reason` `link-taken` and an issue for `linkAddress` when an active page uses the path. */
export const createPage = defineRpc({
  subject: 'rpc.content.v1.page.create',
  request: pageFieldsSchema.extend({ pageVal: pageValSchema.default('pages'), by: memberName }),
  response: pageSchema,
  deadlineMs: CLEANING_MS,
});

/**
 * Replaces the fields of a page. CONFLICT with `details` { reason: 'version', version, updatedBy, updatedAt } when
 * another user saved since `expectedVersion`, or reason `link-taken`. The old path then redirects to the new one.
 */
export const updatePage = defineRpc({
  subject: 'rpc.content.v1.page.update',
  request: pageFieldsSchema.extend({ id, expectedVersion: version, by: memberName }),
  response: pageSchema,
  deadlineMs: CLEANING_MS,
});

/** A new page with the HTML and CSS of another, which may be in the recycle bin; a draft unless `publish`. */
export const copyPage = defineRpc({
  subject: 'rpc.content.v1.page.copy',
  request: pageFieldsSchema.omit({ html: true, css: true }).extend({
    id,
    pageVal: pageValSchema.default('pages'),
    publish: z.boolean().default(true),
    by: memberName,
  }),
  response: pageSchema,
});

/** Moves a page to the recycle bin. NOT_FOUND, or GONE when it is there already. */
export const deletePage = defineRpc({
  subject: 'rpc.content.v1.page.delete',
  request: z.object({ id, by: memberName }),
  response: deletedPageSchema,
});

/**
 * Restores a page from the recycle bin, at its path or the given one. CONFLICT (`link-taken`) when that is in use now.
 */
export const restorePage = defineRpc({
  subject: 'rpc.content.v1.page.restore',
  request: z.object({ id, linkAddress: linkAddressSchema.optional(), by: memberName }),
  response: pageSchema,
});

/**
 * Saves an active page with the content of `version`, HTML and CSS byte for byte; its path stays. CONFLICT like an
 * update.
 */
export const restorePageRevision = defineRpc({
  subject: 'rpc.content.v1.page-revision.restore',
  request: z.object({ pageId: id, version, expectedVersion: version, by: memberName }),
  response: pageSchema,
});

/** Stores a preview of a page as it is (`id`) or as it would be saved (`draft`); anyone with the token can read it. */
export const createPagePreview = defineRpc({
  subject: 'rpc.content.v1.page.create-preview',
  request: z.union([
    z.object({ id, by: memberName }),
    z.object({ draft: pageFieldsSchema.pick({ title: true, html: true, css: true }), by: memberName }),
  ]),
  response: z.object({ token: z.string(), expiresAt: z.string() }),
  deadlineMs: CLEANING_MS,
});

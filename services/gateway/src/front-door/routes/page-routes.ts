import { pageDiffSchema, pagePreviewSchema, pageRevisionSchema } from '@manzil/contracts/content/page';
import { listDeletedPages, listPageRevisions } from '@manzil/contracts/content/page-rpc';
import { z } from 'zod';
import {
  binSchema,
  customPageSchema,
  pageFileSchema,
  pageRowSchema,
  pageSavedSchema,
  previewLinkSchema,
} from '../../content/pages/page.wire.js';
import { listTag, pageTag } from '@manzil/contracts/cache-tags';
import { cached, cachedAs, get, post, put, remove, STAFF, type Route } from './route.js';

/** Pages that staff make, by the spec's paths and by our own. */
export const PAGE_ROUTES: readonly Route[] = [
  get('/api/pages', 'public', {
    ...cachedAs(listTag('pages')),
    readsSession: true,
    summary: 'Custom pages, the last saved first; members see who saved them',
    response: z.array(pageRowSchema),
  }),
  get('/api/pages/:id', 'public', {
    ...cached(pageFileSchema, { tags: ({ result }) => [pageTag(result.id)] }),
    readsSession: true,
    summary: 'HTML and CSS of a custom page',
    problems: ['GONE'],
  }),
  post('/api/save-page', STAFF, {
    summary: 'Saves a new custom page',
    response: pageSavedSchema,
    problems: ['CONFLICT'],
  }),
  put('/api/pages/:id', STAFF, {
    summary: 'Saves a custom page, if nobody has since the version that was edited',
    response: pageSavedSchema,
    problems: ['CONFLICT', 'GONE'],
  }),
  remove('/api/pages/:id', STAFF, {
    summary: 'Moves a custom page to the recycle bin',
    response: pageSavedSchema,
    problems: ['GONE'],
  }),
  post('/api/pages/:id/copy', STAFF, {
    summary: 'A new custom page that shows what this one does',
    response: pageSavedSchema,
    problems: ['CONFLICT'],
  }),
  get('/api/pages/:id/revisions', STAFF, {
    summary: 'Every save of a custom page, the last first',
    response: listPageRevisions.response,
  }),
  get('/api/pages/:id/revisions/:version', STAFF, {
    summary: 'A custom page as one save left it',
    response: pageRevisionSchema,
  }),
  get('/api/pages/:id/revisions/:version/diff', STAFF, {
    summary: 'What a save of a custom page changed, line by line',
    response: pageDiffSchema,
  }),
  post('/api/pages/:id/revisions/:version/restore', STAFF, {
    summary: 'Saves a custom page as it was at a version; its address stays',
    response: pageSavedSchema,
    problems: ['CONFLICT', 'GONE'],
  }),
  get('/fecthoffpage', STAFF, { summary: 'The whole recycle bin', response: binSchema }),
  put('/addpageagain/:id', STAFF, {
    summary: 'Restores a custom page from the recycle bin at its address',
    response: pageSavedSchema,
    problems: ['CONFLICT'],
  }),
  get('/api/recycle-bin', STAFF, {
    summary: 'The recycle bin in parts, the last deleted first',
    response: listDeletedPages.response,
  }),
  post('/api/recycle-bin/:id/restore', STAFF, {
    summary: 'Restores a custom page, at another address if one is given',
    response: pageSavedSchema,
    problems: ['CONFLICT'],
  }),
  remove('/api/recycle-bin/:id', STAFF, {
    summary: 'Deletes a custom page of the recycle bin for good',
    response: 'nothing',
    problems: ['CONFLICT'],
  }),
  post('/api/page-previews', STAFF, {
    summary: 'A link that shows a page or a draft for a day',
    response: previewLinkSchema,
    problems: ['NOT_FOUND', 'GONE'],
  }),
  get('/api/page-previews/:token', 'public', {
    summary: 'What a preview link shows',
    response: pagePreviewSchema,
  }),
  get('/api/custom-pages/:linkAddress', 'public', {
    ...cached(z.union([z.object({ page: customPageSchema }), z.object({ redirectTo: z.string() })]), {
      tags: (found) => ['page' in found ? pageTag(found.page.id) : listTag('pages')],
    }),
    summary: 'The custom page at an address, or the address it has now',
    problems: ['GONE'],
  }),
];

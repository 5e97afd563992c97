import { z } from 'zod';
import { catalogueTag, developmentTag, listTag, pathTag } from '../cache-tags.js';
import { languageQuerySchema } from '../content/language.js';
import { developmentListSchema, wholeDevelopmentSchema } from '../listings/development.js';
import * as rpc from '../listings/development-rpc.js';
import { cachedAs, defineEndpoint } from './endpoint.js';
import { defineOperation } from './operation.js';
import { pagelinkSchema } from './path-values.js';
import { galleryRowSchema } from './wire/development-answers.js';
import { developmentRowSchema } from './wire/development-rows.js';
import { anyIdSchema } from './wire/wire-id.js';

const listed = cachedAs(listTag('developments'));
const byId = z.object({ id: anyIdSchema });
/** Tags by the project in the path, whether it exists or not. */
const cachedById = {
  tags: (_shown: unknown, { params: { id } }: { params: Readonly<Record<'id', string>> }) => [
    developmentTag(anyIdSchema.parse(id)),
    catalogueTag('developments'),
  ],
};

export const listDevelopments = defineOperation({
  method: 'GET',
  path: '/api/developments',
  audience: 'public',
  area: 'New developments',
  summary: 'Live projects and the heading of their list',
  query: languageQuerySchema,
  responses: { 200: developmentListSchema },
  cached: { ...listed, query: ['lang'] },
  subject: rpc.listDevelopments.subject,
  request: rpc.listDevelopments.request,
  toRequest: ({ query: { lang } }) => ({ liveOnly: true, lang }),
  idempotent: true,
});

export const showDevelopment = defineEndpoint({
  method: 'GET',
  path: '/api/developments/:pagelink',
  audience: 'public',
  area: 'New developments',
  summary: 'A live project with its gallery; for a former link, `movedTo` is the current one',
  params: z.object({ pagelink: pagelinkSchema }),
  query: languageQuerySchema,
  responses: {
    200: wholeDevelopmentSchema.omit({ version: true }).extend({ movedTo: z.string().nullable() }),
  },
  cached: {
    query: ['lang'],
    tags: ({ development: { id } }) => [developmentTag(id), catalogueTag('developments')],
    tagsOfNothing: ({ pagelink }) => [pathTag(pagelink)],
  },
});

export const listDevelopmentRows = defineEndpoint({
  method: 'GET',
  path: '/getnewly',
  audience: 'public',
  readsSession: true,
  area: 'New developments',
  summary: 'Projects, as rows: live ones for visitors, all for members',
  responses: { 200: z.array(developmentRowSchema) },
  cached: listed,
});

export const showDevelopmentsHeading = defineEndpoint({
  method: 'GET',
  path: '/newdevtext',
  audience: 'public',
  area: 'New developments',
  summary: 'The heading of the list of projects, as a list with one row',
  responses: { 200: z.array(z.object({ newtext: z.string() })) },
  cached: listed,
});

export const showDevelopmentRow = defineEndpoint({
  method: 'GET',
  path: '/newlyedit/:id',
  audience: 'public',
  readsSession: true,
  area: 'New developments',
  summary: 'A project, as a list with one row',
  params: byId,
  responses: { 200: z.array(developmentRowSchema) },
  cached: cachedById,
});

export const showGallery = defineEndpoint({
  method: 'GET',
  path: '/offplanimages/:id',
  audience: 'public',
  readsSession: true,
  area: 'New developments',
  summary: 'The gallery of a project',
  params: byId,
  responses: { 200: z.array(galleryRowSchema) },
  cached: cachedById,
});

export const listGalleries = defineEndpoint({
  method: 'GET',
  path: '/getallpropertyImages',
  audience: 'public',
  readsSession: true,
  area: 'New developments',
  summary: 'The galleries of all projects',
  responses: { 200: z.array(galleryRowSchema) },
  cached: listed,
});

export const showGalleryByName = defineEndpoint({
  method: 'GET',
  path: '/getallpropertyImages/:name',
  audience: 'public',
  readsSession: true,
  area: 'New developments',
  summary: 'The gallery of the project with this name; empty when there is none',
  params: z.object({ name: z.string().max(300) }),
  responses: { 200: z.array(galleryRowSchema) },
  cached: listed,
});
